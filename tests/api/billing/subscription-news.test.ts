import { afterAll, beforeAll, expect, test } from 'vitest';
import { day } from '#tests/fakes/stripe/clock.ts';
import type { FakeEvent } from '#tests/fakes/stripe/world.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, join, startBillingStack, subscriber } from './billing-stack.ts';

let stack: BillingStack;

beforeAll(async () => {
  stack = await startBillingStack({ api: withoutPages });
});

afterAll(() => stack.stop());

/** The process's output comes through a pipe, so it may arrive after the answer did. */
const logged = (words: string) => expect.poll(() => stack.api.output()).toContain(words);

const deliver = (event: FakeEvent, options = {}) => stack.stripe.webhooks.deliver(event, options);

test('a failed renewal stays premium while it is paid and its grace lasts, as Stripe’s invoices say', async () => {
  const { person, customer, subscription } = await subscriber(stack);
  const paidUntil = (await stack.rowOf(person))?.currentPeriodEnd;
  stack.stripe.dashboard.setCard(customer, 'declined');
  stack.stripe.dashboard.advance(customer, 32 * day);
  await stack.stripe.webhooks.settled();
  expect(stack.stripe.dashboard.subscriptionsOf(customer)[0]?.status).toBe('past_due');
  // Stripe's period has moved on a month; ours ends where the money does.
  expect(await stack.rowOf(person)).toMatchObject({
    status: 'active',
    currentPeriodEnd: paidUntil,
  });
  stack.stripe.dashboard.setCard(customer, 'good');
  stack.stripe.dashboard.payOpenInvoice(subscription);
  await stack.stripe.webhooks.settled();
  const row = await stack.rowOf(person);
  expect(Date.parse(row?.currentPeriodEnd ?? '')).toBeGreaterThan(Date.parse(paidUntil ?? ''));
});

test.each(['canceled', 'unpaid'] as const)(
  'a renewal that is never paid ends, where Stripe is set to make it %s',
  async (afterRetries) => {
    stack.stripe.dashboard.afterRetries(afterRetries);
    const { person, customer, subscription } = await subscriber(stack);
    stack.stripe.dashboard.setCard(customer, 'declined');
    stack.stripe.dashboard.advance(customer, 50 * day);
    await stack.stripe.webhooks.settled();
    expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled' });
    expect(await stack.planOf(person)).toBe('free');
    if (afterRetries === 'canceled') return;
    stack.stripe.dashboard.setCard(customer, 'good');
    stack.stripe.dashboard.payOpenInvoice(subscription);
    await stack.stripe.webhooks.settled();
    expect(await stack.rowOf(person)).toMatchObject({
      status: 'reactivated',
      previousStatus: 'canceled',
    });
  },
);

test('a first payment that never succeeds leaves no trace of a subscription', async () => {
  const person = await join(stack);
  const customer = stack.stripe.dashboard.createCustomer({ userId: person.id }, person.email);
  stack.stripe.dashboard.setCard(customer, 'declined');
  stack.stripe.dashboard.subscribe(customer);
  stack.stripe.dashboard.advance(customer, 2 * day);
  await stack.stripe.webhooks.settled();
  expect(stack.stripe.dashboard.subscriptionsOf(customer)[0]?.status).toBe('incomplete_expired');
  expect(await stack.rowOf(person)).toBeUndefined();
  expect(await stack.operator.collection('users').getOne(person.id)).toMatchObject({
    hadCancelledSubscription: false,
  });
});

test('paused is not premium, and resumed is reactivated', async () => {
  const { person, subscription } = await subscriber(stack);
  stack.stripe.dashboard.pause(subscription);
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled' });
  stack.stripe.dashboard.resume(subscription);
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({ status: 'reactivated' });
});

test('a refund and a dispute change nothing that Stripe does not, and are said in the log', async () => {
  const { person, customer } = await subscriber(stack);
  const before = await stack.rowOf(person);
  stack.stripe.dashboard.refundLastPayment(customer);
  stack.stripe.dashboard.disputeLastPayment(customer);
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toEqual({ ...before, syncedAt: expect.any(String) });
  await logged('a payment is refunded; Premium follows the subscription');
  await logged('a payment is disputed; Premium follows the subscription');
});

test('a price changed in the dashboard is followed, and said in the log', async () => {
  const { person, subscription } = await subscriber(stack);
  stack.stripe.dashboard.changePrice(subscription, 'price_year');
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({ priceId: 'price_year', status: 'active' });
  stack.stripe.dashboard.copyPrice('price_month', 'price_euro', 'eur');
  stack.stripe.dashboard.changePrice(subscription, 'price_euro');
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({ priceId: 'price_euro', status: 'active' });
  await logged('its price is none of those configured here');
  stack.stripe.dashboard.archivePrice('price_year');
  await stack.stripe.webhooks.settled();
  await logged('The annual price is archived at Stripe.');
});

test('two subscriptions of one customer are one Premium, and said in the log', async () => {
  const { person, customer, subscription } = await subscriber(stack);
  stack.stripe.dashboard.advance(customer, day);
  const second = stack.stripe.dashboard.subscribe(customer);
  await stack.stripe.webhooks.settled();
  await logged('Stripe charges more than one subscription');
  expect(await stack.rowOf(person)).toMatchObject({ stripeSubscriptionId: second });
  stack.stripe.dashboard.cancelNow(second);
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({
    status: 'active',
    stripeSubscriptionId: subscription,
  });
});

test('every delivery is one sentence in the log, and no secret or private matter is', async () => {
  const { person } = await subscriber(stack);
  await stack.stripe.webhooks.settled();
  const told = () => stack.api.output().split('Stripe event: ').length - 1;
  const [event] = stack.stripe.webhooks.events;
  if (!event) throw new Error('nothing was bought');
  await deliver({ ...event, id: 'evt_first', type: 'first.marker' as FakeEvent['type'] });
  await logged('first.marker');
  const before = told();
  for (let time = 0; time < 20; time += 1) await deliver(event);
  await deliver({ ...event, id: 'evt_last', type: 'last.marker' as FakeEvent['type'] });
  await logged('last.marker');
  expect(told() - before).toBe(21);
  const log = stack.api.output() + stack.pocketbase.output();
  const customer = await stack.customerOf(person);
  for (const secret of [
    ...Object.values(stack.stripe.env).filter((value) => /^(sk|whsec)_/.test(value)),
    person.email,
    person.token,
    customer,
    'card_declined',
    '"object":',
    'payment_method',
    // Alone it may be part of an id that was drawn by chance.
    '"usd"',
    'currency',
  ]) {
    expect(log.includes(secret), `the log contains ${secret}`).toBe(false);
  }
});
