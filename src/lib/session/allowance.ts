import { type Outcome, refused, succeeded } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { $allowance, $session, $usageFailed } from './state.ts';

let asked = 0;

/** Reads plan, generations left and saved posts left. The server counts; the page only shows. */
export async function refreshAllowance(): Promise<Outcome<Allowance>> {
  const asker = $session.get()?.id;
  if (asker === undefined) return refused('sessionExpired');
  asked += 1;
  const turn = asked;
  // Somebody else may have logged in meanwhile, or a later question been asked.
  const stillAsked = () => $session.get()?.id === asker && turn === asked;
  try {
    const client = await pocketbase();
    const allowance = await client.send<Allowance>('/api/account/allowance', {
      method: 'GET',
      requestKey: null,
    });
    if (stillAsked()) {
      $allowance.set(allowance);
      $usageFailed.set(false);
    }
    return succeeded(allowance);
  } catch {
    if (stillAsked()) $usageFailed.set(true);
    return refused('usageFailed');
  }
}

/** What a finished generation said, shown before the server is asked again. */
export function noteGenerationsLeft(left: number | null): void {
  const allowance = $allowance.get();
  if (!allowance || left === null || allowance.limit === null) return;
  $allowance.set({ ...allowance, left, used: allowance.limit - left });
}
