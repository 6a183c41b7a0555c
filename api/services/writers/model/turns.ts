import type { Budget } from './budget.ts';
import type { Calls } from './calls.ts';
import { pauseMs } from './retry.ts';
import type { WriterError } from './writer-errors.ts';

/** A call that is wanted, and tried as often as it takes. */
interface Wanted {
  calls: Pick<Calls, 'config' | 'breaker'>;
  budget: Budget;
  /** Null where it went well enough to be kept. `isLast`: nothing else of the generation is under way. */
  attempt(budget: Budget, isLast: () => boolean): Promise<WriterError | null>;
}

interface Waiting extends Wanted {
  settle(error: WriterError | null): void;
  /** Why it waits again. */
  error: WriterError | null;
}

/**
 * The calls of one generation, side by side, whatever platform they are for. One that is refused for now
 * waits for those that go well, so that a server that takes fewer at a time gets fewer; only the last one
 * waits by the clock and tries again, and only it says a word about the provider.
 */
export class Turns {
  readonly #waiting: Waiting[] = [];
  #lanes = 0;

  /** Why it failed in the end; null where it did not. */
  run(wanted: Wanted): Promise<WriterError | null> {
    const { promise, resolve } = Promise.withResolvers<WriterError | null>();
    // It ends with its platform's, also while it waits.
    const budget = wanted.budget.share();
    const settle = (error: WriterError | null) => {
      budget.end();
      resolve(error);
    };
    const one: Waiting = { ...wanted, budget, settle, error: null };
    const ended = () => this.#drop(one);
    budget.signal.addEventListener('abort', ended, { once: true });
    this.#waiting.push(one);
    void this.#lane();
    return promise;
  }

  async #lane(): Promise<void> {
    this.#lanes += 1;
    let failures = 0;
    for (let one = this.#waiting.shift(); one !== undefined; one = this.#waiting.shift()) {
      const error = await one.attempt(one.budget, () => this.#lanes === 1);
      const { breaker, config } = one.calls;
      if (error === null || error.kind === 'aborted' || one.budget.error !== null) {
        one.settle(error);
        continue;
      }
      one.error = error;
      if (error.retry !== null || breaker.resting) this.#waiting.push(one);
      else one.settle(error);
      if (this.#lanes > 1) break;
      failures += 1;
      const pause = error.retry === null ? 0 : pauseMs(failures - 1, error.retry);
      const givesUp = failures > config.retries || breaker.resting;
      if (pause === null || givesUp || pause >= one.budget.leftMs) this.#giveUp(error);
      else await sleepWithin(one.budget, pause);
    }
    this.#lanes -= 1;
  }

  /** What one call was told goes for all that wait. */
  #giveUp(last: WriterError): void {
    for (const one of this.#waiting.splice(0)) one.settle(one.error ?? last);
  }

  #drop(one: Waiting): void {
    const at = this.#waiting.indexOf(one);
    if (at === -1) return;
    this.#waiting.splice(at, 1);
    one.settle(one.budget.error ?? one.error);
  }
}

function sleepWithin(budget: Budget, ms: number): Promise<void> {
  return budget.pause(ms).catch(() => {
    // Its end is seen by whoever looks next.
  });
}
