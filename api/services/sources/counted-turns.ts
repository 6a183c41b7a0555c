import { type Outcome, refused } from '#api/services/outcome.ts';
import type { CallRoute, PocketbaseClient } from '#api/services/pocketbase/client.ts';
import type {
  BeginSourceAnswer,
  BeginSourceRequest,
  ForgetSourceRequest,
} from '#shared/contracts/sources.ts';
import type { ProblemCode } from '#shared/problem.ts';
import type { FairTurns } from './fair-turns.ts';

const refusals: Readonly<Record<Exclude<BeginSourceAnswer['outcome'], 'admitted'>, ProblemCode>> = {
  unauthenticated: 'sessionExpired',
  minuteUsed: 'sourceMinuteUsed',
  dayUsed: 'sourceDayUsed',
};

/** A fair turn, counted by PocketBase among the pages that the account had asked for. */
export class CountedTurns {
  readonly #call: CallRoute;
  readonly #turns: FairTurns;

  constructor(client: PocketbaseClient, turns: FairTurns) {
    this.#call = client.routesOf('sources');
    this.#turns = turns;
  }

  async take<Value>(
    userToken: string,
    gone: AbortSignal,
    act: () => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const wish: BeginSourceRequest = { userToken };
    const begun = await this.#call<BeginSourceAnswer>('begin', wish);
    if (begun.outcome !== 'admitted') return refused(refusals[begun.outcome]);
    let asked = false;
    const forget: ForgetSourceRequest = { user: begun.user };
    try {
      const outcome = await this.#turns.take(begun.user, gone, () => {
        asked = true;
        return act();
      });
      // What was asked for counts but where we failed: otherwise leaving in time would be asking without end.
      const isOurs = !outcome.ok && outcome.code === 'serviceUnavailable' && !gone.aborted;
      if (!asked || isOurs) await this.#call('forget', forget);
      return outcome;
    } catch (error) {
      await this.#call('forget', forget);
      throw error;
    }
  }
}
