/** Read without PocketBase's SDK, so that visitors need not load it, and written here alone. */
export const storageKey = 'pocketbase_auth';

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

/** The server has the last word; this only saves asking with a token that cannot pass. */
export function tokenExpired(token: string, now = Date.now()): boolean {
  const payload = token.split('.')[1] ?? '';
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp !== 'number' || exp * 1000 <= now;
  } catch {
    return true;
  }
}

/** The token to send with a call, or null where there is none worth sending. */
export function liveToken(): string | null {
  const stored = readStoredSession();
  return stored && !tokenExpired(stored.token) ? stored.token : null;
}
