import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { copyPocketbase } from '#tests/harness/database/pocketbase-copy.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';

const { passwordMinLength, sessionDays } = rules.account;
const older = {
  ...rules,
  account: {
    ...rules.account,
    passwordMinLength: passwordMinLength + 4,
    sessionDays: sessionDays * 2,
  },
};

let dir: string;
let person: Person;
let pb: RunningPocketbase;

/** What a token says of itself, in seconds. */
function timesOf(token: string): { iat: number; exp: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function lifeInDays(token: string): number {
  const { iat, exp } = timesOf(token);
  return (exp - iat) / (24 * 60 * 60);
}

function signUpWith(password: string) {
  const email = `${password.length}@example.com`;
  return call(pb, 'POST', '/api/collections/users/records', {
    body: { email, password, passwordConfirm: password },
  });
}

const shortest = 'plover-and-xyzzy'.slice(0, passwordMinLength);

/** An installation with a past: it was made under other rules, and this is the update. */
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pocketbase-older-'));
  const copy = await copyPocketbase({ rules: older });
  pb = await startPocketbase({ ...copy, dir });
  person = await signUp(pb);
  expect(lifeInDays(person.token)).toBe(sessionDays * 2);
  expect((await signUpWith(shortest)).status).toBe(400);
  await pb.stop();
  await copy.remove();
  pb = await startPocketbase({ dir });
});

afterAll(async () => {
  await pb.stop();
  await rm(dir, { recursive: true, force: true });
});

test('the shortest password is that of the new rules', async () => {
  expect((await signUpWith(shortest.slice(1))).status).toBe(400);
  expect((await signUpWith(shortest)).status).toBe(200);
});

test('a token from before stays good, and the one it is refreshed into lasts as long as the new rules say', async () => {
  const path = '/api/collections/users/auth-refresh';
  const refreshed = call<{ token: string }>(pb, 'POST', path, { token: person.token });
  const { token } = await expectOk(refreshed);
  expect(lifeInDays(token)).toBe(sessionDays);
  expect(timesOf(token).iat).toBeGreaterThanOrEqual(timesOf(person.token).iat);
});

test('a start under the same rules writes nothing', async () => {
  const users = async () => {
    const { token } = await Operator.of(pb);
    return expectOk(call<{ updated: string }>(pb, 'GET', '/api/collections/users', { token }));
  };
  const before = await users();
  await pb.restart();
  expect((await users()).updated).toBe(before.updated);
});
