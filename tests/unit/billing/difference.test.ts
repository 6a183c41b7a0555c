import { expect, test } from 'vitest';
import { differenceOf } from '#api/services/billing/stripe/reconcile/difference.ts';
import { noFacts } from '#api/services/billing/stripe/subscription-facts.ts';
import type { CustomerRow, SubscriptionFacts } from '#shared/contracts/billing.ts';

const entry: CustomerRow = {
  customerId: 'cus_1',
  userId: 'user',
  status: 'active',
  subscriptionId: 'sub_1',
  paidUntil: '2026-02-10T00:00:00.000Z',
  owing: false,
  cancelAtPeriodEnd: false,
  priceId: 'price_1',
};

const facts: SubscriptionFacts = {
  subscriptionId: 'sub_1',
  live: true,
  startedAt: '2026-01-10T00:00:00.000Z',
  endedAt: '',
  paidUntil: '2026-02-10T00:00:00.000Z',
  owing: false,
  cancelAtPeriodEnd: false,
  priceId: 'price_1',
  earlierEndedAt: '',
};

const none: CustomerRow = {
  ...entry,
  status: '',
  subscriptionId: '',
  paidUntil: '',
  priceId: '',
};

test.each<[string, CustomerRow, SubscriptionFacts, string | undefined]>([
  ['the same', entry, facts, undefined],
  ['reactivated is live as well', { ...entry, status: 'reactivated' }, facts, undefined],
  ['a customer that never bought', none, noFacts, undefined],
  ['gone, and known to be', { ...entry, status: 'canceled' }, noFacts, undefined],
  ['ended there', entry, { ...facts, live: false }, 'live here and not live at Stripe'],
  ['gone there', entry, noFacts, 'live here and not live at Stripe'],
  ['never heard of', none, facts, 'not live here and live at Stripe'],
  ['another one', entry, { ...facts, subscriptionId: 'sub_2' }, 'another subscription'],
  ['ended before it was heard of', none, { ...facts, live: false }, 'another subscription'],
  ['renewed', entry, { ...facts, paidUntil: '2026-03-10T00:00:00.000Z' }, 'another day'],
  ['owing since', entry, { ...facts, owing: true }, 'owing a payment'],
  ['owing no more', { ...entry, owing: true }, facts, 'owing a payment'],
  ['ending', entry, { ...facts, cancelAtPeriodEnd: true }, 'one side only'],
  ['another price', entry, { ...facts, priceId: 'price_2' }, 'another price'],
])('%s', (_, ours, theirs, said) => {
  const what = differenceOf(ours, theirs);
  if (said === undefined) expect(what).toBeUndefined();
  else expect(what).toContain(said);
});
