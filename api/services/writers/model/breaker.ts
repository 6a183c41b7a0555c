import { WriterError } from './writer-errors.ts';

export interface BreakerSettings {
  /** Failed orders in a row after which the provider is left alone. */
  failures: number;
  coolDownMs: number;
}

/** One order's way through the breaker; only the first word about it counts. */
export interface Passage {
  succeeded(): void;
  failed(): void;
  /** The order says nothing about the provider: the client left, or the request itself was wrong. */
  left(): void;
}

/** Spares a provider that keeps failing, and spares users the wait; one probe at a time tests it. */
export class Breaker {
  readonly #settings: BreakerSettings;
  readonly #now: () => number;
  #failures = 0;
  #openUntil: number | null = null;
  #probing = false;

  constructor(settings: BreakerSettings, now = () => performance.now()) {
    this.#settings = settings;
    this.#now = now;
  }

  enter(): Passage {
    const probe = this.#openUntil !== null;
    if (this.#openUntil !== null && (this.#probing || this.#now() < this.#openUntil)) {
      throw new WriterError('unavailable', 'The provider failed repeatedly and is left alone.');
    }
    this.#probing = probe;
    let settled = false;
    const settle = (outcome: () => void) => () => {
      if (settled) return;
      settled = true;
      if (probe) this.#probing = false;
      outcome();
    };
    return {
      succeeded: settle(() => {
        this.#failures = 0;
        this.#openUntil = null;
      }),
      failed: settle(() => {
        this.#failures += 1;
        if (probe || this.#failures >= this.#settings.failures) {
          this.#openUntil = this.#now() + this.#settings.coolDownMs;
        }
      }),
      left: settle(() => {}),
    };
  }
}
