import { atom } from 'nanostores';
import { mastodonKey } from '#lib/kept-keys.ts';
import { type Outcome, succeeded } from '#lib/outcome.ts';
import { requestJson } from '#lib/request-json.ts';
import { $departure, $session } from '#lib/session/state.ts';
import type {
  MastodonServerAnswer,
  MastodonServerRequest,
} from '#shared/contracts/page-mastodon.ts';
import { rules } from '#shared/rules.ts';

interface Kept {
  owner: string;
  server: string;
  limit: number;
}

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

$session.subscribe((session) => $mastodon.set(stored(session?.id)));

$departure.listen((reason) => {
  if (reason === 'logout') keep(null);
});

/** Has the server asked what it takes, and follows it from then on. */
export async function nameServer(server: string): Promise<Outcome<MastodonServerAnswer>> {
  const owner = $session.get()?.id;
  const body: MastodonServerRequest = { server };
  const answer = await requestJson<MastodonServerAnswer>('/api/mastodon-server', {
    method: 'POST',
    body,
  });
  if (!answer.ok) return answer;
  const { server: name, limit } = answer.value;
  if (owner !== undefined && $session.get()?.id === owner) keep({ owner, server: name, limit });
  return succeeded(answer.value);
}

export function forgetServer(): void {
  keep(null);
}
