import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { LedgerCaller } from './ledger-caller.ts';

const { mends } = rules.generation;
const key = 'the key';

let pb: RunningPocketbase;
let ledger: LedgerCaller;
let person: Person;

beforeAll(async () => {
  pb = await startPocketbase();
  ledger = await LedgerCaller.of(pb);
  person = await signUp(pb);
  await ledger.commit(await ledger.held(person, { key, topic: 'Tea', details: 'Green' }));
});

afterAll(() => pb.stop());

test('the posts of a generation are mended so often and no more, however many ask at once', async () => {
  const asked = Array.from({ length: mends * 2 }, () => ledger.mend(person, key));
  const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(mends);
  expect(await ledger.mend(person, key)).toEqual({ outcome: 'mendsUsed' });
});

test('a mend is told what its generation was about', async () => {
  await ledger.commit(await ledger.held(person, { key: 'other', topic: 'Tea', details: 'Green' }));
  const about = { outcome: 'counted', topic: 'Tea', details: 'Green' };
  expect(await ledger.mend(person, 'other')).toEqual(about);
});

test.each([
  ['a key that nobody used', () => ledger.mend(person, 'nobody'), 'mendUnknown'],
  ['a generation that still runs', () => ledger.mend(person, 'running'), 'mendUnknown'],
  ['somebody else', async () => ledger.mend(await signUp(pb), key), 'mendUnknown'],
  ['nobody', () => ledger.mend({ token: 'none' }, key), 'unauthenticated'],
])('nothing is mended for %s', async (_, ask, outcome) => {
  if (_.includes('runs')) await ledger.held(person, { key: 'running' });
  expect(await ask()).toEqual({ outcome });
});
