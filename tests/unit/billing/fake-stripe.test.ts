import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripe } from '#api/services/billing/stripe/stripe-client.ts';
import { addInterval, day } from '#tests/fakes/stripe/clock.ts';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe/server.ts';

let fake: FakeStripe;
let stripe: Stripe;

beforeAll(async () => {
  fake = await startFakeStripe();
  stripe = createStripe({ key: 'sk_test_fake', apiUrl: fake.url });
});

afterAll(() => fake.close());

const at = (iso: string) => Date.parse(iso) / 1000;

test.each([
  ['2026-01-31T10:00:00Z', 'month', '2026-02-28T10:00:00Z'],
  ['2026-02-28T10:00:00Z', 'month', '2026-03-31T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 'month', '2028-02-29T10:00:00Z'],
  ['2026-12-31T10:00:00Z', 'month', '2027-01-31T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 'year', '2027-01-31T10:00:00Z'],
] as const)('a period from %s by the %s ends on %s', (from, interval, to) => {
  expect(addInterval(at(from), interval, at('2026-01-31T10:00:00Z'))).toBe(at(to));
});

test('lists come in pages, newest first', async () => {
  for (let number = 0; number < 25; number += 1) {
    await stripe.customers.create({ email: 'many@example.com', metadata: { n: String(number) } });
  }
  const first = await stripe.customers.list({ email: 'many@example.com' });
  expect(first.data).toHaveLength(10);
  expect(first.has_more).toBe(true);
  expect(first.data[0]?.metadata.n).toBe('24');
  const all = await stripe.customers
    .list({ email: 'many@example.com', limit: 10 })
    .autoPagingToArray({ limit: 100 });
  expect(all.map(({ metadata }) => Number(metadata.n))).toEqual(
    Array.from({ length: 25 }, (_, index) => 24 - index),
  );
});

test('a key is one request: repeated it gives the same, changed it is refused', async () => {
  const create = (email: string) =>
    stripe.customers.create({ email }, { idempotencyKey: 'the key' });
  const [first, second] = [await create('a@example.com'), await create('a@example.com')];
  expect(second.id).toBe(first.id);
  await expect(create('b@example.com')).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
});

test('what Stripe would refuse is refused', async () => {
  const wrongKey = createStripe({ key: 'sk_test_wrong', apiUrl: fake.url });
  await expect(wrongKey.customers.list()).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
  await expect(stripe.customers.create({ phone: '1' })).rejects.toThrow('unknown parameter: phone');
  await expect(stripe.customers.retrieve('cus_no')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
  await expect(stripe.products.list()).rejects.toThrow('Unrecognized request URL');
});

test('a year of a monthly subscription: renewed, failing, ended', () => {
  const { dashboard } = fake;
  const customer = dashboard.createCustomer({});
  const id = dashboard.subscribe(customer);
  const now = () => dashboard.subscriptionsOf(customer).find((one) => one.id === id);
  const started = now()?.created ?? 0;
  dashboard.advance(customer, 100 * day);
  expect(now()?.status).toBe('active');
  expect(now()?.items.data[0]?.current_period_start).toBeGreaterThan(started + 80 * day);
  dashboard.setCard(customer, 'declined');
  dashboard.advance(customer, 31 * day);
  expect(now()?.status).toBe('past_due');
  dashboard.advance(customer, 31 * day);
  expect(now()).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) });
});
