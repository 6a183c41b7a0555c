import { z } from 'zod';
import type { AddressGuard } from '#api/services/guard/address-guard.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import type { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import type { MastodonServerAnswer } from '#shared/contracts/page-mastodon.ts';
import { rules } from '#shared/rules.ts';
import { CountedTurns } from '../counted-turns.ts';
import { FairTurns } from '../fair-turns.ts';
import { fetchPage } from '../fetch-page.ts';
import { serverAddress } from './server-address.ts';
import { ServerLimits } from './server-limits.ts';

const { kept, hours, seconds, highest } = rules.mastodonServers;
const usual = rules.platforms.mastodon.limit;

const instance = z.object({
  configuration: z.object({
    statuses: z.object({ max_characters: z.int().min(1).max(highest) }),
  }),
});

function limitIn(body: Buffer): number | null {
  try {
    const answer = instance.parse(JSON.parse(body.toString('utf8')));
    return answer.configuration.statuses.max_characters;
  } catch {
    return null;
  }
}

/** Asks the Mastodon server that a user names, once in a while, how long its posts may be. */
export class MastodonServers {
  readonly #guard: AddressGuard;
  readonly #limits = new ServerLimits(kept, hours * 60 * 60);
  readonly #turns: CountedTurns;

  constructor(client: PocketbaseClient, guard: AddressGuard) {
    this.#guard = guard;
    this.#turns = new CountedTurns(client, new FairTurns(rules.mastodonServers));
  }

  async read(
    { userToken, premium }: { userToken: string } & Pick<KnownAccount, 'premium'>,
    typed: string,
    gone: AbortSignal,
  ): Promise<Outcome<MastodonServerAnswer>> {
    if (!premium) return refused('platformNeedsPremium');
    const address = serverAddress(this.#guard, typed);
    if (address === null) return refused('mastodonServerWrong');
    const known = this.#limits.get(address.origin, Date.now());
    if (known !== undefined) return done({ server: address.host, limit: known, asked: true });
    return this.#turns.take(userToken, gone, () => this.#ask(address, gone));
  }

  /** A server that cannot be asked has the usual limit, until it is named again. */
  async #ask(address: URL, gone: AbortSignal): Promise<Outcome<MastodonServerAnswer>> {
    const { href } = new URL('/api/v2/instance', address);
    const page = await fetchPage(this.#guard, href, gone, seconds);
    if (!page.ok && page.code === 'sourcePrivate') return refused('mastodonServerPrivate');
    const limit = page.ok ? limitIn(page.value.body) : null;
    if (limit !== null) this.#limits.keep(address.origin, limit, Date.now());
    return done({ server: address.host, limit: limit ?? usual, asked: limit !== null });
  }
}
