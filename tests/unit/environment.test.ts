import { expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { PlainError } from '#shared/plain-error.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
};

test('without any variable the defaults of a first start hold', () => {
  const env = readEnvironment({});
  expect(env).toMatchObject({
    PORT: 5000,
    HOST: '127.0.0.1',
    pocketbaseUrl: 'http://127.0.0.1:8090',
    siteUrl: 'http://localhost:5000',
    billing: 'dev',
    production: false,
  });
});

test('an empty value means not set', () => {
  expect(readEnvironment({ PORT: '', STRIPE_SECRET_KEY: '' })).toMatchObject({
    PORT: 5000,
    billing: 'dev',
  });
});

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['MODEL_BASE_URL', 'not an address'],
  ['LOG_LEVEL', 'loud'],
  ['MODEL_FALLBACKS', 'a,b,c'],
  ['NODE_ENV', 'staging'],
])('%s=%s is one sentence that names the variable', (name, value) => {
  const reading = () => readEnvironment({ [name]: value });
  expect(reading).toThrow(PlainError);
  expect(reading).toThrow(new RegExp(`^The variable ${name} is wrong: [^\\n]+\\.$`));
});

test('billing is Stripe with all its keys, dev mode without any, off in production', () => {
  expect(readEnvironment(stripe).billing).toBe('stripe');
  expect(readEnvironment({ ...stripe, NODE_ENV: 'production' }).billing).toBe('stripe');
  expect(readEnvironment({ NODE_ENV: 'production' }).billing).toBe('off');
});

test.each(Object.keys(stripe))('billing without %s refuses to start', (name) => {
  expect(() => readEnvironment({ ...stripe, [name]: '' })).toThrow(`${name} missing`);
});
