import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fromMinorUnits, toMinorUnits } from '#api/services/billing/stripe/amount.ts';
import { AnnualPrice } from '#api/services/billing/stripe/annual-price.ts';
import { createStripe } from '#api/services/billing/stripe/stripe-client.ts';
import { startApi, withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, startBillingStack } from './billing-stack.ts';

let stack: BillingStack;

beforeAll(async () => {
  stack = await startBillingStack({ api: withoutPages });
});

afterAll(() => stack.stop());

afterEach(() => {
  vi.useRealTimers();
  stack.stripe.troubles.clear();
});

const configOf = async (url: string) => (await fetch(`${url}/api/config`)).json();
const questions = () => stack.stripe.calls.filter(({ path }) => path.startsWith('/v1/prices'));

function annualPrice(priceId: string | undefined): AnnualPrice {
  const { STRIPE_SECRET_KEY: key = '' } = stack.stripe.env;
  return new AnnualPrice(createStripe({ key, apiUrl: stack.stripe.url }), priceId);
}

test('pages are told what a year costs at Stripe, and many of them ask it once', async () => {
  await expect
    .poll(() => configOf(stack.api.url))
    .toMatchObject({ intervals: ['month', 'year'], annualPrice: { amount: 50, currency: 'USD' } });
  const asked = questions().length;
  await Promise.all(Array.from({ length: 20 }, () => configOf(stack.api.url)));
  expect(questions()).toHaveLength(asked);
});

test('a price that Stripe does not know is not told, and all the rest is', async () => {
  const api = await startApi(stack.pocketbase, {
    ...withoutPages,
    ...stack.stripe.env,
    STRIPE_PRICE_ANNUAL: 'price_gone',
  });
  try {
    await expect.poll(() => questions().map(({ path }) => path)).toContain('/v1/prices/price_gone');
    const told = await configOf(api.url);
    expect(told).toMatchObject({ billing: 'stripe', intervals: ['month', 'year'] });
    expect(told).not.toHaveProperty('annualPrice');
  } finally {
    await api.kill();
  }
});

test('after a failure Stripe is asked again, but not before a minute is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stack.stripe.troubles.plan({ match: /^GET \/v1\/prices\//, times: 1, kind: 503 });
  const price = annualPrice('price_year');
  const before = questions().length;
  expect(price.now()).toBeUndefined();
  await expect.poll(() => questions().length).toBe(before + 1);
  expect(price.now()).toBeUndefined();
  expect(questions()).toHaveLength(before + 1);
  await expect
    .poll(() => {
      vi.setSystemTime(Date.now() + 61_000);
      return price.now();
    })
    .toEqual({ amount: 50, currency: 'USD' });
  expect(questions()).toHaveLength(before + 2);
});

test('a price that is not for a year is not shown as one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const price = annualPrice('price_month');
  const before = questions().length;
  price.now();
  // The second question shows that the answer to the first has been read.
  await expect
    .poll(() => {
      vi.setSystemTime(Date.now() + 3_601_000);
      return [price.now(), questions().length - before];
    })
    .toEqual([undefined, 2]);
});

test('where no annual price is set, Stripe is not asked for one', () => {
  const before = questions().length;
  expect(annualPrice(undefined).now()).toBeUndefined();
  expect(questions()).toHaveLength(before);
});

test.each([
  [5_000, 'usd', { amount: 50, currency: 'USD' }],
  [4_999, 'eur', { amount: 49.99, currency: 'EUR' }],
  [6_000, 'jpy', { amount: 6_000, currency: 'JPY' }],
  [1_990_000, 'huf', { amount: 19_900, currency: 'HUF' }],
  [690_000, 'isk', { amount: 6_900, currency: 'ISK' }],
  [15_500, 'kwd', { amount: 15.5, currency: 'KWD' }],
])('%d of Stripe’s units in %s', (minor, currency, money) => {
  expect(fromMinorUnits(minor, currency)).toEqual(money);
  expect(toMinorUnits(money)).toBe(minor);
});
