import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { day } from '#tests/fakes/stripe/clock.ts';
import type { FakeEvent } from '#tests/fakes/stripe/world.ts';
import type { Person } from '#tests/harness/people.ts';
import { LiveListener } from '#tests/pocketbase/live-listener.ts';
import { type BillingStack, join, startBillingStack } from './billing-stack.ts';

let stack: BillingStack;

beforeAll(async () => {
  stack = await startBillingStack();
});

afterAll(() => stack.stop());

afterEach(() => {
  stack.stripe.troubles.clear();
  stack.stripe.webhooks.resume();
});

async function subscriber(): Promise<{ person: Person; customer: string; subscription: string }> {
  const person = await join(stack);
  await stack.buy(person);
  await stack.stripe.webhooks.settled();
  const customer = await stack.customerOf(person);
  const [subscription] = stack.stripe.dashboard.subscriptionsOf(customer);
  return { person, customer, subscription: subscription?.id ?? '' };
}

/** What a change at Stripe says, kept from being delivered. */
function held(change: () => void): FakeEvent[] {
  stack.stripe.webhooks.pause();
  change();
  return stack.stripe.webhooks.take();
}

function pick(events: FakeEvent[], type: string): FakeEvent {
  const event = events.find((candidate) => candidate.type === type);
  if (!event) throw new Error(`there is no ${type} among ${events.map((one) => one.type)}`);
  return event;
}

/** Every status that a listening page hears of while the work is done, in order. */
async function heardDuring(person: Person, work: () => Promise<void>): Promise<string[]> {
  const listener = await LiveListener.connect(stack.pocketbase, person.token, ['subscriptions/*']);
  try {
    await work();
    // PocketBase sends in order: once this last change is heard, all before it were.
    const row = await stack.rowOf(person);
    const priceId = 'price_last';
    await stack.operator.collection('subscriptions').update(row?.id ?? '', { priceId });
    const heard = () =>
      listener.events
        .filter((event) => event.startsWith('subscriptions/*\n'))
        .map((event) => JSON.parse(event.slice(event.indexOf('\n'))).record);
    await expect.poll(() => heard().at(-1)?.priceId, patience).toBe(priceId);
    return heard()
      .slice(0, -1)
      .map(({ status }) => status);
  } finally {
    listener.close();
  }
}

/** The process's output comes through a pipe, so it may arrive after the answer did. */
const patience = { timeout: 10_000 };
const logged = (words: string) => expect.poll(() => stack.api.output(), patience).toContain(words);

const deliver = (event: FakeEvent, options = {}) => stack.stripe.webhooks.deliver(event, options);

test('one event ten times at once is one transition', async () => {
  const { person, subscription } = await subscriber();
  const [event] = held(() => stack.stripe.dashboard.cancelNow(subscription));
  if (!event) throw new Error('nothing was said');
  const heard = await heardDuring(person, async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
    expect(statuses).toEqual(Array(10).fill(200));
    expect(await deliver(event)).toBe(200);
  });
  expect(heard).toEqual(['canceled']);
  expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled' });
  await logged(`"event":"${event.id}"`);
  await logged('Stripe event: processed before, skipped');
  expect(
    await stack.operator.collection('stripe_events').getFullList({
      filter: `eventId = "${event.id}"`,
    }),
  ).toMatchObject([{ state: 'processed', type: 'customer.subscription.deleted' }]);
});

test('a sender whose clock is a few minutes off is believed', async () => {
  const { person, subscription } = await subscriber();
  const now = Math.floor(Date.now() / 1000);
  const [first] = held(() => stack.stripe.dashboard.cancelAtPeriodEnd(subscription));
  const [second] = held(() => stack.stripe.dashboard.cancelNow(subscription));
  if (!first || !second) throw new Error('nothing was said');
  expect(await deliver(first, { signedAt: now - 240 })).toBe(200);
  expect(await deliver(second, { signedAt: now + 240 })).toBe(200);
  expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled' });
});

test('forged, unsigned, altered and replayed deliveries are 400 and write nothing', async () => {
  const { person, subscription } = await subscriber();
  const [event] = held(() => stack.stripe.dashboard.cancelNow(subscription));
  if (!event) throw new Error('nothing was said');
  const now = Math.floor(Date.now() / 1000);
  const before = await stack.rowOf(person);
  const calls = stack.stripe.calls.length;
  expect(await deliver(event, { secret: 'whsec_guessed' })).toBe(400);
  expect(await deliver(event, { header: null })).toBe(400);
  expect(await deliver(event, { header: '' })).toBe(400);
  expect(await deliver(event, { header: 't=1,v1=00' })).toBe(400);
  expect(
    await deliver(event, { alter: (payload: string) => payload.replace('canceled', 'active') }),
  ).toBe(400);
  expect(await deliver(event, { alter: (payload: string) => `${payload}\n` })).toBe(400);
  expect(await deliver(event, { signedAt: now - 301 })).toBe(400);
  expect(await deliver(event, { signedAt: now - 10 * 60 })).toBe(400);
  expect(await deliver(event, { signedAt: now + 10 * 60 })).toBe(400);
  expect(await deliver(event, { signedAt: now + day })).toBe(400);
  const ahead = stack.stripe.webhooks.sign(stack.stripe.webhooks.payloadOf(event), {
    signedAt: now + day,
  });
  expect(await deliver(event, { header: `t=${now},${ahead}` })).toBe(400);
  expect(await deliver(event, { header: `${ahead},t=${now}` })).toBe(400);
  expect(stack.stripe.calls).toHaveLength(calls);
  expect(await stack.rowOf(person)).toEqual(before);
  // The same event, sent again later and signed afresh, is as good as new.
  expect(await deliver(event)).toBe(200);
  expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled' });
});

test('an event nobody here depends on is 200', async () => {
  const [created] = held(() => {
    stack.stripe.dashboard.createCustomer({});
  });
  if (!created) throw new Error('nothing was said');
  expect(await deliver(created)).toBe(200);
  const unknown = { ...created, type: 'entirely.new' as FakeEvent['type'] };
  expect(await deliver(unknown)).toBe(200);
});

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['no JSON', '{"id":'],
  ['an id that is a number', '{"id":1,"type":"invoice.paid","data":{"object":{}}}'],
  ['an id too long to keep', `{"id":"${'e'.repeat(300)}","type":"x","data":{"object":{}}}`],
  ['an id that is no text', '{"id":"evt_\\ud800","type":"x","data":{"object":{}}}'],
  ['no data', '{"id":"evt_x","type":"invoice.paid"}'],
  ['data that is a text', '{"id":"evt_x","type":"customer.deleted","data":{"object":"cus_1"}}'],
])('what is signed but no event is 400: %s', async (_, payload) => {
  const [created] = held(() => {
    stack.stripe.dashboard.createCustomer({});
  });
  if (!created) throw new Error('nothing was said');
  const header = stack.stripe.webhooks.sign(payload);
  const calls = stack.stripe.calls.length;
  expect(await deliver(created, { header, alter: () => payload })).toBe(400);
  expect(stack.stripe.calls).toHaveLength(calls);
});

test('an event whose customer is no name of a customer concerns nobody', async () => {
  const [created] = held(() => {
    stack.stripe.dashboard.createCustomer({});
  });
  if (!created) throw new Error('nothing was said');
  const calls = stack.stripe.calls.length;
  for (const customer of [5, {}, [], { id: null }, '', '../charges', 'c'.repeat(400), true]) {
    const event = { ...created, type: 'invoice.paid' as const, data: { object: { customer } } };
    expect(await deliver(event)).toBe(200);
  }
  expect(stack.stripe.calls).toHaveLength(calls);
});

test('an event about a stranger’s customer is 200 and writes nothing', async () => {
  const rows = () => stack.operator.collection('subscriptions').getList(1, 1);
  const before = (await rows()).totalItems;
  const events = held(() => {
    const customer = stack.stripe.dashboard.createCustomer({});
    stack.stripe.dashboard.subscribe(customer);
  });
  expect(await deliver(pick(events, 'customer.subscription.created'))).toBe(200);
  const invented = stack.stripe.dashboard.createCustomer({ userId: 'nobodynobody123' });
  const more = held(() => {
    stack.stripe.dashboard.subscribe(invented);
  });
  expect(await deliver(pick(more, 'customer.subscription.created'))).toBe(200);
  expect((await rows()).totalItems).toBe(before);
  await logged('the customer belongs to no account here');
});

test('what an event contains is never believed', async () => {
  const { person, subscription } = await subscriber();
  const events = held(() => stack.stripe.dashboard.cancelAtPeriodEnd(subscription));
  const late = pick(events, 'customer.subscription.updated');
  held(() => stack.stripe.dashboard.cancelNow(subscription));
  expect(await deliver(late)).toBe(200);
  expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled' });
});

test('with PocketBase or Stripe down the answer is 500, and the next delivery does the work', async () => {
  const { person, subscription } = await subscriber();
  const [event] = held(() => stack.stripe.dashboard.cancelNow(subscription));
  if (!event) throw new Error('nothing was said');
  await stack.pocketbase.kill();
  expect(await deliver(event)).toBe(500);
  await stack.pocketbase.restart();
  stack.stripe.troubles.plan({ match: /^GET \/v1\/customers/, times: 99, kind: 500 });
  expect(await deliver(event)).toBe(500);
  expect(await stack.rowOf(person)).toMatchObject({ status: 'active' });
  stack.stripe.troubles.clear();
  expect(await deliver(event)).toBe(200);
  expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled' });
});

test('a failed renewal stays premium while it is paid and its grace lasts, as Stripe’s invoices say', async () => {
  const { person, customer, subscription } = await subscriber();
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
    const { person, customer, subscription } = await subscriber();
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
  const { person, subscription } = await subscriber();
  stack.stripe.dashboard.pause(subscription);
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled' });
  stack.stripe.dashboard.resume(subscription);
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({ status: 'reactivated' });
});

test('a refund and a dispute change nothing that Stripe does not, and are said in the log', async () => {
  const { person, customer } = await subscriber();
  const before = await stack.rowOf(person);
  stack.stripe.dashboard.refundLastPayment(customer);
  stack.stripe.dashboard.disputeLastPayment(customer);
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toEqual({ ...before, syncedAt: expect.any(String) });
  await logged('a payment is refunded; Premium follows the subscription');
  await logged('a payment is disputed; Premium follows the subscription');
});

test('a price changed in the dashboard is followed, and said in the log', async () => {
  const { person, subscription } = await subscriber();
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
  const { person, customer, subscription } = await subscriber();
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
  const { person } = await subscriber();
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
    'usd',
  ]) {
    expect(log.includes(secret), `the log contains ${secret}`).toBe(false);
  }
});
