import type { AddressGuard } from '#api/services/guard/address-guard.ts';
import { type Outcome, refused } from '#api/services/outcome.ts';
import type { CallRoute, PocketbaseClient } from '#api/services/pocketbase/client.ts';
import type { SourceAnswer } from '#shared/contracts/page-sources.ts';
import type {
  BeginSourceAnswer,
  BeginSourceRequest,
  ForgetSourceRequest,
} from '#shared/contracts/sources.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { readPage } from './extraction/read-page.ts';
import { FairTurns } from './fair-turns.ts';
import { fetchPage } from './fetch-page.ts';

const refusals: Readonly<Record<Exclude<BeginSourceAnswer['outcome'], 'admitted'>, ProblemCode>> = {
  unauthenticated: 'sessionExpired',
  minuteUsed: 'sourceMinuteUsed',
  dayUsed: 'sourceDayUsed',
};

/** What is said before anything was done for a page, which is then not counted. */
const notBegun = new Set<ProblemCode>(['serviceUnavailable', 'tooManyRequests']);

/** Reads a page that a user names, once and on the user's request, and keeps nothing of it. */
export class Sources {
  readonly #call: CallRoute;
  readonly #guard: AddressGuard;
  readonly #turns = new FairTurns();

  constructor(client: PocketbaseClient, guard: AddressGuard) {
    this.#call = client.routesOf('sources');
    this.#guard = guard;
  }

  async read(
    userToken: string,
    address: string,
    gone: AbortSignal,
  ): Promise<Outcome<SourceAnswer>> {
    const wish: BeginSourceRequest = { userToken };
    const begun = await this.#call<BeginSourceAnswer>('begin', wish);
    if (begun.outcome !== 'admitted') return refused(refusals[begun.outcome]);
    const outcome = await this.#turns.take(begun.user, gone, async () => {
      const page = await fetchPage(this.#guard, address, gone);
      return page.ok ? readPage(page.value, gone) : page;
    });
    if (!outcome.ok && notBegun.has(outcome.code)) await this.#forget(begun.user);
    return outcome;
  }

  #forget(user: string): Promise<void> {
    return this.#call('forget', { user } satisfies ForgetSourceRequest);
  }
}
