import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';

const passwordTries = { requests: 6, seconds: 8 };
const wideNetworkTimes = 2;

let copy: PocketbaseCopy;
let pb: RunningPocketbase;
let person: Person;

beforeAll(async () => {
  const frontDoor = { ...rules.frontDoor, wideNetworkTimes };
  copy = await copyPocketbase({ rules: { ...rules, passwordTries, frontDoor } });
  pb = await startPocketbase({ ...copy, env: { POSTQUILL_LIMITS: 'on' } });
  person = await signUp(pb);
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

/** PocketBase itself takes this header from whoever reaches its port, which is our front door alone. */
function send(method: string, path: string, body: object, address: string): Promise<Response> {
  return fetch(`${pb.url}/api/collections/users/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      Authorization: person.token,
    },
    body: JSON.stringify(body),
  });
}

const login = (address: string, password = 'not the password') =>
  send('POST', 'auth-with-password', { identity: person.email, password }, address);

const change = (address: string) => {
  const passwords = {
    oldPassword: 'guess',
    password: 'fine and new',
    passwordConfirm: 'fine and new',
  };
  return send('PATCH', `records/${person.id}`, passwords, address);
};

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted();

test('at once or one by one, an address gets its number of tries, and another one its own', async () => {
  const { requests } = passwordTries;
  const many = Array.from({ length: 64 }, () => login('192.0.2.1'));
  expect(await statuses(many)).toEqual([
    ...Array<number>(requests).fill(400),
    ...Array<number>(64 - requests).fill(429),
  ]);
  expect((await login('192.0.2.2')).status).toBe(400);
});

test('the wait it names is enough, and the right password waits like the others', async () => {
  await Promise.all(Array.from({ length: passwordTries.requests }, () => login('192.0.2.3')));
  const refusal = await login('192.0.2.3', person.password);
  expect([refusal.status, (await refusal.json()).message]).toEqual([
    429,
    message('tooManyRequests'),
  ]);
  const wait = Number(refusal.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(passwordTries.seconds);
  await sleep(wait * 1000);
  expect((await login('192.0.2.3', person.password)).status).toBe(200);
});

test('guessing at a stolen session’s password counts as well', async () => {
  const { requests } = passwordTries;
  const guesses = Array.from({ length: requests + 1 }, () => change('192.0.2.4'));
  expect(await statuses(guesses)).toEqual([...Array<number>(requests).fill(400), 429]);
  expect((await login('192.0.2.4', person.password)).status).toBe(429);
  const rename = await send('PATCH', `records/${person.id}`, { name: 'Ada' }, '192.0.2.4');
  expect(rename.status).toBe(200);
});

test('whoever owns a wide IPv6 network has some times as many tries, not 65,536 times', async () => {
  const most = passwordTries.requests * wideNetworkTimes;
  const many = Array.from({ length: 3 * most }, (_, at) =>
    login(`2001:db8:1:${at.toString(16)}::`),
  );
  expect(await statuses(many)).toEqual([
    ...Array<number>(most).fill(400),
    ...Array<number>(2 * most).fill(429),
  ]);
  expect((await login('2001:db8:2:1::')).status).toBe(400);
});
