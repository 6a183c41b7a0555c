import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';

const changed = {
  ...rules,
  plans: { ...rules.plans, free: { ...rules.plans.free, generationsPerMonth: 2, savedPosts: 1 } },
  tones: { grumpy: { label: 'Grumpy', emoji: '😠' } },
  generation: { holdSeconds: 30, longestSeconds: 60, resultHours: 1 },
  account: { ...rules.account, passwordMinLength: 9 },
  messages: { ...rules.messages, savedLimit: 'One is enough.' },
};

let pb: RunningPocketbase;
let copy: PocketbaseCopy;

beforeAll(async () => {
  copy = await copyPocketbase({ rules: changed });
  pb = await startPocketbase(copy);
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

test('hooks follow the shared rules wherever those change', async () => {
  const person = await signUp(pb);
  const ledger = await LedgerCaller.of(pb);
  const operator = await Operator.of(pb);
  const before = Date.now();
  const id = await ledger.held(person);
  const lasts = Date.parse(String((await operator.view('generations', id)).expires)) - before;
  expect(lasts).toBeLessThan(60_000);
  await ledger.commit(id);
  const kept = Date.parse(String((await operator.view('generations', id)).expires)) - before;
  expect(kept).toBeLessThan(2 * 3_600_000);
  expect(await ledger.hold(person)).toMatchObject({ left: 0, limit: 2 });
  expect(await ledger.hold(person)).toEqual({ outcome: 'exhausted' });

  const save = (tone: string) =>
    call(pb, 'POST', '/api/collections/posts/records', {
      token: person.token,
      body: { userId: person.id, text: 'Bah', platform: 'x', tone },
    });
  expect((await save('casual')).status).toBe(400);
  expect((await save('grumpy')).status).toBe(200);
  expect(await save('grumpy')).toMatchObject({ status: 403, body: { message: 'One is enough.' } });
});

test('the shortest password is the rules’ on a new installation', async () => {
  const attempt = (password: string) =>
    call(pb, 'POST', '/api/collections/users/records', {
      body: { email: 'ada@example.com', password, passwordConfirm: password },
    });
  expect((await attempt('plover78')).status).toBe(400);
  expect((await attempt('plover789')).status).toBe(200);
});
