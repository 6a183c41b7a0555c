import { completeCheckout, planChanged } from '#lib/billing/billing.ts';
import { askToLogin } from '#lib/dialogs.ts';
import { loginAgain } from '#lib/session/session.ts';
import { liveToken } from '#lib/session/stored.ts';
import { toast, toastMessage } from '#lib/toast.ts';

export async function complete(sessionId: string): Promise<void> {
  const again = () => void complete(sessionId);
  if (!liveToken()) {
    askToLogin(again);
    return;
  }
  const outcome = await completeCheckout(sessionId);
  if (outcome.ok) {
    toastMessage(outcome.value.status === 'reactivated' ? 'reactivated' : 'activated');
    await planChanged();
    return;
  }
  toast(outcome.error);
  if (outcome.code === 'sessionExpired') loginAgain(again);
}
