import type { AddressGuard } from '#api/services/guard/address-guard.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import type { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import type { AccountAnswer } from '#shared/contracts/billing.ts';
import type { MastodonServerAnswer } from '#shared/contracts/page-mastodon.ts';
import { rules } from '#shared/rules.ts';
import type { OwnLimits } from '#shared/text/place.ts';
import { CountedTurns } from '../counted-turns.ts';
import { FairTurns } from '../fair-turns.ts';
import { askServer } from './ask-server.ts';
import { serverAddress } from './server-address.ts';
import { ServerLimits } from './server-limits.ts';

const { kept, hours } = rules.mastodonServers;

type AccountOf = (userToken: string) => Promise<AccountAnswer>;

/** Asks the Mastodon server that a user names, once in a while, how long its posts may be. */
export class MastodonServers {
  readonly #guard: AddressGuard;
  readonly #accountOf: AccountOf;
  readonly #known = new ServerLimits(kept, hours * 60 * 60);
  readonly #turns: CountedTurns;

  constructor(client: PocketbaseClient, guard: AddressGuard, accountOf: AccountOf) {
    this.#guard = guard;
    this.#accountOf = accountOf;
    this.#turns = new CountedTurns(client, new FairTurns(rules.mastodonServers));
  }

  async read(
    userToken: string,
    typed: string,
    gone: AbortSignal,
  ): Promise<Outcome<MastodonServerAnswer>> {
    const account = await this.#accountOf(userToken);
    if (account.outcome !== 'known') return refused('sessionExpired');
    if (!account.premium) return refused('platformNeedsPremium');
    const address = serverAddress(this.#guard, typed);
    if (address === null) return refused('mastodonServerWrong');
    const known = this.#known.get(address.origin, Date.now());
    if (known !== undefined) return done(known);
    return this.#turns.take(userToken, gone, () => this.#ask(address, gone));
  }

  /**
   * What counts for an order that names a server: what is known of it, else what it says now. Where it says
   * nothing, or may not be asked, the usual limit counts; whether they may write there is not decided here.
   */
  async limits(
    userToken: string,
    named: string | undefined,
    gone: AbortSignal,
  ): Promise<OwnLimits> {
    const address = named === undefined ? null : serverAddress(this.#guard, named);
    if (address === null) return {};
    const known = this.#known.get(address.origin, Date.now());
    if (known !== undefined) return { mastodon: known.limit };
    const answer = await this.read(userToken, address.origin, gone);
    return answer.ok ? { mastodon: answer.value.limit } : {};
  }

  async #ask(address: URL, gone: AbortSignal): Promise<Outcome<MastodonServerAnswer>> {
    const told = await askServer(this.#guard, address, gone);
    return told.ok ? done(this.#known.keep(address.origin, told.value, Date.now())) : told;
  }
}
