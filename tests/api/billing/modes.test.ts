import { afterEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { onCluster } from '#tests/harness/cluster/program.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startApi, startStack, withoutPages } from '#tests/harness/stack.ts';

let stack: Stack;

afterEach(() => stack.stop());

function open(mode: 'dev' | 'off' | 'stripe', api: Record<string, string> = {}): Promise<Stack> {
  return startStack({ pocketbase: { env: { POSTQUILL_BILLING: mode } }, api });
}

async function post(path: string, person: Person, body: unknown = {}, url = stack.api.url) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${person.token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function planOf({ token }: Person): Promise<string> {
  const answer = await fetch(`${stack.pocketbase.url}/api/account/allowance`, {
    headers: { Authorization: token },
  });
  return (await answer.json()).plan;
}

async function rowsOf({ id }: Person) {
  const operator = await asSuperuser(stack.pocketbase);
  return operator.collection('subscriptions').getFullList({ filter: `userId = "${id}"` });
}

test('dev mode: Premium at a click, canceled at a click, and back', async () => {
  stack = await open('dev');
  const person = await signUp(stack.pocketbase);
  expect(await post('/api/customer-portal', person)).toMatchObject({
    status: 403,
    body: { error: message('portalNeedsPremium') },
  });
  expect(await post('/api/checkout', person)).toEqual({ status: 200, body: { dev_mode: true } });
  expect(await post('/api/checkout', person)).toEqual({ status: 200, body: { dev_mode: true } });
  expect(await rowsOf(person)).toMatchObject([{ devModeSubscription: true, status: 'active' }]);
  expect(await planOf(person)).toBe('premium');
  expect(await post('/api/customer-portal', person)).toEqual({
    status: 200,
    body: { dev_mode: true },
  });
  expect(await post('/api/cancel-subscription', person)).toEqual({
    status: 200,
    body: { canceled: true, endsAt: null },
  });
  expect(await planOf(person)).toBe('free');
  expect(await rowsOf(person)).toMatchObject([{ status: 'canceled', previousStatus: 'active' }]);
  expect(await post('/api/cancel-subscription', person)).toMatchObject({
    status: 404,
    body: { error: message('cancelNothing') },
  });
  await post('/api/checkout', person, { is_resubscription: true });
  expect(await rowsOf(person)).toMatchObject([
    { status: 'reactivated', previousStatus: 'canceled' },
  ]);
  expect(await planOf(person)).toBe('premium');
});

test('dev mode is no payment: it completes nothing and forcing production does not use it', async () => {
  stack = await open('dev');
  const person = await signUp(stack.pocketbase);
  expect(await post('/api/checkout', person, { force_production: true })).toEqual({
    status: 503,
    body: { error: message('billingOff'), code: 'billingOff' },
  });
  expect(await post('/api/checkout/complete', person, { session_id: 'cs_test_1' })).toMatchObject({
    status: 403,
    body: { error: message('activationIssue') },
  });
  expect(await rowsOf(person)).toEqual([]);
  const webhook = await fetch(`${stack.api.url}/api/stripe/webhook`, {
    method: 'POST',
    body: '{}',
  });
  expect(webhook.status).toBe(503);
});

// It opens the folder with a second PocketBase, which a cluster's is not made for.
test.skipIf(onCluster)('rows of dev mode count no more once keys are set', async () => {
  stack = await open('dev');
  const person = await signUp(stack.pocketbase);
  await post('/api/checkout', person);
  expect(await planOf(person)).toBe('premium');
  const { dataDir } = stack.pocketbase;
  await stack.pocketbase.kill();
  const withKeys = await startStack({
    pocketbase: { dir: dataDir, env: { POSTQUILL_BILLING: 'stripe' } },
  });
  try {
    const answer = await fetch(`${withKeys.pocketbase.url}/api/account/allowance`, {
      headers: { Authorization: person.token },
    });
    expect(await answer.json()).toMatchObject({ plan: 'free' });
    // An API that mistakes itself for dev mode beside a PocketBase that does not.
    const refused = await post('/api/checkout', person, {}, withKeys.api.url);
    expect(refused).toMatchObject({ status: 502, body: { error: message('checkoutFailed') } });
  } finally {
    await withKeys.stop();
  }
});

test('in production without keys nothing is sold, and nothing is free', async () => {
  stack = await open('off', { NODE_ENV: 'production' });
  const person = await signUp(stack.pocketbase);
  for (const path of ['/api/checkout', '/api/customer-portal', '/api/cancel-subscription']) {
    expect(await post(path, person)).toEqual({
      status: 503,
      body: { error: message('billingOff'), code: 'billingOff' },
    });
  }
  expect(await post('/api/checkout/complete', person, { session_id: 'cs_1' })).toMatchObject({
    status: 503,
  });
  expect(await planOf(person)).toBe('free');
  expect(await rowsOf(person)).toEqual([]);
});

test('half a configuration refuses to start', async () => {
  stack = await open('stripe');
  const starting = startApi(stack.pocketbase, { ...withoutPages, STRIPE_SECRET_KEY: 'sk_test_1' });
  await expect(starting).rejects.toThrow(
    'Billing is only half set up: STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_MONTHLY missing.',
  );
});
