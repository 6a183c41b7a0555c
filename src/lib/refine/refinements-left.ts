import { attempt } from '#lib/attempt.ts';
import type { RefinementsLeft, RefinementsLeftRequest } from '#shared/contracts/page-refine.ts';

/** What the account may still ask of a post; null where nobody could say so, and a try will tell. */
export async function readRefinementsLeft(
  about: RefinementsLeftRequest,
): Promise<RefinementsLeft | null> {
  const call = { method: 'POST', body: about, requestKey: null };
  const outcome = await attempt(
    (client) => client.send<RefinementsLeft>('/api/account/refinements-left', call),
    () => 'refineFailed',
  );
  return outcome.ok ? outcome.value : null;
}
