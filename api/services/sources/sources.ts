import type { Log } from '#api/log.ts';
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
import { refusals } from './refusals.ts';

/** What is no page's fault: it is not counted. */
const ours = new Set<ProblemCode>(['serviceUnavailable', 'tooManyRequests']);

/** Reads a page that a user names, once and on the user's request, and keeps nothing of it. */
export class Sources {
  readonly #call: CallRoute;
  readonly #guard: AddressGuard;
  readonly #log: Log;
  readonly #turns = new FairTurns();

  constructor(client: PocketbaseClient, guard: AddressGuard, log: Log) {
    this.#call = client.routesOf('sources');
    this.#guard = guard;
    this.#log = log;
  }

  async read(
    userToken: string,
    address: string,
    gone: AbortSignal,
  ): Promise<Outcome<SourceAnswer>> {
    const wish: BeginSourceRequest = { userToken };
    const begun = await this.#call<BeginSourceAnswer>('begin', wish);
    if (begun.outcome !== 'admitted') return refused(refusals[begun.outcome]);
    const forget: ForgetSourceRequest = { user: begun.user };
    try {
      const outcome = await this.#turns.take(begun.user, gone, () => this.#readOnce(address, gone));
      if (!outcome.ok && ours.has(outcome.code)) await this.#call('forget', forget);
      return outcome;
    } catch (error) {
      await this.#call('forget', forget);
      throw error;
    }
  }

  async #readOnce(address: string, gone: AbortSignal): Promise<Outcome<SourceAnswer>> {
    const page = await fetchPage(this.#guard, address, gone);
    return page.ok ? readPage(page.value, { gone, log: this.#log }) : page;
  }
}
