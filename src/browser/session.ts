import type { Allowance } from '#shared/contracts/page-pocketbase.ts';

/** As in lib/session/stored.ts, which the header does without: shared code would be a file more to load. */
export const storageKey = 'pocketbase_auth';
export const expiredMark = '{"ended":"expiry"}';

export const pocketbaseAddress: string = import.meta.env.PUBLIC_POCKETBASE_URL || '/pb';

export interface AccountRecord {
  id: string;
  collectionId?: string;
  email?: string;
  name?: string;
  avatar?: string;
}

export interface Session {
  token: string;
  record: AccountRecord;
}

/** What the islands say when somebody logs in or out or the count changes. */
export interface SessionChange {
  record: AccountRecord | null;
  allowance: Allowance | null;
}

function expired(token: string): boolean {
  const [, payload = ''] = token.split('.');
  const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return exp * 1000 < Date.now();
}

export function storedSession(): Session | null {
  try {
    const session = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return session?.record?.id && !expired(session.token) ? session : null;
  } catch {
    // Storage may be forbidden, or hold something that is no session: nobody is logged in.
    return null;
  }
}

export async function fetchAllowance({ token }: Session): Promise<Allowance | 'refused' | null> {
  try {
    const answer = await fetch(`${pocketbaseAddress}/api/account/allowance`, {
      headers: { Authorization: token },
    });
    if (answer.status === 401) return 'refused';
    return answer.ok ? await answer.json() : null;
  } catch {
    // Offline: the header keeps showing who is logged in, without a count.
    return null;
  }
}

/** Also when the page is left at once. Without a network the token is forgotten here and ends by itself. */
export function endOnServer({ token }: Session): void {
  fetch(`${pocketbaseAddress}/api/account/logout`, {
    method: 'POST',
    headers: { Authorization: token },
    keepalive: true,
  }).catch(() => {
    // To try again, the token would have to be kept where somebody just logged out.
  });
}
