import { attempt } from '#lib/attempt.ts';
import type { Outcome } from '#lib/outcome.ts';
import { logout } from '#lib/session/session.ts';

/** Ends every session of the account, this one among them. */
export async function logoutEverywhere(): Promise<Outcome> {
  const ended = await attempt<undefined>(
    async (client) => {
      const options = { method: 'POST', requestKey: null };
      await client.send('/api/account/logout-everywhere', options);
      return undefined;
    },
    () => 'logoutEverywhereFailed',
  );
  return ended.ok ? logout() : ended;
}
