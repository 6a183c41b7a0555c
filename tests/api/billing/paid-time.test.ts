import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HoldAnswer } from '#shared/contracts/ledger/hold.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { day } from '#tests/fakes/stripe/clock.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import type { Person } from '#tests/harness/people.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, join, startBillingStack } from './billing-stack.ts';

/** What the product answers at another time of day: its hooks take the clock as an argument. */
const window = `
routerAdd('POST', '/window/plan', (e) => {
  const { allowance } = require(\`\${__hooks}/lib/ledger/allowance.js\`);
  const { hold } = require(\`\${__hooks}/lib/ledger/hold.js\`);
  const { userId, request, now } = e.requestInfo().body;
  const user = $app.findRecordById('users', userId);
  return e.json(200, { allowance: allowance($app, user, now), hold: hold($app, request, now) });
});`;

const graceDays = 3;

let copy: PocketbaseCopy;
let stack: BillingStack;

beforeAll(async () => {
  copy = await copyPocketbase({ hooks: { 'window.pb.js': window } });
  stack = await startBillingStack({ pocketbase: copy, api: withoutPages });
});

afterAll(async () => {
  await stack.stop();
  await copy.remove();
});

async function answersAt(person: Person, now: number) {
  const request = holdRequest(person, { advanced: true });
  const answer = await fetch(`${stack.pocketbase.url}/window/plan`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: person.id, request, now }),
  });
  return (await answer.json()) as { allowance: Allowance; hold: HoldAnswer };
}

/** Whether the page shows Premium and whether a generation is given what only Premium gets. */
async function planAt(person: Person, now: number): Promise<{ shown: string; given: string }> {
  const { allowance, hold } = await answersAt(person, now);
  return { shown: allowance.plan, given: hold.outcome };
}

const premium = { shown: 'premium', given: 'held' };
const free = { shown: 'free', given: 'advancedRefused' };

async function dueAt(person: Person, now: number): Promise<string | null> {
  return (await answersAt(person, now)).allowance.paymentDue;
}

async function paidUntil(person: Person): Promise<number> {
  return Date.parse((await stack.rowOf(person))?.currentPeriodEnd ?? '');
}

test('Premium ends when paid time and grace are over, though Stripe is never heard of again', async () => {
  const person = await join(stack);
  await stack.buy(person);
  await stack.stripe.webhooks.settled();
  stack.stripe.webhooks.pause();
  const calls = stack.stripe.calls.length;
  const end = await paidUntil(person);
  const over = end + graceDays * day * 1000;
  expect(await planAt(person, Date.now())).toEqual(premium);
  expect(await planAt(person, end + day * 1000)).toEqual(premium);
  expect(await planAt(person, over - 1000)).toEqual(premium);
  expect(await planAt(person, over + 1000)).toEqual(free);
  expect(await planAt(person, end + 4 * day * 1000)).toEqual(free);
  expect(await planAt(person, end + 400 * day * 1000)).toEqual(free);
  expect(await dueAt(person, end + 4 * day * 1000)).toBeNull();
  expect(stack.stripe.calls).toHaveLength(calls);
});

test('a renewal that Stripe was paid for is no missing payment while its news has not come', async () => {
  stack.stripe.webhooks.resume();
  const person = await join(stack);
  await stack.buy(person);
  await stack.stripe.webhooks.settled();
  const end = await paidUntil(person);
  stack.stripe.webhooks.pause();
  stack.stripe.dashboard.advance(await stack.customerOf(person), 32 * day);
  for (const late of [1, 2 * 60 * 60, 2 * day]) {
    expect(await planAt(person, end + late * 1000)).toEqual(premium);
    expect(await dueAt(person, end + late * 1000)).toBeNull();
  }
  stack.stripe.webhooks.resume();
  await stack.stripe.webhooks.settled();
  expect(await paidUntil(person)).toBeGreaterThan(end);
});

test('a renewal that fails adds no day: four days after the paid time the account is free', async () => {
  const person = await join(stack);
  await stack.buy(person);
  const end = await paidUntil(person);
  const customer = await stack.customerOf(person);
  stack.stripe.dashboard.setCard(customer, 'declined');
  stack.stripe.dashboard.advance(customer, 36 * day);
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({ status: 'active' });
  expect(await paidUntil(person)).toBe(end);
  expect(await planAt(person, end + 2 * day * 1000)).toEqual(premium);
  expect(await planAt(person, end + 4 * day * 1000)).toEqual(free);
  const paymentDue = new Date(end + graceDays * day * 1000).toISOString();
  for (const [days, said] of [
    [-1, null],
    [2, paymentDue],
    [4, paymentDue],
  ] as const) {
    const { allowance } = await answersAt(person, end + days * day * 1000);
    expect(allowance).toMatchObject({ paymentDue: said, premiumEnds: null });
  }
  stack.stripe.dashboard.setCard(customer, 'good');
  const [subscription] = stack.stripe.dashboard.subscriptionsOf(customer);
  stack.stripe.dashboard.payOpenInvoice(subscription?.id ?? '');
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({ owing: false });
  expect(await dueAt(person, (await paidUntil(person)) + 1000)).toBeNull();
});
