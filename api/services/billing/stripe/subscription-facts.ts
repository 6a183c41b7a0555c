import type { SubscriptionFacts } from '#shared/contracts/billing.ts';
import { deciding } from './deciding.ts';
import { isLive, type SubscriptionView } from './subscription-view.ts';

export const noFacts: SubscriptionFacts = {
  subscriptionId: '',
  live: false,
  startedAt: '',
  endedAt: '',
  paidUntil: '',
  owing: false,
  cancelAtPeriodEnd: false,
  priceId: '',
  earlierEndedAt: '',
};

function isoTime(seconds: number | null | undefined): string {
  return seconds === null || seconds === undefined ? '' : new Date(seconds * 1000).toISOString();
}

function paidUntil(view: SubscriptionView, lastPaid: number | undefined): number {
  const paid = view.owing ? (lastPaid ?? view.startedAt) : view.periodEnd;
  return Math.min(paid, view.endedAt ?? paid, view.cancelAt ?? paid);
}

/** `lastPaid`, the end of the last paid invoice, matters only to a subscription that owes one. */
export function factsOf(views: readonly SubscriptionView[], lastPaid?: number): SubscriptionFacts {
  const decides = deciding(views);
  if (!decides) return noFacts;
  const earlier = views
    .filter((view) => view.id !== decides.id && view.created <= decides.created)
    .map((view) => (view.standing === 'canceled' ? view.endedAt : null))
    .filter((endedAt) => endedAt !== null);
  const live = isLive(decides);
  return {
    subscriptionId: decides.id,
    live,
    startedAt: isoTime(decides.startedAt),
    endedAt: isoTime(decides.endedAt),
    paidUntil: isoTime(paidUntil(decides, lastPaid)),
    owing: decides.owing,
    // The customer portal sets only `cancel_at` where billing is flexible, which is Stripe's default.
    cancelAtPeriodEnd: live && (decides.cancelAtPeriodEnd || decides.cancelAt !== null),
    priceId: decides.priceId,
    earlierEndedAt: earlier.length === 0 ? '' : isoTime(Math.max(...earlier)),
  };
}
