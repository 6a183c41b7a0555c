import type Stripe from 'stripe';
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
