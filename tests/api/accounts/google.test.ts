import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { message } from '#shared/rules.ts';
import { type Google, startGoogle } from '#tests/fakes/google.ts';
import { signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';
import { call, expectOk, type PocketbaseRow } from '#tests/pocketbase/calls.ts';
import { Operator } from '#tests/pocketbase/operator.ts';

const returnAddress = 'http://localhost/auth/google';
const refusal = { status: 400, body: { message: message('googleFailed') } };

let google: Google;
let stack: Stack;
let operator: Operator;
/** PocketBase as anybody outside reaches it. */
let door: { url: string };

beforeAll(async () => {
  google = await startGoogle(
    () => [
      { email: 'victim@example.com' },
      { email: 'unverified@example.com', email_verified: false },
      { email: 'mallory@example.com' },
      { email: 'owner@example.com' },
    ],
    { redirectUris: [returnAddress] },
  );
  const variables = { ...google.variables, RATE_LIMITS: 'off' };
  stack = await startStack({
    pocketbase: { env: hookEnvironment(readEnvironment(variables)) },
    api: { ...withoutPages, ...variables },
  });
  operator = await Operator.of(stack.pocketbase);
  door = { url: `${stack.api.url}/pb` };
});

afterAll(async () => {
  await stack.stop();
  await google.close();
});

interface Methods {
  oauth2: { providers: { authURL: string; codeVerifier: string }[] };
}

async function signIn(email: string, more: object = {}, token?: string) {
  const methods = await expectOk(call<Methods>(door, 'GET', '/api/collections/users/auth-methods'));
  const [provider] = methods.oauth2.providers;
  if (!provider) throw new Error('Google is not offered');
  const asked = `${provider.authURL}${encodeURIComponent(returnAddress)}`;
  const code = (await google.consent(asked, email)).searchParams.get('code');
  const { codeVerifier } = provider;
  return call<{ token: string; record: PocketbaseRow }>(
    door,
    'POST',
    '/api/collections/users/auth-with-oauth2',
    {
      token,
      body: { provider: 'google', code, codeVerifier, redirectURL: returnAddress, ...more },
    },
  );
}

const links = (id: string) => operator.list('_externalAuths', `recordRef = "${id}"`);

test('an address that Google has not verified makes no account and opens none', async () => {
  expect(await signIn('unverified@example.com')).toMatchObject(refusal);
  expect(await operator.list('users', 'email = "unverified@example.com"')).toEqual([]);
  const { id } = await signUp(stack.pocketbase, { email: 'unverified@example.com' });
  expect(await signIn('unverified@example.com')).toMatchObject(refusal);
  expect(await links(id)).toEqual([]);
});

test('a token, stolen or one’s own, ties no Google account of another address', async () => {
  const victim = await signUp(stack.pocketbase);
  expect(await signIn('mallory@example.com', {}, victim.token)).toMatchObject(refusal);
  expect(await links(victim.id)).toEqual([]);
});

test('fields sent along choose neither the account nor its address', async () => {
  const victim = await signUp(stack.pocketbase, { email: 'someone@example.com' });
  const answer = await signIn('mallory@example.com', {
    createData: { id: victim.id, email: victim.email, verified: true, password: 'planted secret' },
  });
  expect(answer).toMatchObject({ status: 200, body: { record: { email: 'mallory@example.com' } } });
  expect(answer.body.record.id).not.toBe(victim.id);
  expect(await links(victim.id)).toEqual([]);
});

test('a linked Google account opens its own account, whoever’s token is sent along', async () => {
  const own = await signIn('mallory@example.com');
  const victim = await signUp(stack.pocketbase);
  const answer = await signIn('mallory@example.com', {}, victim.token);
  expect(answer.body.record.id).toBe(own.body.record.id);
  expect(await links(victim.id)).toEqual([]);
});

test('the owner of an address takes it back from whoever registered it first', async () => {
  const squatter = await signUp(stack.pocketbase, { email: 'victim@example.com' });
  const answer = await signIn('victim@example.com');
  expect(answer).toMatchObject({ status: 200, body: { record: { verified: true } } });
  expect((await call(door, 'GET', '/api/account/allowance', squatter)).status).toBe(401);
  const login = await call(door, 'POST', '/api/collections/users/auth-with-password', {
    body: { identity: squatter.email, password: squatter.password },
  });
  expect(login.status).toBe(400);
});

test.each([
  { provider: 'github' },
  { codeVerifier: 'a'.repeat(43) },
  { codeVerifier: '' },
  { code: 'invented' },
])('a sign-in with %o opens nothing', async (change) => {
  const answer = await signIn('owner@example.com', change);
  expect(answer.status).toBe(400);
  expect(answer.body.token).toBeUndefined();
  expect(await operator.list('users', 'email = "owner@example.com"')).toEqual([]);
});

test.each(['GET', 'POST', 'PATCH', 'DELETE'])(
  'links cannot be read or written from outside: %s',
  async (method) => {
    const { token } = await signUp(stack.pocketbase);
    for (const path of ['_externalAuths/records', 'users/records/abcdefghijklmno/external-auths']) {
      const answer = await call(door, method, `/api/collections/${path}`, { token });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  },
);
