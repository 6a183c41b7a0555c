import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
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
  token = (await expectOk(call<{ token: string }>(pb, 'POST', refreshPath, { token }))).token;
  const refresh = async () => {
    const answer = await call<{ token: string }>(pb, 'POST', refreshPath, { token });
    if (answer.status === 200) token = answer.body.token;
    return answer;
  };
  const refused = { status: 401, body: { message: message('sessionExpired') } };
  await expect.poll(refresh).toMatchObject(refused);
  // Whoever logs in again begins anew.
  const fresh = await logIn(pb, 'users', ada);
  expect((await call(pb, 'POST', refreshPath, { token: fresh })).status).toBe(200);
});
