import { type Outcome, type Refused, refused } from '#api/services/outcome.ts';
import { Turns } from './turns.ts';

/** One page at a time and one in line for each account, so that nobody's pages are all that is read. */
export class FairTurns {
  readonly #all: Turns;
  readonly #own = new Map<string, Turns>();

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }, full?: Refused) {
    this.#all = new Turns(atOnce, waiting, full);
  }

  async take<Value>(
    account: string,
    gone: AbortSignal,
    act: () => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const own = this.#own.get(account) ?? new Turns(1, 1, refused('tooManyRequests'));
    this.#own.set(account, own);
    try {
      return await own.take(gone, () => this.#all.take(gone, act));
    } finally {
      if (own.idle) this.#own.delete(account);
    }
  }
}
