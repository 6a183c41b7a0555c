import type Stripe from 'stripe';

function inAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function button(action: string, label: string): string {
  return `<form method="post" action="${inAttribute(action)}"><button>${label}</button></form>`;
}

export function payPage(session: Stripe.Checkout.Session, declined: boolean): string {
  if (session.status !== 'open') return page('Checkout', '<p>This page has expired.</p>');
  const amount = `${(session.amount_total ?? 0) / 100} ${(session.currency ?? '').toUpperCase()}`;
  const error = declined ? '<p role="alert">Your card was declined.</p>' : '';
  const cancel = session.cancel_url
    ? `<a href="${inAttribute(session.cancel_url)}">Cancel</a>`
    : '';
  const pay = button(`/pay/${session.id}`, 'Pay');
  return page('Checkout', `<p>${amount}</p>${error}${pay}${cancel}`);
}

function rowOf(portalId: string, subscription: Stripe.Subscription): string {
  const ending = subscription.cancel_at !== null || subscription.cancel_at_period_end;
  const [action, label] = ending
    ? (['resume', "Don't cancel subscription"] as const)
    : (['cancel', 'Cancel subscription'] as const);
  const said = ending ? 'Cancels at the end of the period' : 'Renews';
  return `<li>${subscription.status}: ${said}${button(`/portal/${portalId}/${action}`, label)}</li>`;
}

export function portalPage(
  session: Stripe.BillingPortal.Session,
  subscriptions: Stripe.Subscription[],
): string {
  const current = subscriptions.filter(({ ended_at }) => ended_at === null);
  const rows = current.map((subscription) => rowOf(session.id, subscription)).join('');
  const back = session.return_url ? `<a href="${inAttribute(session.return_url)}">Return</a>` : '';
  return page('Billing portal', `<ul>${rows}</ul>${back}`);
}
