import type { CustomerRow, SubscriptionFacts } from '#shared/contracts/billing.ts';

function inWords(live: boolean): string {
  return live ? 'live' : 'not live';
}

/** What our row says otherwise than Stripe, or undefined where they agree. */
export function differenceOf(row: CustomerRow, facts: SubscriptionFacts): string | undefined {
  const live = row.status === 'active' || row.status === 'reactivated';
  if (live !== facts.live) return `${inWords(live)} here and ${inWords(facts.live)} at Stripe`;
  if (facts.subscriptionId === '') return undefined;
  if (row.status === '' || row.subscriptionId !== facts.subscriptionId) {
    return 'another subscription here than at Stripe';
  }
  if (row.owing !== facts.owing) return 'owing a payment on one side only';
  if (Date.parse(row.paidUntil) !== Date.parse(facts.paidUntil)) {
    return 'paid until another day here than at Stripe';
  }
  if (row.cancelAtPeriodEnd !== facts.cancelAtPeriodEnd) {
    return 'about to end on one side only';
  }
  return row.priceId === facts.priceId ? undefined : 'another price here than at Stripe';
}
