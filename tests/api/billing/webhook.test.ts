import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { day } from '#tests/fakes/stripe/clock.ts';
import type { FakeEvent } from '#tests/fakes/stripe/world.ts';
import type { Person } from '#tests/harness/people.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { LiveListener } from '#tests/pocketbase/access/live-listener.ts';
import { type BillingStack, startBillingStack, subscriber } from './billing-stack.ts';

let stack: BillingStack;

beforeAll(async () => {
  stack = await startBillingStack({ api: withoutPages });
});

afterAll(() => stack.stop());

afterEach(() => {
  stack.stripe.troubles.clear();
  stack.stripe.webhooks.resume();
});

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
    await expect.poll(() => heard().at(-1)?.priceId).toBe(priceId);
    return heard()
      .slice(0, -1)
      .map(({ status }) => status);
  } finally {
    listener.close();
  }
}

/** The process's output comes through a pipe, so it may arrive after the answer did. */
const logged = (words: string) => expect.poll(() => stack.api.output()).toContain(words);

const deliver = (event: FakeEvent, options = {}) => stack.stripe.webhooks.deliver(event, options);

test('one event ten times at once is one transition', async () => {
  const { person, subscription } = await subscriber(stack);
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
  const { person, subscription } = await subscriber(stack);
  const now = Math.floor(Date.now() / 1000);
  const [first] = held(() => stack.stripe.dashboard.cancelAtPeriodEnd(subscription));
  const [second] = held(() => stack.stripe.dashboard.cancelNow(subscription));
  if (!first || !second) throw new Error('nothing was said');
  expect(await deliver(first, { signedAt: now - 240 })).toBe(200);
  expect(await deliver(second, { signedAt: now + 240 })).toBe(200);
  expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled' });
});

test('forged, unsigned, altered and replayed deliveries are 400 and write nothing', async () => {
  const { person, subscription } = await subscriber(stack);
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
  const { person, subscription } = await subscriber(stack);
  const events = held(() => stack.stripe.dashboard.cancelAtPeriodEnd(subscription));
  const late = pick(events, 'customer.subscription.updated');
  held(() => stack.stripe.dashboard.cancelNow(subscription));
  expect(await deliver(late)).toBe(200);
  expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled' });
});

test('with PocketBase or Stripe down the answer is 500, and the next delivery does the work', async () => {
  const { person, subscription } = await subscriber(stack);
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
