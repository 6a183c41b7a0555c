import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signUp } from '#tests/harness/people.ts';
import { call } from '#tests/pocketbase/calls.ts';
import { secret, startWatched, type Watched } from './unsaid.ts';

let watched: Watched;
/** PocketBase as anybody outside reaches it. */
let door: { url: string };
let person: Person;

const users = '/api/collections/users';

beforeAll(async () => {
  watched = await startWatched();
  door = { url: `${watched.stack.api.url}/pb` };
  const email = `${secret}@${secret}.example`;
  person = await signUp(watched.stack.pocketbase, { email });
});

afterAll(() => watched.stop());

async function send(path: string, body: unknown, token?: string): Promise<number> {
  return (await call(door, 'POST', `${users}/${path}`, { body, token })).status;
}

test('neither who signs in, by which address and password, mistyped or new, is said', async () => {
  const { email, password, token, id } = person;
  for (const [identity, typed] of [
    [email, `${secret} mistyped`],
    [`${secret} in the wrong field`, secret],
    [`nobody-${email}`, password],
    [{ [secret]: secret }, [secret]],
  ]) {
    expect(await send('auth-with-password', { identity, password: typed })).toBe(400);
  }
  const another = `${secret} anew ${password}`;
  const fresh = { email: `new-${email}`, password: another, passwordConfirm: another };
  for (const [status, path, body] of [
    [200, 'records', fresh],
    [400, 'records', fresh],
    [400, 'records', { ...fresh, email: `other-${email}`, passwordConfirm: secret }],
    [400, 'records', { ...fresh, email: `no address ${secret}` }],
    [204, 'request-password-reset', { email }],
    [204, 'request-verification', { email }],
    [204, 'request-email-change', { newEmail: `changed-${email}` }],
    [400, 'confirm-password-reset', { ...fresh, token: secret }],
    [400, 'confirm-verification', { token: secret }],
    [400, 'confirm-email-change', { token: secret, password: another }],
  ] as const) {
    expect([path, await send(path, body, token)]).toEqual([path, status]);
  }
  const change = async (oldPassword: string) => {
    const body = { oldPassword, password: another, passwordConfirm: another };
    return (await call(door, 'PATCH', `${users}/records/${id}`, { token, body })).status;
  };
  expect(await change(`${secret} mistyped`)).toBe(400);
  expect(await change(password)).toBe(200);
  await watched.expectUnsaid(token, password);
});

interface Methods {
  oauth2: { providers: { authURL: string; codeVerifier: string }[] };
}

test('nor what Google and a browser that comes from there send along', async () => {
  const asked = { provider: 'google', redirectURL: 'http://localhost/auth/google' };
  const codeVerifier = 'a'.repeat(43);
  for (const changes of [
    { code: secret, codeVerifier: secret, state: secret },
    { code: secret, codeVerifier },
    { code: secret, codeVerifier, provider: secret },
    { code: secret, codeVerifier, redirectURL: `http://${secret}/` },
  ]) {
    expect(await send('auth-with-oauth2', { ...asked, ...changes })).toBe(400);
  }
  const { body } = await call<Methods>(door, 'GET', `${users}/auth-methods`);
  const [provider = { authURL: '', codeVerifier: '' }] = body.oauth2.providers;
  const leave = `${provider.authURL}${encodeURIComponent(asked.redirectURL)}`;
  const back = await watched.google.consent(leave, 'google@example.com');
  const [code, state] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '');
  const page = `${watched.stack.api.url}/auth/google${back.search}&scope=${secret}`;
  await fetch(page, { headers: { Referer: `http://accounts.example/${secret}` } });
  const own = { ...asked, code, codeVerifier: provider.codeVerifier };
  expect(await send('auth-with-oauth2', { ...own, createData: { name: secret } })).toBe(200);
  // A code is for one time.
  expect(await send('auth-with-oauth2', own)).toBe(400);
  await watched.expectUnsaid(`${code}`, `${state}`, provider.codeVerifier, 'google@example.com');
});

test('nor whom Stripe knows them as and what they pay by, also where it fails', async () => {
  const { stack } = watched;
  const { stripe } = stack;
  const buyer = await signUp(stack.pocketbase, { email: `buyer-${person.email}` });
  const { sessionId } = await stack.buy(buyer);
  await stripe.webhooks.settled();
  const customer = await stack.customerOf(buyer);
  const [subscription] = stripe.dashboard.subscriptionsOf(customer);
  const post = async (path: string, body?: object) => (await stack.post(path, buyer, body)).status;
  for (const kind of [500, 429, 'lost'] as const) {
    stripe.troubles.plan({ match: /./, times: 9, kind });
    expect(await post('/api/customer-portal')).toBe(502);
    expect(await post('/api/checkout/complete', { session_id: sessionId })).toBe(503);
    stripe.troubles.clear();
  }
  expect(await post('/api/checkout/complete', { session_id: `cs_test_${secret}` })).toBe(403);
  expect(await post('/api/account/delete', { proof: `${secret}.${secret}` })).toBe(403);
  stripe.dashboard.deleteCustomer(customer);
  await stripe.webhooks.settled();
  expect(await post('/api/customer-portal')).toBe(403);
  expect(await post('/api/checkout')).toBe(200);
  expect(stack.api.output()).toContain('billing failed');
  const ids = [customer, sessionId, subscription?.id ?? customer];
  for (const id of ids) expect(id).toMatch(/^[a-z_]+_\w{10,}$/);
  await watched.expectUnsaid(...ids, buyer.token);
});
