import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day } from '#tests/fakes/stripe/clock.ts';
import type { FakeEvent } from '#tests/fakes/stripe/world.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, startBillingStack } from './billing-stack.ts';
import { type Witness, witness, wrongWith } from './histories/truth.ts';

let stack: BillingStack;
let born = 0;

beforeAll(async () => {
  stack = await startBillingStack({ api: withoutPages });
  stack.stripe.webhooks.pause();
});

afterAll(() => stack.stop());

interface Life {
  userId: string;
  customer: string;
  seen: Witness;
}

async function newLife(): Promise<Life> {
  born += 1;
  const password = `a password for life ${born}`;
  const { id: userId } = await stack.operator
    .collection('users')
    .create({ email: `life-${born}@example.com`, password, passwordConfirm: password });
  const customer = stack.stripe.dashboard.createCustomer({ userId });
  stack.stripe.webhooks.take();
  return { userId, customer, seen: { paidUntil: 0, interrupted: false } };
}

const dashboard = () => stack.stripe.dashboard;
const subscriptions = (customer: string) => dashboard().subscriptionsOf(customer);

function current(customer: string): Stripe.Subscription {
  const open = subscriptions(customer).find(({ ended_at }) => ended_at === null);
  if (!open) throw new Error('there is no open subscription');
  return open;
}

/** A life from the first payment to the return after the end. */
const chapters: ((customer: string) => void)[] = [
  (customer) => {
    dashboard().subscribe(customer);
    dashboard().changePrice(current(customer).id, 'price_year');
    dashboard().disputeLastPayment(customer);
  },
  (customer) => {
    dashboard().setCard(customer, 'declined');
    dashboard().advance(customer, 367 * day);
  },
  (customer) => {
    dashboard().setCard(customer, 'good');
    dashboard().payOpenInvoice(current(customer).id);
    dashboard().refundLastPayment(customer);
    dashboard().cancelAtPeriodEnd(current(customer).id);
    dashboard().advance(customer, 400 * day);
    dashboard().subscribe(customer);
  },
];

/** Of all that Stripe says, these change what our row says, or come when something did. */
const tells = /^(customer\.subscription|invoice|charge\.(dispute|refunded)|refund)/;

function live(life: Life, chapter: (customer: string) => void): FakeEvent[] {
  chapter(life.customer);
  witness(life.seen, subscriptions(life.customer));
  // Nothing ran in between, so all that was said is about this customer.
  return stack.stripe.webhooks.take();
}

/** When each chapter's news arrives: at the end of which chapter, or never. The last one's does. */
function* arrivalOrders(from = 0): Generator<number[]> {
  const last = chapters.length - 1;
  if (from === last) {
    yield [last];
    return;
  }
  const lost = chapters.length;
  for (let arrives = from; arrives <= lost; arrives += 1) {
    for (const rest of arrivalOrders(from + 1)) yield [arrives, ...rest];
  }
}

async function wrongIn({ userId, customer, seen }: Life): Promise<string[]> {
  const row = await stack.rowOf({ id: userId });
  const user = await stack.operator.collection('users').getOne(userId);
  return wrongWith(row, Boolean(user.hadCancelledSubscription), subscriptions(customer), seen);
}

/** All at once, and the first of them twice. */
async function tell(events: FakeEvent[]): Promise<void> {
  const sent = [...events, ...events.slice(0, 1)];
  const statuses = await Promise.all(sent.map((event) => stack.stripe.webhooks.deliver(event)));
  expect(statuses).toEqual(sent.map(() => 200));
}

async function play(plan: number[]): Promise<string[]> {
  const life = await newLife();
  const waiting = new Map<number, FakeEvent[]>();
  for (const [number, chapter] of chapters.entries()) {
    const arrives = plan[number] ?? number;
    const news = live(life, chapter);
    waiting.set(arrives, [...(waiting.get(arrives) ?? []), ...news]);
    await tell(waiting.get(number) ?? []);
  }
  return (await wrongIn(life)).map((wrong) => `told at ${plan}: ${wrong}`);
}

test('a whole life, its news late or lost in all twelve ways: our row says what Stripe says', async () => {
  const plans = [...arrivalOrders()];
  expect(plans).toHaveLength(12);
  const wrong: string[] = [];
  for (const plan of plans) wrong.push(...(await play(plan)));
  expect(wrong).toEqual([]);
});

test('each chapter is known from any one of its events, whatever became of the others', async () => {
  const types = new Set<string>();
  for (const [number, chapter] of chapters.entries()) {
    for (const tried = new Set<string>(); ; ) {
      const life = await newLife();
      for (const earlier of chapters.slice(0, number)) live(life, earlier);
      const event = live(life, chapter).find(({ type }) => !tried.has(type) && tells.test(type));
      if (!event) break;
      expect(await stack.stripe.webhooks.deliver(event)).toBe(200);
      expect(await wrongIn(life), `${event.type} of chapter ${number}`).toEqual([]);
      tried.add(event.type);
      types.add(event.type);
    }
  }
  console.log(`known from one event alone: ${[...types].join(', ')}`);
  expect(types.size).toBeGreaterThan(5);
});

test('an answer of Stripe that arrives late does not undo what was read after it', async () => {
  const life = await newLife();
  await tell(live(life, (customer) => dashboard().subscribe(customer)));
  const [ending] = live(life, (customer) => dashboard().cancelAtPeriodEnd(current(customer).id));
  if (!ending) throw new Error('nothing was said');
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  stack.stripe.troubles.plan({ match: /^GET \/v1\/subscriptions$/, times: 1, kind: 'late', until });
  const reads = () => stack.stripe.calls.filter(({ path }) => path === '/v1/subscriptions').length;
  const before = reads();
  const late = stack.stripe.webhooks.deliver(ending);
  // It has read a subscription that lives on until the end of its period.
  await expect.poll(reads).toBe(before + 1);
  await tell(live(life, (customer) => dashboard().cancelNow(current(customer).id)));
  expect(await stack.rowOf({ id: life.userId })).toMatchObject({ status: 'canceled' });
  letGo();
  expect(await late).toBe(200);
  expect(await wrongIn(life)).toEqual([]);
  await expect
    .poll(() => stack.api.output())
    .toContain('a newer reading was written already, the account is canceled');
});
