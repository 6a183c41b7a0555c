import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { LedgerCaller } from './ledger-caller.ts';

const { mends, mendTries } = rules.generation;
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

test('a mend is told what its generation was about, and in whose voice while there is one', async () => {
  const samples = ['One.', 'Two.', 'Three.'];
  const kept = person.client.collection('voices');
  const voice = await kept.create({ userId: person.id, name: 'Mine', samples, never: ['buzz'] });
  const order = { key: 'other', topic: 'Tea', details: 'Green', voice: voice.id };
  const id = await ledger.held(person, order);
  await ledger.commit(id);
  const about = { outcome: 'counted', id, topic: 'Tea', details: 'Green', own: null };
  const brief = { name: 'Mine', samples, never: ['buzz'], always: [] };
  expect(await ledger.mend(person, 'other')).toEqual({ ...about, voice: brief });
  await kept.delete(voice.id);
  expect(await ledger.mend(person, 'other')).toEqual({ ...about, voice: null });
});

test('a mend that failed is given back, and tried so often all the same', async () => {
  const id = await ledger.held(person, { key: 'failing' });
  await ledger.commit(id);
  for (let tries = 0; tries < mendTries; tries += 1) {
    expect(await ledger.mend(person, 'failing')).toMatchObject({ outcome: 'counted', id });
    expect(await ledger.unmend(id)).toEqual({ outcome: 'returned' });
  }
  expect(await ledger.mend(person, 'failing')).toEqual({ outcome: 'mendsUsed' });
  expect(await ledger.unmend(id)).toEqual({ outcome: 'gone' });
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

test('mends cannot be saved up: they end with the kept result', async () => {
  const id = await ledger.held(person, { key: 'old' });
  await ledger.commit(id);
  const superuser = await asSuperuser(pb);
  await superuser.collection('generations').update(id, { result: '', expires: '' });
  expect(await ledger.mend(person, 'old')).toEqual({ outcome: 'mendUnknown' });
});
