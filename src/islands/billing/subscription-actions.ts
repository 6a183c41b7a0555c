import {
  cancelSubscription,
  openPortal,
  planChanged,
  startCheckout,
} from '#lib/billing/billing.ts';
import { $dialog, askToLogin } from '#lib/dialogs.ts';
import { loginAgain } from '#lib/session/session.ts';
import { $premium, $session } from '#lib/session/state.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import type { BillingInterval } from '#shared/contracts/page-billing.ts';
import type { Problem } from '#shared/problem.ts';

function fail({ error, code }: Problem, again: () => void): void {
  toast(error);
  if (code === 'sessionExpired') loginAgain(again);
}

/** Leads to the payment page; in dev mode the subscription is there at once. */
export async function subscribe(interval: BillingInterval, returning: boolean): Promise<void> {
  const again = () => void subscribe(interval, returning);
  if (!$session.get()) {
    askToLogin(again);
    return;
  }
  const outcome = await startCheckout(interval, returning);
  if (!outcome.ok) {
    fail(outcome, again);
    return;
  }
  if ('url' in outcome.value) {
    location.assign(outcome.value.url);
    return;
  }
  await planChanged();
  if ($dialog.get() === 'upgrade') $dialog.set(null);
  if (!$premium.get()) toastMessage('activationError');
  else toastMessage(returning ? 'reactivated' : 'activated');
}

/** Leads to the provider's own page; dev mode has none, and says so by `local`. */
export async function manage(): Promise<'leaving' | 'local' | 'failed'> {
  if (!$premium.get()) {
    toastMessage('portalNeedsPremium');
    return 'failed';
  }
  const outcome = await openPortal();
  if (!outcome.ok) {
    fail(outcome, () => void manage());
    return 'failed';
  }
  if ('dev_mode' in outcome.value) return 'local';
  location.assign(outcome.value.url);
  return 'leaving';
}

export async function cancel(): Promise<void> {
  const outcome = await cancelSubscription();
  if (!outcome.ok) {
    fail(outcome, () => void cancel());
    return;
  }
  toastMessage('canceled');
  await planChanged();
}
