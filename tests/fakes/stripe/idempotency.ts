import { StripeFault } from './fault.ts';

export interface Answered {
  status: number;
  body: unknown;
}

interface Remembered {
  request: string;
  answered: Answered | undefined;
}

/** Remembers the first answer to a key and gives it again; a key belongs to one request only. */
export class Idempotency {
  readonly #keys = new Map<string, Remembered>();

  /** The answer to repeat, or undefined for a key that is new. */
  recall(key: string, request: string): Answered | undefined {
    const known = this.#keys.get(key);
    if (!known) {
      this.#keys.set(key, { request, answered: undefined });
      return undefined;
    }
    if (known.request !== request) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      throw new StripeFault(400, 'idempotency_error', message);
    }
    if (!known.answered) {
      const message = 'There is currently another in-progress request using this key.';
      throw new StripeFault(409, 'idempotency_error', message, 'idempotency_key_in_use');
    }
    return known.answered;
  }

  remember(key: string, answered: Answered): void {
    const known = this.#keys.get(key);
    if (known) known.answered = answered;
  }

  /** A request that was refused before it began may be repeated with its key. */
  forget(key: string): void {
    this.#keys.delete(key);
  }
}
