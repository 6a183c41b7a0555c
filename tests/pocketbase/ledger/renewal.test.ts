import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { Operator } from '../operator.ts';
import { LedgerCaller } from './ledger-caller.ts';

const longestSeconds = 3;
const longAgo = '2020-01-01 00:00:00.000Z';
const limit = rules.plans.free.generationsPerMonth;

let pb: RunningPocketbase;
let copy: PocketbaseCopy;
let ledger: LedgerCaller;
let operator: Operator;

beforeAll(async () => {
  const generation = { ...rules.generation, holdSeconds: 120, longestSeconds };
  copy = await copyPocketbase({ rules: { ...rules, generation }, cronsWait: true });
  pb = await startPocketbase(copy);
  ledger = await LedgerCaller.of(pb);
  operator = await Operator.of(pb);
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

const lapse = (id: string) => operator.update('generations', id, { expires: longAgo });

test('a hold that is renewed lasts on, but never longer than any may', async () => {
  const person = await signUp(pb);
  const id = await ledger.held(person);
  expect(await ledger.renew(id)).toEqual({ outcome: 'renewed' });
  const { timestamp, expires } = await operator.view('generations', id);
  const lives = Date.parse(String(expires)) - Date.parse(String(timestamp));
  expect(lives).toBe(longestSeconds * 1_000);
  await expect.poll(() => ledger.renew(id), { timeout: 30_000 }).toEqual({ outcome: 'gone' });
  expect(await ledger.commit(id)).toMatchObject({ outcome: 'committed' });
});

test('one that ran out counts again, as long as nobody gave it back', async () => {
  const person = await signUp(pb);
  const id = await ledger.held(person, { key: 'slow' });
  await lapse(id);
  expect(await ledger.renew(id)).toEqual({ outcome: 'renewed' });
  expect(await ledger.hold(person, { key: 'slow', bodyHash: 'the hash' })).toEqual({
    outcome: 'running',
  });
  expect(await ledger.hold(person)).toMatchObject({ outcome: 'held', left: limit - 2 });

  await lapse(id);
  await ledger.hold(person);
  expect(await ledger.renew(id)).toEqual({ outcome: 'gone' });
});

test('what is settled, given back or unknown is not renewed', async () => {
  const person = await signUp(pb);
  const done = await ledger.generate(person);
  const { expires } = await operator.view('generations', done);
  const released = await ledger.held(person);
  await ledger.release(released);
  for (const id of [done, released, 'nobodyknowsthis']) {
    expect(await ledger.renew(id)).toEqual({ outcome: 'gone' });
  }
  expect(await operator.view('generations', done)).toMatchObject({ expires, state: 'done' });
});

test('so is a try at missing posts, while it is the latest one', async () => {
  const person = await signUp(pb);
  const id = await ledger.held(person, { key: 'k' });
  await ledger.commit(id, '{"posts":[{"text":"one"}]}');
  expect(await ledger.renew(id, 1)).toEqual({ outcome: 'gone' });
  const missing = { key: 'k', posts: 2 };
  expect(await ledger.reopen(person, missing)).toMatchObject({ attempt: 1 });
  await operator.update('generations', id, { restUntil: longAgo });
  expect(await ledger.renew(id, 1)).toEqual({ outcome: 'renewed' });
  expect(await ledger.reopen(person, missing)).toEqual({ outcome: 'running' });
  expect(await ledger.renew(id, 2)).toEqual({ outcome: 'gone' });
  expect(await ledger.renew(id)).toEqual({ outcome: 'gone' });
});
