import type Stripe from 'stripe';
import type { SubscriptionFacts } from '#shared/contracts/billing.ts';

/** Stripe's types also allow any other text; the statuses it names today are what this keeps. */
type Named<Text> = Text extends string ? (string extends Text ? never : Text) : never;
export type StripeStatus = Named<Stripe.Subscription.Status>;

/** `none`: not one yet, or never became one, so there is nothing that could have been canceled. */
export type Standing = 'live' | 'canceled' | 'none';

/** Total: a status that a newer Stripe names does not compile until it is decided here. */
const standings: Record<StripeStatus, Standing> = {
  trialing: 'live',
  active: 'live',
  // Stripe still tries to collect; how long that is Premium, the paid time and its grace decide.
  past_due: 'live',
  unpaid: 'canceled',
  paused: 'canceled',
  canceled: 'canceled',
  incomplete: 'none',
  incomplete_expired: 'none',
};

function isNamed(status: string): status is StripeStatus {
  return Object.hasOwn(standings, status);
}

/** Guessing at an unknown status could take Premium away, or give it: better to fail and be retried. */
export function standingOf(status: Stripe.Subscription.Status): Standing {
  if (!isNamed(status))
    throw new Error(`Stripe names the subscription status "${status}", new here`);
  return standings[status];
}

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
    // The customer portal sets only `cancel_at` where billing is flexible, which is Stripe's default.
    cancelAtPeriodEnd: live && (decides.cancelAtPeriodEnd || decides.cancelAt !== null),
    priceId: decides.priceId,
    earlierEndedAt: earlier.length === 0 ? '' : isoTime(Math.max(...earlier)),
  };
}
