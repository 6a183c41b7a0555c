import { atom } from 'nanostores';
import { mastodonKey } from '#lib/kept-keys.ts';
import type { Outcome } from '#lib/outcome.ts';
import { requestJson } from '#lib/request-json.ts';
import { $departure, $session } from '#lib/session/state.ts';
import type {
  MastodonServerAnswer,
  MastodonServerRequest,
  OnMastodonServer,
} from '#shared/contracts/page-mastodon.ts';
import { type Platform, rules } from '#shared/rules.ts';

interface Kept extends MastodonServerAnswer {
  owner: string;
}

/** One that is silent when it is asked anew may have a bad day: what it said before counts until then. */
const patienceMilliseconds = 60 * 60 * 1_000;

const { limit: usualLimit, share: usualShare } = rules.platforms.mastodon;

/** The server that the account named in this browser; null where none was. */
export const $mastodon = atom<Kept | null>(null);

/** All that counts, cuts or opens a post asks the rules, so it is there that a server's own stand. */
$mastodon.subscribe((kept) => {
  const limit = kept?.limit ?? usualLimit;
  const address = kept && `https://${kept.server}/share`;
  const share = address ? { address, text: 'text' } : usualShare;
  Object.assign(rules.platforms.mastodon, { limit, share });
});

function stored(owner: string | undefined): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(localStorage.getItem(mastodonKey) ?? 'null');
    const isWhole = typeof kept?.server === 'string' && Number.isInteger(kept.limit);
    return isWhole && owner !== undefined && kept.owner === owner ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

function keep(kept: Kept | null): void {
  $mastodon.set(kept);
  try {
    if (kept) localStorage.setItem(mastodonKey, JSON.stringify(kept));
    else localStorage.removeItem(mastodonKey);
  } catch {
    // Forbidden: then it counts until the page is left.
  }
}

$session.subscribe((session) => {
  const kept = stored(session?.id);
  $mastodon.set(kept);
  if (kept && !(kept.until > Date.now())) void askAnew(kept);
});

async function askAnew(kept: Kept): Promise<void> {
  const answer = await nameServer(kept.server);
  if (!answer.ok && $mastodon.get() === kept) {
    keep({ ...kept, until: Date.now() + patienceMilliseconds });
  }
}

$departure.listen((reason) => {
  if (reason === 'logout') keep(null);
});

/** What an order for these platforms says of it. */
export function onServer(...platforms: Platform[]): OnMastodonServer {
  const kept = $mastodon.get();
  return kept && platforms.includes('mastodon') ? { mastodonServer: kept.server } : {};
}

/** Has the server asked what it takes, and follows it from then on. One that does not answer changes nothing. */
export async function nameServer(server: string): Promise<Outcome<MastodonServerAnswer>> {
  const owner = $session.get()?.id;
  const body: MastodonServerRequest = { server };
  const answer = await requestJson<MastodonServerAnswer>('/api/mastodon-server', {
    method: 'POST',
    body,
  });
  const stays = owner !== undefined && $session.get()?.id === owner;
  if (answer.ok && stays) keep({ owner, ...answer.value });
  return answer;
}

export function forgetServer(): void {
  keep(null);
}
