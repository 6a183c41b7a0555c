import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { BillingRecords } from '#api/services/billing/billing-records.ts';
import { chooseBilling } from '#api/services/billing/choose-billing.ts';
import { message } from '#shared/rules.ts';
import { day } from '#tests/fakes/stripe/clock.ts';
import type { Person } from '#tests/harness/people.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, join, startBillingStack, subscriber } from './billing-stack.ts';

let stack: BillingStack;

beforeAll(async () => {
  stack = await startBillingStack({ api: withoutPages });
});

afterAll(() => stack.stop());

const portal = (person: Person) =>
  stack.post('/api/customer-portal', person, { userId: person.id });
const cancel = (person: Person) =>
  stack.post('/api/cancel-subscription', person, { userId: person.id });

test('canceled in the portal: premium to the end of the period, then not, then again', async () => {
  const { person, customer } = await subscriber(stack);
  const { status, body } = await portal(person);
  expect(status).toBe(200);
  const page = await (await fetch(String(body.url))).text();
  expect(page).toContain('Cancel subscription');
  await fetch(`${body.url}/cancel`, { method: 'POST' });
  await stack.stripe.webhooks.settled();
  const [subscription] = stack.stripe.dashboard.subscriptionsOf(customer);
  expect(subscription).toMatchObject({ cancel_at_period_end: false, status: 'active' });
  expect(await stack.rowOf(person)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  expect(await stack.planOf(person)).toBe('premium');

  stack.stripe.dashboard.advance(customer, 32 * day);
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({
    status: 'canceled',
    previousStatus: 'active',
    cancelAtPeriodEnd: false,
  });
  expect(await stack.planOf(person)).toBe('free');
  expect(await portal(person)).toMatchObject({
    status: 403,
    body: { error: message('portalNeedsPremium') },
  });

  expect((await stack.buy(person)).answer.body).toEqual({ status: 'reactivated' });
  expect(await stack.planOf(person)).toBe('premium');
});

test('who changes their mind in the portal goes on', async () => {
  const { person, customer } = await subscriber(stack);
  const { body } = await portal(person);
  await fetch(`${body.url}/cancel`, { method: 'POST' });
  await fetch(`${body.url}/resume`, { method: 'POST' });
  stack.stripe.dashboard.advance(customer, 32 * day);
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
});

test('canceled from our own page: the same end, known at once and without an event', async () => {
  const { person, customer } = await subscriber(stack);
  stack.stripe.webhooks.pause();
  const paidUntil = (await stack.rowOf(person))?.currentPeriodEnd.replace(' ', 'T');
  const answer = { status: 200, body: { canceled: true, endsAt: paidUntil } };
  expect(await cancel(person)).toEqual(answer);
  expect(await stack.rowOf(person)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  const updates = () => stack.stripe.calls.filter(({ path }) => /subscriptions\/sub/.test(path));
  const before = updates().length;
  expect(await cancel(person)).toEqual(answer);
  expect(updates()).toHaveLength(before);
  stack.stripe.webhooks.resume();
  stack.stripe.dashboard.advance(customer, 32 * day);
  await stack.stripe.webhooks.settled();
  expect(await stack.planOf(person)).toBe('free');
});

test('who has nothing has nothing to manage or to cancel', async () => {
  const person = await join(stack);
  expect(await portal(person)).toMatchObject({
    status: 403,
    body: { error: message('portalNeedsPremium') },
  });
  expect(await cancel(person)).toMatchObject({
    status: 404,
    body: { error: message('cancelNothing') },
  });
});

test('who owes a renewal beyond the grace is not premium, and still gets to the portal to pay', async () => {
  const past = await startBillingStack({ api: withoutPages, clockOffsetSeconds: -60 * day });
  try {
    const person = await join(past);
    const { answer } = await past.buy(person);
    const customer = await past.customerOf(person);
    past.stripe.dashboard.setCard(customer, 'declined');
    past.stripe.dashboard.afterRetries('past_due');
    past.stripe.dashboard.advance(customer, 60 * day);
    await past.stripe.webhooks.settled();
    expect(answer.status).toBe(200);
    expect(past.stripe.dashboard.subscriptionsOf(customer)[0]?.status).toBe('past_due');
    expect(await past.planOf(person)).toBe('free');
    const led = await past.post('/api/customer-portal', person, { userId: person.id });
    expect(led.body.url).toContain('/portal/bps_');
  } finally {
    await past.stop();
  }
});

test('Premium ends with its paid time and grace even if no event ever comes', async () => {
  const past = await startBillingStack({ api: withoutPages, clockOffsetSeconds: -36 * day });
  try {
    past.stripe.webhooks.pause();
    const person = await join(past);
    await past.buy(person);
    expect(await past.rowOf(person)).toMatchObject({ status: 'active' });
    expect(await past.planOf(person)).toBe('free');
  } finally {
    await past.stop();
  }
});

test('before an account goes, nothing of it can be charged or bought any more', async () => {
  const { person, customer } = await subscriber(stack);
  const leaving = await join(stack);
  const { body: open } = await stack.post('/api/checkout', leaving);
  const { billing } = await chooseBilling(
    readEnvironment(stack.stripe.env),
    new BillingRecords(stack.client),
  );
  const end = async ({ token }: Person) => {
    const account = await new BillingRecords(stack.client).account(token);
    if (account.outcome !== 'known') throw new Error('nobody is known by that token');
    await billing.endAll(account);
  };
  await end(person);
  expect(stack.stripe.dashboard.subscriptionsOf(customer)).toMatchObject([{ status: 'canceled' }]);
  await end(person);
  await end(leaving);
  expect(stack.stripe.pay(String(open.url))).toBeUndefined();
  await end(await join(stack));
});

test('a customer of other keys is no customer: nothing to manage, to cancel or to end', async () => {
  const person = await join(stack);
  await stack.operator
    .collection('stripe_customers')
    .create({ userId: person.id, customerId: 'cus_of_other_keys' });
  expect(await portal(person)).toMatchObject({ status: 403 });
  expect(await cancel(person)).toMatchObject({ status: 404 });
  const { answer } = await stack.buy(person);
  expect(answer.body).toEqual({ status: 'active' });
  expect(await stack.customerOf(person)).not.toBe('cus_of_other_keys');
});

test.each([
  ['/api/customer-portal', 'portalFailed'],
  ['/api/cancel-subscription', 'cancelFailed'],
] as const)('%s says so when Stripe does not answer', async (path, key) => {
  const { person } = await subscriber(stack);
  stack.stripe.troubles.plan({ match: /\/v1\/subscriptions/, times: 99, kind: 500 });
  expect(await stack.post(path, person, { userId: person.id })).toEqual({
    status: 502,
    body: { error: message(key), code: key },
  });
  stack.stripe.troubles.clear();
});
