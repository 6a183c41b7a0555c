import { $session } from './state.ts';
import { readStoredSession } from './stored.ts';
import { configuredSyncAddress } from './sync-address.ts';
import { readToken } from './token.ts';

const freshMilliseconds = 5 * 60 * 1000;

/** A token that does not say when it was issued was not issued just now. */
export function isFresh(token: string, now: number): boolean {
  const issued = readToken(token)?.iat;
  return typeof issued === 'number' && now - issued * 1000 < freshMilliseconds;
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
