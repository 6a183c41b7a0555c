import type Stripe from 'stripe';
import type { SubscriptionFacts } from '#shared/contracts/billing.ts';
import { type Standing, standingOf } from './standing.ts';

/** The part of a Stripe subscription that decides anything; instants in Stripe's seconds. */
export interface SubscriptionView {
  id: string;
  standing: Standing;
  /** Stripe moves the period on before the renewal is paid, so the period's end is not paid for. */
  owing: boolean;
  created: number;
  startedAt: number;
  endedAt: number | null;
  periodEnd: number;
  cancelAt: number | null;
  cancelAtPeriodEnd: boolean;
  priceId: string;
}

export function isLive({ standing }: SubscriptionView): boolean {
  return standing === 'live';
}

export const noFacts: SubscriptionFacts = {
  subscriptionId: '',
  live: false,
  startedAt: '',
  endedAt: '',
  paidUntil: '',
  cancelAtPeriodEnd: false,
  priceId: '',
  earlierEndedAt: '',
};

export function viewOf(subscription: Stripe.Subscription): SubscriptionView {
  const { id, status, created, items } = subscription;
  return {
    id,
    standing: standingOf(status),
    owing: status === 'past_due' || status === 'unpaid',
    created,
    startedAt: subscription.start_date,
    endedAt: subscription.ended_at,
    periodEnd: Math.max(created, ...items.data.map((item) => item.current_period_end)),
    cancelAt: subscription.cancel_at,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    priceId: items.data[0]?.price.id ?? '',
  };
}

const rank: Record<Standing, number> = { none: 0, canceled: 1, live: 2 };

/** The one subscription that decides: a live one before an ended one, then the newest. */
export function deciding(views: readonly SubscriptionView[]): SubscriptionView | undefined {
  const [first] = views
    .filter((view) => view.standing !== 'none')
    .toSorted(
      (a, b) =>
        rank[b.standing] - rank[a.standing] || b.created - a.created || (a.id < b.id ? 1 : -1),
    );
  return first;
}

function instant(seconds: number | null | undefined): string {
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
  const live = decides.standing === 'live';
  return {
    subscriptionId: decides.id,
    live,
    startedAt: instant(decides.startedAt),
    endedAt: instant(decides.endedAt),
    paidUntil: instant(paidUntil(decides, lastPaid)),
    // The customer portal sets only `cancel_at` where billing is flexible, which is Stripe's default.
    cancelAtPeriodEnd: live && (decides.cancelAtPeriodEnd || decides.cancelAt !== null),
    priceId: decides.priceId,
    earlierEndedAt: earlier.length === 0 ? '' : instant(Math.max(...earlier)),
  };
}
