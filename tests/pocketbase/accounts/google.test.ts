import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { message } from '#shared/rules.ts';
import { type Google, startGoogle } from '#tests/fakes/google.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk, type PocketbaseRow } from '../calls.ts';
import { Operator } from '../operator.ts';
import { png as picture } from './pictures.ts';

const redirectUrl = 'http://localhost/auth/google';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

let google: Google;
let pb: RunningPocketbase;
let operator: Operator;

beforeAll(async () => {
  google = await startGoogle(
    ({ pictureUrl }) => [
      { email: 'new@example.com', name: 'Ada Lovelace', picture: pictureUrl('ada.png') },
      { email: 'drawn@example.com', picture: pictureUrl('drawn.svg') },
      { email: 'huge@example.com', picture: pictureUrl('huge.png') },
      { email: 'elsewhere@example.com', picture: 'http://127.0.0.1:1/private.png' },
      { email: 'unverified@example.com', email_verified: false },
      { email: 'victim@example.com' },
      { email: 'known@example.com' },
      { email: 'mallory@example.com' },
      { email: 'zone@example.com' },
    ],
    {
      redirectUris: [redirectUrl],
      pictures: {
        'ada.png': ['image/png', png],
        'drawn.svg': ['image/svg+xml', svg],
        'huge.png': ['image/png', picture(30_000, 30_000)],
      },
    },
  );
  const variables = { ...google.variables, RATE_LIMITS: 'off' };
  pb = await startPocketbase({ env: hookEnvironment(readEnvironment(variables)) });
  operator = await Operator.of(pb);
});

afterAll(async () => {
  await pb.stop();
  await google.close();
});

interface SignIn {
  token: string;
  record: PocketbaseRow;
  meta: Record<string, unknown>;
  message: string;
}

interface Methods {
  oauth2: { providers: { authURL: string; codeVerifier: string }[] };
}

/** A code of Google's for this person, and what was asked for. */
async function consent(email: string) {
  const methods = await expectOk(call<Methods>(pb, 'GET', '/api/collections/users/auth-methods'));
  const [provider] = methods.oauth2.providers;
  if (!provider) throw new Error('Google is not offered');
  const asked = `${provider.authURL}${encodeURIComponent(redirectUrl)}`;
  const code = (await google.consent(asked, email)).searchParams.get('code');
  return {
    asked: new URL(asked),
    body: { provider: 'google', code, codeVerifier: provider.codeVerifier },
  };
}

async function signIn(email: string, more: object = {}, token?: string) {
  const { body } = await consent(email);
  return call<SignIn>(pb, 'POST', '/api/collections/users/auth-with-oauth2', {
    token,
    body: { ...body, redirectURL: redirectUrl, ...more },
  });
}

test('a first sign-in makes a verified account with name, zone and a picture that is a file here', async () => {
  const answer = await signIn('new@example.com', { createData: { timeZone: 'Europe/Paris' } });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      record: {
        email: 'new@example.com',
        name: 'Ada Lovelace',
        verified: true,
        timeZone: 'Europe/Paris',
        avatar: expect.stringMatching(/^ada_\w+\.png$/),
      },
    },
  });
  const { id, avatar } = answer.body.record;
  const picture = await fetch(`${pb.url}/api/files/users/${id}/${avatar}`);
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
  expect(Object.keys(answer.body.meta).toSorted()).toEqual(['isNew', 'proof']);
  const again = await signIn('new@example.com');
  expect(again.body.record.id).toBe(id);
  expect(again.body.record.avatar).toBe(avatar);
});

test.each(['drawn@example.com', 'huge@example.com', 'elsewhere@example.com'])(
  'a picture that is no raster image, huge, or of another host, is left out: %s',
  async (email) => {
    expect(await signIn(email)).toMatchObject({ status: 200, body: { record: { avatar: '' } } });
  },
);

test('the challenge is sent, and a code without its verifier opens nothing', async () => {
  const { asked, body } = await consent('new@example.com');
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
  const answer = await call(pb, 'POST', '/api/collections/users/auth-with-oauth2', {
    body: { ...body, redirectURL: redirectUrl, codeVerifier: 'a'.repeat(43) },
  });
  expect(answer.status).toBe(400);
});

test('an account with a verified address and a password keeps both ways in', async () => {
  const person = await signUp(pb, { email: 'known@example.com' });
  await operator.update('users', person.id, { verified: true });
  const answer = await signIn('known@example.com');
  expect(answer.body.record.id).toBe(person.id);
  expect(
    await call(pb, 'POST', '/api/collections/users/auth-with-password', {
      body: { identity: person.email, password: person.password },
    }),
  ).toMatchObject({ status: 200 });
});

test('whoever registered somebody else’s address first loses password, tokens and links', async () => {
  const attacker = await signUp(pb, { email: 'victim@example.com' });
  const answer = await signIn('victim@example.com');
  expect(answer).toMatchObject({
    status: 200,
    body: { record: { id: attacker.id, verified: true } },
  });
  const login = await call(pb, 'POST', '/api/collections/users/auth-with-password', {
    body: { identity: attacker.email, password: attacker.password },
  });
  expect(login.status).toBe(400);
  expect((await call(pb, 'GET', '/api/account/allowance', attacker)).status).toBe(401);
  const victim = await call(pb, 'GET', '/api/account/allowance', answer.body);
  expect(victim.status).toBe(200);
});

test('an address that Google has not verified makes no account and opens none', async () => {
  const refusal = { status: 400, body: { message: message('googleFailed') } };
  expect(await signIn('unverified@example.com')).toMatchObject(refusal);
  expect(await operator.list('users', 'email = "unverified@example.com"')).toEqual([]);
  await expect.poll(() => pb.output()).toContain('Login refused: Google');
  const person = await signUp(pb, { email: 'unverified@example.com' });
  expect(await signIn('unverified@example.com')).toMatchObject(refusal);
  expect((await call(pb, 'GET', '/api/account/allowance', person)).status).toBe(200);
});

test('a stolen token ties no Google account of the thief to the account', async () => {
  const person = await signUp(pb);
  expect(await signIn('mallory@example.com', {}, person.token)).toMatchObject({
    status: 400,
    body: { message: message('googleFailed') },
  });
  expect(await operator.list('_externalAuths', `recordRef = "${person.id}"`)).toEqual([]);
});

test('a new account takes nothing from the client but its zone', async () => {
  const answer = await signIn('zone@example.com', {
    createData: {
      email: 'victim2@example.com',
      password: 'a planted secret',
      passwordConfirm: 'a planted secret',
      name: 'Somebody Else',
      verified: true,
      hadCancelledSubscription: true,
      timeZone: 'Asia/Tokyo',
    },
  });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      record: {
        email: 'zone@example.com',
        name: 'zone',
        timeZone: 'Asia/Tokyo',
        hadCancelledSubscription: false,
      },
    },
  });
  const login = await call(pb, 'POST', '/api/collections/users/auth-with-password', {
    body: { identity: 'zone@example.com', password: 'a planted secret' },
  });
  expect(login.status).toBe(400);
});

test('a code works once', async () => {
  const { body } = await consent('new@example.com');
  const use = () =>
    call(pb, 'POST', '/api/collections/users/auth-with-oauth2', {
      body: { ...body, redirectURL: redirectUrl },
    });
  expect((await use()).status).toBe(200);
  expect((await use()).status).toBe(400);
});

test('without a client of Google’s nothing is offered, also after there was one', async () => {
  const dir = pb.dataDir;
  await pb.kill();
  const without = await startPocketbase({ dir, env: hookEnvironment(readEnvironment({})) });
  try {
    const methods = await call<Methods>(without, 'GET', '/api/collections/users/auth-methods');
    expect(methods.body.oauth2).toMatchObject({ enabled: false, providers: [] });
    const answer = await call(without, 'POST', '/api/collections/users/auth-with-oauth2', {
      body: { provider: 'google', code: 'x', codeVerifier: 'x', redirectURL: redirectUrl },
    });
    expect(answer.status).toBe(403);
  } finally {
    await without.stop();
  }
});
