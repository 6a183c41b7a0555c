/** Where the PocketBase SDK keeps its token; read here so that visitors need not load the SDK. */
export const storageKey = 'pocketbase_auth';

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
