import type { Log } from '#api/log.ts';
import type { AddressGuard } from '#api/services/guard/address-guard.ts';
import { type Outcome, refused } from '#api/services/outcome.ts';
import type { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import type { SourceAnswer } from '#shared/contracts/page-sources.ts';
import { rules } from '#shared/rules.ts';
import { CountedTurns } from './counted-turns.ts';
import { readPage } from './extraction/read-page.ts';
import { FairTurns } from './fair-turns.ts';
import { fetchPage } from './fetch-page.ts';

/** Reads a page that a user names, once and on the user's request, and keeps nothing of it. */
export class Sources {
  readonly #guard: AddressGuard;
  readonly #log: Log;
  readonly #turns: CountedTurns;

  constructor(client: PocketbaseClient, guard: AddressGuard, log: Log) {
    this.#guard = guard;
    this.#log = log;
    this.#turns = new CountedTurns(client, new FairTurns(rules.source, refused('sourceBusy')));
  }

  read(userToken: string, address: string, gone: AbortSignal): Promise<Outcome<SourceAnswer>> {
    return this.#turns.take(userToken, gone, () => this.#readOnce(address, gone));
  }

  async #readOnce(address: string, gone: AbortSignal): Promise<Outcome<SourceAnswer>> {
    const page = await fetchPage(this.#guard, address, gone);
    return page.ok ? readPage(page.value, { gone, log: this.#log }) : page;
  }
}
