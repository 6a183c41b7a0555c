import type Stripe from 'stripe';
import type { SubscriptionRow } from '../billing-stack.ts';

/** What was seen of the customer while the history was played, for what Stripe does not show later. */
export interface Witness {
  paidUntil: number;
  /** Paused or unpaid at some time: whether our row ever heard of it is a matter of luck. */
  interrupted: boolean;
}

const premium = new Set(['active', 'trialing', 'past_due']);
const unborn = new Set(['incomplete', 'incomplete_expired']);

export function witness(seen: Witness, subscriptions: readonly Stripe.Subscription[]): void {
  const open = subscriptions.find(({ ended_at }) => ended_at === null);
  if (!open) return;
  if (open.status === 'active') seen.paidUntil = open.items.data[0]?.current_period_end ?? 0;
  if (open.status === 'paused' || open.status === 'unpaid') seen.interrupted = true;
}

function allowedStatuses(
  subscriptions: readonly Stripe.Subscription[],
  live: Stripe.Subscription | undefined,
  { interrupted }: Witness,
): string[] {
  if (!live) return ['canceled'];
  const returned = subscriptions.some(({ id, ended_at }) => id !== live.id && ended_at !== null);
  if (returned) return ['reactivated'];
  return interrupted ? ['active', 'reactivated'] : ['active'];
}

const previous: Record<string, string[]> = {
  active: [''],
  reactivated: ['canceled'],
  canceled: ['active', 'reactivated'],
};

/**
 * Our row against Stripe's own objects, by rules written down here a second time on purpose.
 * Answers with what is wrong, or nothing.
 */
export function wrongWith(
  row: SubscriptionRow | undefined,
  hadCancelled: boolean,
  all: readonly Stripe.Subscription[],
  seen: Witness,
): string[] {
  const subscriptions = all.filter(({ status }) => !unborn.has(status));
  const last = subscriptions.at(-1);
  if (!last) return row ? ['a row of a subscription that never was'] : [];
  if (!row) return ['no row'];
  const live = subscriptions.find(({ status }) => premium.has(status));
  const wrong: string[] = [];
  const expectOne = (what: string, actual: unknown, allowed: unknown[]) => {
    if (!allowed.includes(actual)) wrong.push(`${what} is ${actual}, not ${allowed.join(' or ')}`);
  };
  expectOne('status', row.status, allowedStatuses(subscriptions, live, seen));
  expectOne('previousStatus', row.previousStatus, previous[row.status] ?? []);
  expectOne('subscription', row.stripeSubscriptionId, [(live ?? last).id]);
  expectOne('price', row.priceId, [(live ?? last).items.data[0]?.price.id]);
  expectOne('cancelAtPeriodEnd', row.cancelAtPeriodEnd, [Boolean(live && live.cancel_at !== null)]);
  const owing = (live ?? last).status === 'past_due' || (live ?? last).status === 'unpaid';
  expectOne('owing', row.owing, [owing]);
  expectOne('hadCancelledSubscription', hadCancelled, [!live]);
  if (live) {
    const until = Math.min(seen.paidUntil, live.cancel_at ?? Number.POSITIVE_INFINITY);
    expectOne('currentPeriodEnd', Date.parse(row.currentPeriodEnd) / 1000, [until]);
  } else if (last.ended_at !== null) {
    expectOne('canceledAt', Date.parse(row.canceledAt) / 1000, [last.ended_at]);
  }
  return wrong;
}
