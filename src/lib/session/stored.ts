import { keptForAccount, knownKey, storageKey } from '#lib/kept-keys.ts';
import { tokenExpired } from './token.ts';

/** What stays where the server took a token no longer: other tabs must not take it for a logout. */
const expiredMark = '{"ended":"expiry"}';

export interface StoredSession {
  token: string;
  record: Record<string, unknown> & { id: string };
}

export function readStoredSession(): StoredSession | null {
  try {
    return parseStoredSession(localStorage.getItem(storageKey) ?? '');
  } catch {
    // A browser may forbid storage altogether: nobody is logged in then.
    return null;
  }
}

/** False where the browser keeps nothing for this site. */
export function storeSession({ token, record }: StoredSession): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ token, record }));
    localStorage.setItem(knownKey, '1');
    return true;
  } catch {
    return false;
  }
}

/** A newer session, of whoever, must not be overwritten by an answer about an older one. */
export function replaceSession(before: StoredSession, after: StoredSession): void {
  if (readStoredSession()?.token === before.token) storeSession(after);
}

export function storeExpiry(): void {
  localStorage.setItem(storageKey, expiredMark);
}

export function endedByExpiry(): boolean {
  return localStorage.getItem(storageKey) === expiredMark;
}

/** Whether nobody ever logged in here, as far as the browser tells. */
export function isNewHere(): boolean {
  try {
    return localStorage.getItem(knownKey) === null && localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

/** With all that was kept for the account; false where the browser does not let go of it. */
export function forgetSession(): boolean {
  try {
    for (const key of keptForAccount) localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Another tab changed the session, or all that is stored. */
export function onStoredElsewhere(act: () => void, signal?: AbortSignal): void {
  const heard = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) act();
  };
  addEventListener('storage', heard, { signal });
}

export function parseStoredSession(raw: string): StoredSession | null {
  try {
    const { token, record } = JSON.parse(raw) ?? {};
    const usable = typeof token === 'string' && token !== '' && typeof record?.id === 'string';
    return usable ? { token, record } : null;
  } catch {
    // Anything may have been written under that name; what is not ours is nobody's session.
    return null;
  }
}

/** Who is logged in here with a token that may still pass. */
export function liveSession(): StoredSession | null {
  const stored = readStoredSession();
  return stored && !tokenExpired(stored.token) ? stored : null;
}

/** The token to send with a call, or null where there is none worth sending. */
export function liveToken(): string | null {
  return liveSession()?.token ?? null;
}
