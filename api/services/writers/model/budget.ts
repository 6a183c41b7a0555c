import { WriterError } from './writer-errors.ts';

export interface Timeouts {
  /** From sending a request until the first byte of the answer's body, be it a comment. */
  firstByteMs: number;
  /** Longest silence within an answer. */
  idleMs: number;
  /** Everything together: retries, pauses and the stream itself. */
  totalMs: number;
}

/** All the time one order may take. Its signal ends whatever is going on upstream. */
export class Budget {
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #timeouts: Timeouts;
  readonly #client: AbortSignal;
  readonly #parent: Budget | null;
  readonly #children = new Set<Budget>();
  readonly #deadline: number;
  readonly #total: NodeJS.Timeout;
  #silence: NodeJS.Timeout | undefined;
  #error: WriterError | null = null;
  #busy = false;
  #begun = false;

  constructor(timeouts: Timeouts, client: AbortSignal, parent: Budget | null = null) {
    this.signal = this.#controller.signal;
    this.#timeouts = timeouts;
    this.#client = client;
    this.#parent = parent;
    this.#deadline = performance.now() + timeouts.totalMs;
    this.#total = setTimeout(() => this.#tooLong('in all'), timeouts.totalMs);
    if (client.aborted) this.#clientLeft();
    else client.addEventListener('abort', this.#clientLeft, { once: true });
  }

  /** Why the budget is over before its work was. */
  get error(): WriterError | null {
    return this.#error;
  }

  get leftMs(): number {
    return this.#deadline - performance.now();
  }

  /**
   * For one of several calls at once: it has silences of its own, and what is left of the time or less.
   * It ends with this one.
   */
  share(atMostMs = Number.POSITIVE_INFINITY): Budget {
    const totalMs = Math.max(0, Math.min(atMostMs, this.leftMs));
    const child = new Budget({ ...this.#timeouts, totalMs }, this.signal, this);
    this.#children.add(child);
    return child;
  }

  /** The work's outcome, or the budget's end where the work never comes to one. */
  within<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = () => reject(this.#error);
      if (this.signal.aborted) stop();
      this.signal.addEventListener('abort', stop, { once: true });
      work.then(resolve, reject).finally(() => this.signal.removeEventListener('abort', stop));
    });
  }

  requestSent(): void {
    this.#busy = true;
    this.#begun = false;
    this.#listen(this.#timeouts.firstByteMs, 'before the first byte');
  }

  byteCame(): void {
    if (this.#begun) {
      this.#silence?.refresh();
    } else {
      this.#begun = true;
      this.#listen(this.#timeouts.idleMs, 'between two bytes');
    }
  }

  /** Between two requests nobody is expected to speak. */
  answerOver(): void {
    this.#busy = false;
    clearTimeout(this.#silence);
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      const stop = () => {
        clearTimeout(timer);
        reject(this.#error);
      };
      this.signal.addEventListener('abort', stop, { once: true });
    });
  }

  /** The work is done or given up; a request that is still under way ends with it. */
  end(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#silence);
    this.#client.removeEventListener('abort', this.#clientLeft);
    if (this.#parent !== null) this.#parent.#children.delete(this);
    for (const child of this.#children) child.#clientLeft();
    // Aborting costs an event and an exception: not for the many orders that went well.
    if (this.#busy) this.#controller.abort();
  }

  readonly #clientLeft = () => {
    this.#stop(this.#parent?.error ?? new WriterError('aborted', 'The client left.'));
  };

  #listen(ms: number, when: string): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#tooLong(when), ms);
  }

  #tooLong(when: string): void {
    this.#stop(new WriterError('timeout', `The provider took too long ${when}.`));
  }

  #stop(error: WriterError): void {
    this.#error ??= error;
    this.#controller.abort();
    this.end();
  }
}
