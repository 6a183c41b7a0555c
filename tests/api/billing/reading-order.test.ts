import { randomUUID } from 'node:crypto';
import { join as joinPath } from 'node:path';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BillingRecords } from '#api/services/billing/billing-records.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import type { SubscriptionFacts } from '#shared/contracts/billing.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';

let pb: RunningPocketbase;
let client: PocketbaseClient;
let billing: BillingRecords;
let operator: PocketBase;

beforeAll(async () => {
  pb = await startPocketbase({ env: { POSTQUILL_BILLING: 'stripe' } });
  client = new PocketbaseClient(pb.url, joinPath(pb.dataDir, 'service.json'));
  billing = new BillingRecords(client);
  operator = await asSuperuser(pb);
});

afterAll(async () => {
  client.close();
  await pb.stop();
});

const live: SubscriptionFacts = {
  subscriptionId: 'sub_1',
  live: true,
  startedAt: '2026-01-01T00:00:00.000Z',
  endedAt: '',
  paidUntil: '2036-01-01T00:00:00.000Z',
  owing: false,
  cancelAtPeriodEnd: false,
  priceId: 'price_1',
  earlierEndedAt: '',
};

async function customer(): Promise<{ person: Person; customerId: string; subscriptionId: string }> {
  const person = await signUp(pb);
  const customerId = `cus_${randomUUID()}`;
  await billing.keepCustomer({ userId: person.id, customerId, replaces: '' });
  return { person, customerId, subscriptionId: `sub_${randomUUID()}` };
}

async function begin(customerId: string, eventId = ''): Promise<string> {
  const begun = await billing.beginReading({ customerId, eventId, eventType: 'a.test' });
  if (begun.outcome !== 'begun') throw new Error('the event was processed already');
  return begun.readAt;
}

function write(customerId: string, readAt: string, facts: SubscriptionFacts, more = {}) {
  const rest = { claimedUserId: '', eventId: '', sessionId: '', ...more };
  return billing.write({ customerId, readAt, ...facts, ...rest });
}

test('the reading that began later wins, whichever is written last', async () => {
  const { customerId, subscriptionId } = await customer();
  const earlier = await begin(customerId);
  const later = await begin(customerId);
  expect(later > earlier).toBe(true);
  const ended = { ...live, subscriptionId, live: false, endedAt: '2026-02-01T00:00:00.000Z' };
  expect(await write(customerId, later, ended)).toMatchObject({
    outcome: 'written',
    status: 'canceled',
  });
  expect(await write(customerId, earlier, { ...live, subscriptionId })).toMatchObject({
    outcome: 'older',
    status: 'canceled',
  });
});

test('an event that was quicker takes away no checkout from its subscription', async () => {
  const { person, customerId, subscriptionId } = await customer();
  const facts = { ...live, subscriptionId };
  const back = await begin(customerId);
  await write(customerId, await begin(customerId), facts);
  const sessionId = 'cs_of_the_page';
  expect(await write(customerId, back, facts, { sessionId })).toMatchObject({ outcome: 'older' });
  const other = { ...facts, subscriptionId: 'sub_other' };
  await write(customerId, back, other, { sessionId: 'cs_of_another' });
  const [row] = await operator
    .collection('subscriptions')
    .getFullList({ filter: `userId = "${person.id}"` });
  expect(row).toMatchObject({ sessionId, stripeSubscriptionId: subscriptionId, status: 'active' });
});

test('a reading that changes nothing still outdates an older one', async () => {
  const { customerId, subscriptionId } = await customer();
  const facts = { ...live, subscriptionId };
  await write(customerId, await begin(customerId), facts);
  const older = await begin(customerId);
  expect(await write(customerId, await begin(customerId), facts)).toMatchObject({
    outcome: 'unchanged',
  });
  expect(await write(customerId, older, { ...facts, live: false })).toMatchObject({
    outcome: 'older',
    status: 'active',
  });
});

test('an API of the version before, which does not say whether a payment is owed, leaves that as it is', async () => {
  const { person, customerId, subscriptionId } = await customer();
  const facts = { ...live, subscriptionId };
  const unsaid = { owing: undefined };
  const row = async () => {
    const filter = `userId = "${person.id}"`;
    return (await operator.collection('subscriptions').getFullList({ filter }))[0];
  };
  const bought = await write(customerId, await begin(customerId), facts, unsaid);
  expect(bought).toMatchObject({ outcome: 'written', status: 'active' });
  expect(await row()).toMatchObject({ owing: false });
  await write(customerId, await begin(customerId), { ...facts, owing: true });
  const later = { ...facts, paidUntil: '2036-02-01T00:00:00.000Z' };
  const renewed = await write(customerId, await begin(customerId), later, unsaid);
  expect(renewed).toMatchObject({ outcome: 'written', paidUntil: later.paidUntil });
  expect(await row()).toMatchObject({ owing: true });
  const nothingLeft = { ...facts, subscriptionId: '', live: false };
  const ended = await write(customerId, await begin(customerId), nothingLeft, unsaid);
  expect(ended).toMatchObject({ outcome: 'written', status: 'canceled' });
  expect(await row()).toMatchObject({ owing: false });
});

test('forty readings begun at once have forty moments', async () => {
  const { customerId } = await customer();
  const moments = await Promise.all(Array.from({ length: 40 }, () => begin(customerId)));
  expect(new Set(moments).size).toBe(40);
});

test('an event is skipped only once its work is written', async () => {
  const { customerId, subscriptionId } = await customer();
  const eventId = `evt_${randomUUID()}`;
  await begin(customerId, eventId);
  const readAt = await begin(customerId, eventId);
  await write(customerId, readAt, { ...live, subscriptionId }, { eventId });
  expect(await billing.beginReading({ customerId, eventId, eventType: 'a.test' })).toEqual({
    outcome: 'processed',
  });
});

test('two checkouts of one user at once agree on the first customer', async () => {
  const { id: userId } = await signUp(pb);
  const answers = await Promise.all(
    ['cus_a', 'cus_b', 'cus_c'].map((name) =>
      billing.keepCustomer({ userId, customerId: `${name}_${userId}`, replaces: '' }),
    ),
  );
  const kept = new Set(answers.map((answer) => answer.outcome === 'kept' && answer.customerId));
  expect(kept.size).toBe(1);
});

test('a customer that names a user is taken in once, and never from somebody who has another', async () => {
  const { person, customerId, subscriptionId } = await customer();
  const facts = { ...live, subscriptionId };
  const foreign = { claimedUserId: person.id };
  const readAt = await begin('cus_other');
  expect(await write('cus_other', readAt, facts, foreign)).toMatchObject({ outcome: 'nobody' });
  expect(await write(customerId, await begin(customerId), facts)).toMatchObject({
    outcome: 'written',
  });
  const lost = await signUp(pb);
  const adopted = `cus_${randomUUID()}`;
  const answer = await write(
    adopted,
    await begin(adopted),
    { ...live, subscriptionId: `sub_${randomUUID()}` },
    { claimedUserId: lost.id },
  );
  expect(answer).toMatchObject({ outcome: 'written', status: 'active' });
});

test('an account that is deleted takes its customer and its subscription with it', async () => {
  const { person, customerId, subscriptionId } = await customer();
  await write(customerId, await begin(customerId), { ...live, subscriptionId });
  await operator.collection('users').delete(person.id);
  const filter = `userId = "${person.id}"`;
  for (const name of ['stripe_customers', 'subscriptions']) {
    expect(await operator.collection(name).getFullList({ filter })).toEqual([]);
  }
  const readAt = await begin(customerId);
  const late = await write(customerId, readAt, live, { claimedUserId: person.id });
  expect(late).toMatchObject({ outcome: 'nobody' });
});

test('events are forgotten after thirty days', async () => {
  const old = await operator
    .collection('stripe_events')
    .create({ eventId: 'evt_old', type: 'a.test', state: 'processed' });
  const fresh = await operator
    .collection('stripe_events')
    .create({ eventId: 'evt_fresh', type: 'a.test', state: 'received' });
  const before = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  await operator.send(`/api/sql`, {
    method: 'POST',
    body: { query: `UPDATE stripe_events SET created = '${before}' WHERE id = '${old.id}'` },
  });
  const kept = async () =>
    (await operator.collection('stripe_events').getFullList()).map(({ id }) => id);
  // It answers when the job begins, not when it is done.
  await operator.crons.run('old_stripe_events_go');
  await expect.poll(kept).not.toContain(old.id);
  expect(await kept()).toContain(fresh.id);
});
