import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';

let pb: RunningPocketbase;
let person: Person;

const list = readFileSync('pocketbase/pb_hooks/lib/accounts/common-passwords.txt', 'utf8');
const commonest = list.trimEnd().split('\n');

const weak = {
  status: 400,
  body: { data: { password: { code: 'password_guessable', message: message('passwordWeak') } } },
};

beforeAll(async () => {
  pb = await startPocketbase();
  person = await signUp(pb);
});

afterAll(() => pb.stop());

const attempt = (password: string, email = 'ada@example.com') =>
  call(pb, 'POST', '/api/collections/users/records', {
    body: { email, password, passwordConfirm: password },
  });

test('the list is sorted, without doubles, and names only what is long enough', () => {
  expect(commonest.length).toBeGreaterThan(3000);
  expect(commonest).toEqual([...new Set(commonest)].toSorted());
  expect(commonest.filter((password) => password.length < rules.account.passwordMinLength)).toEqual(
    [],
  );
  expect(commonest.filter((password) => password !== password.toLowerCase())).toEqual([]);
});

test.each([
  '123456',
  'password',
  'qwerty123',
  'iloveyou',
  '111111',
  'PassWord1',
  'Letmein',
  'zzzzzz',
])('nobody signs up with %s', async (password) => {
  expect(await attempt(password)).toMatchObject(weak);
});

test('the first and the last of the list are on it', async () => {
  for (const password of [commonest[0], commonest.at(-1)]) {
    expect(await attempt(password ?? '')).toMatchObject(weak);
  }
});

test('nobody signs up with the address as password', async () => {
  expect(await attempt('Ada@example.com')).toMatchObject(weak);
});

test('a part of a common password, or one with more around it, is another password', async () => {
  for (const [at, password] of ['xpasswordx', 'asswor', 'plover'].entries()) {
    expect((await attempt(password, `part${at}@example.com`)).status).toBe(200);
  }
});

test('a password is not changed to a common one', async () => {
  const answer = await call(pb, 'PATCH', `/api/collections/users/records/${person.id}`, {
    token: person.token,
    body: { oldPassword: person.password, password: '123456', passwordConfirm: '123456' },
  });
  expect(answer).toMatchObject(weak);
  expect((await call(pb, 'GET', '/api/account/allowance', person)).status).toBe(200);
});
