import { request } from '#lib/api.ts';
import { type Outcome, refused } from '#lib/outcome.ts';
import { sessionAlive } from '#lib/session/check.ts';
import { logout } from '#lib/session/session.ts';
import type { DeleteAccountRequest } from '#shared/contracts/page-account.ts';

export async function deleteAccount(proof: string): Promise<Outcome> {
  const body: DeleteAccountRequest = { proof };
  const answer = await request('/api/account/delete', { method: 'POST', body });
  if (answer.ok) return logout();
  if (answer.code !== 'serviceUnavailable') return answer;
  // The answer may be lost and the account gone: its session tells.
  return (await sessionAlive()) ? refused('accountDeleteFailed') : logout();
}
