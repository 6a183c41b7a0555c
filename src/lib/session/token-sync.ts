import { $session } from '#lib/session/state.ts';
import { readStoredSession } from '#lib/session/stored.ts';
import { configuredSyncAddress } from '#lib/session/sync-address.ts';
import { readToken } from '#lib/session/token.ts';
import { rules } from '#shared/rules.ts';

const freshMilliseconds = 5 * 60 * 1000;
const sessionMilliseconds = rules.account.sessionDays * 24 * 60 * 60 * 1000;

/** PocketBase writes only the end into a token; every one lasts as long. */
export function isFresh(token: string, now: number): boolean {
  const exp = readToken(token)?.exp;
  return typeof exp === 'number' && now - (exp * 1000 - sessionMilliseconds) < freshMilliseconds;
}

/** Tells a server side of the operator's own who is logged in here, so that it can keep a cookie. */
export function followTokens(): (() => void) | undefined {
  const address = configuredSyncAddress();
  if (address === null) return undefined;
  let told: string | null = null;
  const send = (method: 'POST' | 'DELETE', headers: Record<string, string>) => {
    fetch(address, { method, headers }).catch(() => {
      // Nobody here waits for it; the next token brings the next try.
    });
  };
  return $session.listen((user, before) => {
    const token = user ? (readStoredSession()?.token ?? null) : null;
    if (token === null) {
      if (before) send('DELETE', {});
      told = null;
    } else if (token !== told && isFresh(token, Date.now())) {
      told = token;
      send('POST', { Authorization: `Bearer ${token}` });
    }
  });
}
