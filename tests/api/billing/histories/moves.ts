import type Stripe from 'stripe';
import { day } from '#tests/fakes/stripe/clock.ts';
import type { Dashboard } from '#tests/fakes/stripe/dashboard.ts';
import type { Chance } from './chance.ts';

export interface Customer {
  id: string;
  dashboard: Dashboard;
  chance: Chance;
}

type Move = (customer: Customer, subscription: string) => void;

const hour = 60 * 60;

const wait: Move = ({ id, dashboard, chance }) => {
  dashboard.advance(id, chance.between(1, 9) * day);
};

const renew: Move = ({ id, dashboard }) => {
  dashboard.setCard(id, 'good');
  dashboard.advance(id, 32 * day);
};

const fail: Move = ({ id, dashboard }) => {
  dashboard.setCard(id, 'declined');
  dashboard.advance(id, 32 * day);
};

const failForLong: Move = ({ id, dashboard, chance }) => {
  dashboard.afterRetries(chance.pick(['canceled', 'unpaid', 'past_due']));
  dashboard.setCard(id, 'declined');
  dashboard.advance(id, 55 * day);
};

const settleDebt: Move = ({ id, dashboard }, subscription) => {
  dashboard.setCard(id, 'good');
  dashboard.payOpenInvoice(subscription);
};

const subscribe: Move = ({ id, dashboard, chance }) => {
  dashboard.setCard(id, 'good');
  dashboard.subscribe(id, chance.pick(['price_month', 'price_year']));
};

const subscribeInVain: Move = ({ id, dashboard }) => {
  dashboard.setCard(id, 'declined');
  dashboard.subscribe(id);
  dashboard.advance(id, 2 * day);
};

const refund: Move = ({ id, dashboard }) => dashboard.refundLastPayment(id);
const dispute: Move = ({ id, dashboard }) => dashboard.disputeLastPayment(id);
const cancelAtEnd: Move = ({ dashboard }, subscription) =>
  dashboard.cancelAtPeriodEnd(subscription);
const keep: Move = ({ dashboard }, subscription) => dashboard.keep(subscription);
const cancelNow: Move = ({ dashboard }, subscription) => dashboard.cancelNow(subscription);
const pause: Move = ({ dashboard }, subscription) => dashboard.pause(subscription);
const resume: Move = ({ id, dashboard }, subscription) => {
  dashboard.setCard(id, 'good');
  dashboard.resume(subscription);
};
const changePrice: Move = ({ dashboard, chance }, subscription) =>
  dashboard.changePrice(subscription, chance.pick(['price_month', 'price_year']));

const moves: Record<string, readonly [Move, ...Move[]]> = {
  none: [subscribe, subscribe, subscribe, subscribeInVain],
  active: [
    wait,
    renew,
    fail,
    failForLong,
    refund,
    dispute,
    cancelAtEnd,
    cancelNow,
    pause,
    changePrice,
  ],
  ending: [wait, keep, renew, refund, cancelNow],
  past_due: [settleDebt, wait, cancelNow, cancelAtEnd],
  unpaid: [settleDebt, cancelNow, wait],
  paused: [resume, resume, cancelNow, wait],
};

export function current(customer: Customer): Stripe.Subscription | undefined {
  return customer.dashboard.subscriptionsOf(customer.id).find(({ ended_at }) => ended_at === null);
}

function situationOf(subscription: Stripe.Subscription | undefined): string {
  if (!subscription) return 'none';
  const ending = subscription.status === 'active' && subscription.cancel_at !== null;
  return ending ? 'ending' : subscription.status;
}

/** One step of a life at Stripe, chosen from what can happen there now; its name. */
export function move(customer: Customer): string {
  const { chance, dashboard, id } = customer;
  dashboard.afterRetries('canceled');
  dashboard.advance(id, chance.between(1, 20) * hour);
  const subscription = current(customer);
  const possible = moves[situationOf(subscription)];
  if (!possible) throw new Error(`nothing can happen to a subscription ${subscription?.status}`);
  const chosen = chance.pick(possible);
  chosen(customer, subscription?.id ?? '');
  return chosen.name;
}
