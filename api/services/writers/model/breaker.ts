import { WriterError } from './writer-errors.ts';

export interface BreakerSettings {
  /** Failed calls in a row after which the provider is left alone. */
  failures: number;
  /** How long, and how often it is then tried again. */
  coolDownMs: number;
}

/** A call that the breaker let through; only the first word about it counts. */
export interface GuardedCall {
  succeeded(): void;
  failed(): void;
  /** The call says nothing about the provider: the client left, or the request itself was wrong. */
  left(): void;
}

/**
 * Spares a provider that keeps failing, and spares users the wait. One call in each pause tests it:
 * a test that hangs keeps nobody from the next, so that a provider which is well again is soon used.
 */
export class Breaker {
  readonly #settings: BreakerSettings;
  readonly #now: () => number;
  #failures = 0;
  #restUntil: number | null = null;

  constructor(settings: BreakerSettings, now = () => performance.now()) {
    this.#settings = settings;
    this.#now = now;
  }

  get resting(): boolean {
    return this.#restUntil !== null && this.#now() < this.#restUntil;
  }

  enter(): GuardedCall {
    if (this.resting) {
      throw new WriterError('unavailable', 'The provider failed repeatedly and is left alone.');
    }
    const isTest = this.#restUntil !== null;
    if (isTest) this.#rest();
    let told = false;
    const once = (outcome: () => void) => () => {
      if (!told) outcome();
      told = true;
    };
    return {
      succeeded: once(() => {
        this.#failures = 0;
        this.#restUntil = null;
      }),
      failed: once(() => {
        this.#failures += 1;
        // Calls that began before the pause and fail in it do not make it longer.
        if (this.#restUntil === null && this.#failures >= this.#settings.failures) this.#rest();
      }),
      left: once(() => {
        if (isTest && this.#restUntil !== null) this.#restUntil = this.#now();
      }),
    };
  }

  #rest(): void {
    this.#restUntil = this.#now() + this.#settings.coolDownMs;
  }
}
