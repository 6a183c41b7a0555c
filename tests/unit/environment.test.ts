import { expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { pocketbaseEnvironment } from '#scripts/pocketbase/arguments.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
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
  ['PORT', 'many', 'a number'],
  ['PORT', '5000.5', 'a whole number'],
  ['PORT', '70000', '65535 at most'],
  ['DRAIN_SECONDS', '-1', '0 at least'],
  ['MODEL_IDLE_SECONDS', '0', 'more than 0'],
  ['MODEL_BASE_URL', 'example.com/v1', 'an address that begins with http:// or https://'],
  [
    'OWN_KEY_ADDRESSES',
    'http://10.0.0.2,10.0.0.3',
    'an address that begins with http:// or https://',
  ],
  ['SMTP_FROM', 'hello', 'a mail address'],
  ['LOG_LEVEL', 'loud', 'silent or error or warn or info or debug'],
  ['MODEL_FALLBACKS', 'a,b,c', '2 of them at most'],
  ['NODE_ENV', 'staging', 'development or production or test'],
])('%s=%s is one sentence that says what it must be', (name, value, wanted) => {
  const reading = () => readEnvironment({ [name]: value });
  expect(reading).toThrow(PlainError);
  expect(reading).toThrow(new PlainError(`The variable ${name} is wrong: it must be ${wanted}.`));
});

const opening = [
  ['HOST', '0.0.0.0'],
  ['HOST', '192.168.1.7'],
  ['HOST', '::'],
  ['POCKETBASE_HOST', '0.0.0.0'],
  ['HOST', 'localhost.example.com'],
  ['PUBLIC_SITE_URL', 'https://posts.example.com'],
  ['PUBLIC_SITE_URL', 'http://192.168.1.7:5000'],
  ['TRUSTED_PROXIES', '1'],
];

test.each(opening)('%s=%s in development is one sentence that says what to set', (name, value) => {
  for (const mode of [{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }]) {
    const reading = () => readEnvironment({ ...mode, [name]: value });
    expect(reading).toThrow(PlainError);
    expect(reading).toThrow(new RegExp(`^${name}=.+ set NODE_ENV=production, [^\\n]+\\.$`));
  }
  for (const mode of [{ NODE_ENV: 'production' }, { OPEN_DEVELOPMENT: 'true' }]) {
    expect(readEnvironment({ ...mode, [name]: value })).toBeDefined();
  }
});

test.each([
  ['HOST', 'localhost'],
  ['HOST', '127.0.0.1'],
  ['HOST', '::1'],
  ['PUBLIC_SITE_URL', 'http://localhost:5000'],
  ['PUBLIC_SITE_URL', 'http://posts.localhost:5000/'],
  ['PUBLIC_SITE_URL', 'http://[::1]:5000'],
  ['TRUSTED_PROXIES', '0'],
])('%s=%s is this machine alone, and development starts', (name, value) => {
  expect(readEnvironment({ [name]: value }).billing).toBe('dev');
});

test('billing is Stripe with all its keys, dev mode without any, off in production', () => {
  expect(readEnvironment(stripe).billing).toBe('stripe');
  expect(readEnvironment({ ...stripe, NODE_ENV: 'production' }).billing).toBe('stripe');
  expect(readEnvironment({ NODE_ENV: 'production' }).billing).toBe('off');
});

test.each(Object.keys(stripe))('billing without %s refuses to start', (name) => {
  expect(() => readEnvironment({ ...stripe, [name]: '' })).toThrow(`${name} missing`);
});

test.each([
  ['SMTP_HOST', { SMTP_HOST: 'mail.example', SMTP_FROM: 'a@example.com' }],
  ['SMTP_FROM', { SMTP_HOST: 'mail.example', SMTP_FROM: 'a@example.com' }],
  ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }],
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }],
])('half a set-up without %s refuses to start', (name, variables) => {
  expect(() => readEnvironment({ ...variables, [name]: '' })).toThrow(`${name} missing`);
});

test('mail goes out by the mail server, into the log, or not at all', () => {
  const smtp = { SMTP_HOST: 'mail.example', SMTP_FROM: 'a@example.com' };
  expect(readEnvironment(smtp).mail).toBe('smtp');
  expect(readEnvironment({ ...smtp, NODE_ENV: 'production' }).mail).toBe('smtp');
  expect(readEnvironment({}).mail).toBe('log');
  expect(readEnvironment({ NODE_ENV: 'production' }).mail).toBe('off');
});

test('PocketBase is told all that its hooks read', () => {
  const told = hookEnvironment(readEnvironment({}));
  expect(pocketbaseEnvironment(told)).toMatchObject(told);
});

test('with a continuous copy PocketBase leaves the emptying of its log to it', () => {
  const copyOf = (raw: Record<string, string>) =>
    hookEnvironment(readEnvironment(raw)).POSTQUILL_DATABASE_COPY;
  expect([copyOf({}), copyOf({ COPY_TO: 'file:/copy' })]).toEqual(['off', 'on']);
});

test('the copy is kept where PocketBase is, and only there may an answer wait for it', () => {
  const copied = { COPY_TO: 'file:/copy', ACKNOWLEDGE: 'copied', NODE_ENV: 'production' };
  const replica = { POCKETBASE_URL: 'http://database:8090' };
  // As `npm start` tells its API.
  const listening = { POCKETBASE_HOST: '10.0.0.5', POCKETBASE_URL: 'http://10.0.0.5:8090' };
  expect(readEnvironment(copied).keepsCopy).toBe(true);
  expect(readEnvironment({ ...copied, ...listening }).keepsCopy).toBe(true);
  expect(readEnvironment({ ...copied, ...replica, ACKNOWLEDGE: 'local' }).keepsCopy).toBe(false);
  expect(() => readEnvironment({ ...copied, ...replica })).toThrow(/^ACKNOWLEDGE=copied needs/);
});
