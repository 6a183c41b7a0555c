import { setTimeout as sleep } from 'node:timers/promises';

export interface RoundsPlan {
  /** Everything that is committed goes into the copy. */
  sync(): Promise<unknown>;
  /** Whether another machine has taken over. */
  isFenced(): Promise<boolean>;
  /** Called once. */
  fenced(): void;
  /** Called with the first good round. */
  first(): Promise<void>;
  print(line: string): void;
}

const betweenMilliseconds = 1_000;
/** Longer than a store that restarts is away. */
const tellAfterMilliseconds = 8_000;

/**
 * One round a second, and at once when somebody waits: sync, then look for the fence. Whoever promotes writes
 * the fence first and reads afterwards; so what a round found synced before it found no fence is in what they
 * read, whatever the clocks of both machines say.
 */
export class Rounds {
  readonly #plan: RoundsPlan;
  readonly #ending = new AbortController();
  #waiting: PromiseWithResolvers<void>[] = [];
  #wake = Promise.withResolvers<void>();
  /** Everything that was committed by then is in the copy. */
  #copiedUntil: number | undefined;
  #failingSince: number | undefined;
  #told = false;
  #running: Promise<void> | undefined;

  constructor(plan: RoundsPlan) {
    this.#plan = plan;
  }

  start(): void {
    this.#running = this.#run();
  }

  async end(): Promise<void> {
    this.#ending.abort();
    this.#wake.resolve();
    await this.#running;
  }

  /** Resolves when all that is committed now is in the copy, which may be never. */
  copied(): Promise<void> {
    const waiter = Promise.withResolvers<void>();
    this.#waiting.push(waiter);
    this.#wake.resolve();
    return waiter.promise;
  }

  get ageSeconds(): number | null {
    if (this.#copiedUntil === undefined) return null;
    return Math.max(0, (performance.now() - this.#copiedUntil) / 1_000);
  }

  async #run(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      const began = performance.now();
      const served = this.#waiting.splice(0);
      const good = await this.#round().catch((error: unknown) => this.#failed(error, began));
      if (good === 'fenced') return this.#plan.fenced();
      if (good) {
        this.#mended();
        this.#copiedUntil = began;
        for (const waiter of served) waiter.resolve();
      } else this.#waiting.unshift(...served);
      if (good && this.#waiting.length > 0) continue;
      this.#wake = Promise.withResolvers<void>();
      const { signal } = this.#ending;
      const pause = sleep(betweenMilliseconds, undefined, { signal }).catch(() => undefined);
      await Promise.race(good ? [pause, this.#wake.promise] : [pause]);
    }
  }

  async #round(): Promise<boolean | 'fenced'> {
    await this.#plan.sync();
    if (await this.#plan.isFenced()) return 'fenced';
    if (this.#copiedUntil === undefined) await this.#plan.first();
    return true;
  }

  #failed(error: unknown, began: number): false {
    this.#failingSince ??= began;
    if (this.#told || performance.now() - this.#failingSince < tellAfterMilliseconds) return false;
    this.#told = true;
    const reason = error instanceof Error ? error.message : String(error);
    this.#plan.print(`The copy of the database stands still (${reason}).`);
    return false;
  }

  #mended(): void {
    if (this.#told) this.#plan.print('The copy of the database goes on.');
    this.#failingSince = undefined;
    this.#told = false;
  }
}
