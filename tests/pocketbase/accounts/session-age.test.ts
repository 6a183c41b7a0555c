import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/pocketbase-copy.ts';
import { call, expectOk, logIn } from '../calls.ts';

/** Long enough for a test to refresh in time, and over soon. */
const longestSeconds = 4;
const refreshPath = '/api/collections/users/auth-refresh';

let copy: PocketbaseCopy;
let pb: RunningPocketbase;
let ada: Person;

beforeAll(async () => {
  const account = { ...rules.account, longestSessionDays: longestSeconds / 86_400 };
  copy = await copyPocketbase({ rules: { ...rules, account } });
  pb = await startPocketbase(copy);
  ada = await signUp(pb);
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

test('a stolen token cannot be refreshed for ever', async () => {
  let token = await logIn(pb, 'users', ada);
  const began = Date.now();
  token = (await expectOk(call<{ token: string }>(pb, 'POST', refreshPath, { token }))).token;
  let refreshed = 1;
  let refusal: { status: number; body: unknown } | undefined;
  while (!refusal && Date.now() - began < 10 * longestSeconds * 1_000) {
    const answer = await call<{ token: string }>(pb, 'POST', refreshPath, { token });
    if (answer.status !== 200) refusal = answer;
    else token = answer.body.token;
    refreshed += 1;
  }
  expect(refreshed).toBeGreaterThan(1);
  expect(refusal).toMatchObject({ status: 401, body: { message: message('sessionExpired') } });
  // Whoever logs in again begins anew.
  const fresh = await logIn(pb, 'users', ada);
  expect((await call(pb, 'POST', refreshPath, { token: fresh })).status).toBe(200);
});
