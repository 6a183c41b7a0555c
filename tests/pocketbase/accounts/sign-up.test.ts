import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';

let pb: RunningPocketbase;
let person: Person;

beforeAll(async () => {
  pb = await startPocketbase();
  person = await signUp(pb);
});

afterAll(() => pb.stop());

const attempt = (fields: Record<string, unknown>) => {
  const password = 'a fine secret';
  return call<Record<string, unknown>>(pb, 'POST', '/api/collections/users/records', {
    body: { email: 'new@example.com', password, passwordConfirm: password, ...fields },
  });
};

test.each([
  ['an address that is taken', () => ({ email: person.email }), 'email', 'validation_not_unique'],
  ['an address that is none', () => ({ email: 'nobody' }), 'email', 'validation_is_email'],
  [
    'a password one character short',
    () => {
      const password = 'x'.repeat(rules.account.passwordMinLength - 1);
      return { password, passwordConfirm: password };
    },
    'password',
    'validation_min_text_constraint',
  ],
  [
    'two passwords',
    () => ({ passwordConfirm: 'other' }),
    'passwordConfirm',
    'validation_values_mismatch',
  ],
  [
    'an address that is taken in other capitals',
    () => ({ email: person.email.toUpperCase() }),
    'email',
    'validation_not_unique',
  ],
])('refuses %s', async (_, fields, field, code) => {
  const answer = await attempt(fields());
  expect(answer).toMatchObject({ status: 400, body: { data: { [field]: { code } } } });
});

test('an address typed with a capital letter is the same account', async () => {
  const answer = await call<{ record: { id: string } }>(
    pb,
    'POST',
    '/api/collections/users/auth-with-password',
    { body: { identity: person.email.toUpperCase(), password: person.password } },
  );
  expect(answer).toMatchObject({ status: 200, body: { record: { id: person.id } } });
});

test('takes the shortest password, and an address that stays private', async () => {
  const password = 'plover-and-xyzzy'.slice(0, rules.account.passwordMinLength);
  const answer = await attempt({ password, passwordConfirm: password, emailVisibility: false });
  expect(answer).toMatchObject({ status: 200, body: { verified: false, timeZone: '' } });
  expect(answer.body).not.toHaveProperty('email');
});

test('takes a photo, and no picture that could carry a script', async () => {
  const upload = (type: string, bytes: BlobPart) => {
    const body = new FormData();
    body.set('avatar', new Blob([bytes], { type }), 'me.png');
    const path = `/api/collections/users/records/${person.id}`;
    return call(pb, 'PATCH', path, { token: person.token, body });
  };
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  expect((await upload('image/png', png)).status).toBe(200);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect((await upload('image/png', svg)).status).toBe(400);
  const big = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]);
  expect((await upload('image/png', big)).status).toBe(400);
});

test('a password is changed with the old one only, and then no other token opens anything', async () => {
  const fresh = await signUp(pb);
  const path = `/api/collections/users/records/${fresh.id}`;
  const change = { password: 'another secret', passwordConfirm: 'another secret' };
  expect((await call(pb, 'PATCH', path, { token: fresh.token, body: change })).status).toBe(400);
  const body = { ...change, oldPassword: fresh.password };
  expect((await call(pb, 'PATCH', path, { token: fresh.token, body })).status).toBe(200);
  expect((await call(pb, 'GET', '/api/account/allowance', fresh)).status).toBe(401);
});

test('a token lasts thirty days', () => {
  const claims = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString());
  const days = (claims.exp * 1000 - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
});

test.each(['', ' ', '\n\t', '\u00a0\u2003', '\u200b\u200d'])(
  'no post without a visible character: %j',
  async (text) => {
    const answer = await call(pb, 'POST', '/api/collections/posts/records', {
      token: person.token,
      body: { userId: person.id, text, platform: 'x', tone: 'casual' },
    });
    expect(answer).toMatchObject({ status: 400, body: { data: { text: {} } } });
  },
);

test.each([
  { platform: 'myspace', tone: 'casual' },
  { platform: 'x', tone: 'grumpy' },
  { platform: 'x', tone: 'constructor' },
  { platform: '', tone: 'casual' },
])('no post for %o', async (choice) => {
  const answer = await call(pb, 'POST', '/api/collections/posts/records', {
    token: person.token,
    body: { userId: person.id, text: 'Hello', ...choice },
  });
  expect(answer.status).toBe(400);
});
