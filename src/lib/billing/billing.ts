import { type Outcome, refused } from '#lib/outcome.ts';
import { requestJson } from '#lib/request-json.ts';
import { refreshAllowance } from '#lib/session/allowance.ts';
import { $session } from '#lib/session/state.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import type {
  BillingAnswer,
  BillingInterval,
  BillingUserRequest,
  CancelAnswer,
  CheckoutRequest,
  CompleteAnswer,
  CompleteRequest,
} from '#shared/contracts/page-billing.ts';
import type { MessageKey } from '#shared/rules.ts';

async function post<T>(path: string, body: unknown, fallback: MessageKey): Promise<Outcome<T>> {
  const answer = await requestJson<T>(path, { method: 'POST', body });
  if (answer.ok) return answer;
  if (answer.status === 401) return refused('sessionExpired');
  return answer.code === 'serviceUnavailable' ? refused(fallback) : answer;
}

export function startCheckout(
  interval: BillingInterval,
  isResubscription: boolean,
): Promise<Outcome<BillingAnswer>> {
  const body: CheckoutRequest = {
    userId: userId(),
    is_resubscription: isResubscription,
    interval,
    force_production: false,
  };
  return post('/api/checkout', body, 'checkoutFailed');
}

export function openPortal(): Promise<Outcome<BillingAnswer>> {
  const body: BillingUserRequest = { userId: userId() };
  return post('/api/customer-portal', body, 'portalFailed');
}

export function cancelSubscription(): Promise<Outcome<CancelAnswer>> {
  const body: BillingUserRequest = { userId: userId() };
  return post('/api/cancel-subscription', body, 'cancelFailed');
}

export function completeCheckout(sessionId: string): Promise<Outcome<CompleteAnswer>> {
  const body: CompleteRequest = { session_id: sessionId };
  return post('/api/checkout/complete', body, 'activationError');
}

/** The plan changed: this tab and the others look again. */
export async function planChanged(): Promise<void> {
  tellTabs({ kind: 'allowance' });
  await refreshAllowance();
}

function userId(): string {
  return $session.get()?.id ?? '';
}
