import { pocketbaseAddress } from '#lib/addresses.ts';
import type { StoredSession } from '#lib/session/stored.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';

export async function fetchAllowance({
  token,
}: StoredSession): Promise<Allowance | 'refused' | null> {
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
export function endOnServer({ token }: StoredSession): void {
  fetch(`${pocketbaseAddress}/api/account/logout`, {
    method: 'POST',
    headers: { Authorization: token },
    keepalive: true,
  }).catch(() => {
    // To try again, the token would have to be kept where somebody just logged out.
  });
}
