import type { AddressGuard } from '#api/services/guard/address-guard.ts';
import { type Outcome, refused } from '#api/services/outcome.ts';
import type { CallRoute, PocketbaseClient } from '#api/services/pocketbase/client.ts';
import type { SourceAnswer } from '#shared/contracts/page-sources.ts';
import type { BeginSourceAnswer, BeginSourceRequest } from '#shared/contracts/sources.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { readPage } from './extraction/read-page.ts';
import { fetchPage } from './fetch-page.ts';

const refusals: Readonly<Record<Exclude<BeginSourceAnswer['outcome'], 'admitted'>, ProblemCode>> = {
  unauthenticated: 'sessionExpired',
  minuteUsed: 'sourceMinuteUsed',
  dayUsed: 'sourceDayUsed',
};

/** Reads a page that a user names, once and on the user's request, and keeps nothing of it. */
export class Sources {
  readonly #call: CallRoute;
  readonly #guard: AddressGuard;

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
    const { outcome } = await this.#call<BeginSourceAnswer>('begin', wish);
    if (outcome !== 'admitted') return refused(refusals[outcome]);
    const page = await fetchPage(this.#guard, address, gone);
    return page.ok ? readPage(page.value) : page;
  }
}
