import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { Operator } from '../operator.ts';
import { LedgerCaller } from './ledger-caller.ts';

const { restTries } = rules.generation;
const longAgo = '2020-01-01 00:00:00.000Z';
const left = rules.plans.free.generationsPerMonth - 1;

let pb: RunningPocketbase;
let ledger: LedgerCaller;
let operator: Operator;

beforeAll(async () => {
  pb = await startPocketbase();
  ledger = await LedgerCaller.of(pb);
  operator = await Operator.of(pb);
});

afterAll(() => pb.stop());

const resultOf = (...texts: string[]) => JSON.stringify({ posts: texts.map((text) => ({ text })) });
const some = resultOf('one', 'two');
const all = resultOf('one', 'two', 'three');
const missing = { key: 'the key', posts: 3 };

/** Somebody who asked for three posts and got two. */
async function shortChanged(): Promise<{ person: Person; id: string }> {
  const person = await signUp(pb);
  const id = await ledger.held(person, { key: missing.key });
  await ledger.commit(id, some);
  return { person, id };
}

async function attempt(person: Person): Promise<number> {
  const answer = await ledger.reopen(person, missing);
  if (answer.outcome !== 'reopened') throw new Error(`reopening was answered ${answer.outcome}`);
  return answer.attempt;
}

test('what is missing is given once, costs nothing, and is replayed from then on', async () => {
  const { person, id } = await shortChanged();
  expect(await ledger.hold(person, { key: missing.key })).toMatchObject({ rest: ['x'] });
  const reopened = { outcome: 'reopened', id, attempt: 1, result: some, plan: 'free', left };
  expect(await ledger.reopen(person, missing)).toEqual({
    ...reopened,
    rest: [],
    voice: null,
    own: null,
  });
  expect(await ledger.reopen(person, missing)).toEqual({ outcome: 'running' });
  expect(await ledger.complete(id, 1, all)).toEqual({ outcome: 'completed', left });
  // The answer was lost on its way.
  expect(await ledger.complete(id, 1, all)).toEqual({ outcome: 'completed', left });
  const replay = { outcome: 'replay', result: all, plan: 'free', left, rest: [], ownModel: '' };
  expect(await ledger.hold(person, { key: missing.key })).toEqual(replay);
  expect(await ledger.reopen(person, missing)).toEqual(replay);
  expect(await ledger.reopen(person, { ...missing, posts: 4 })).toEqual({ outcome: 'restUsed' });
  expect(await operator.list('generations', `userId = "${person.id}"`)).toHaveLength(1);
});

test('a try that gave nothing is given back, a few times', async () => {
  const { person, id } = await shortChanged();
  for (let time = 1; time <= restTries; time += 1) {
    expect(await attempt(person)).toBe(time);
    expect(await ledger.complete(id, time, '')).toEqual({ outcome: 'completed', left });
  }
  expect(await ledger.reopen(person, missing)).toEqual({ outcome: 'restUsed' });
  expect(await ledger.hold(person, { key: missing.key })).toMatchObject({
    outcome: 'replay',
    result: some,
    rest: [],
  });
});

test('a try that was refused before a writer began is none', async () => {
  const { person, id } = await shortChanged();
  for (let time = 0; time <= restTries; time += 1) {
    expect(await attempt(person)).toBe(1);
    expect(await ledger.complete(id, 1, '', false)).toEqual({ outcome: 'completed', left });
    expect(await ledger.complete(id, 1, '', false)).toEqual({ outcome: 'lost' });
  }
  expect(await attempt(person)).toBe(1);
  expect(await ledger.complete(id, 1, all)).toMatchObject({ outcome: 'completed' });
});

test('a try that nobody ended lapses; a later one takes over, and the first is lost', async () => {
  const { person, id } = await shortChanged();
  expect(await attempt(person)).toBe(1);
  await operator.update('generations', id, { restUntil: longAgo });
  expect(await attempt(person)).toBe(2);
  expect(await ledger.complete(id, 1, all)).toEqual({ outcome: 'lost' });
  expect(await ledger.complete(id, 2, all)).toMatchObject({ outcome: 'completed' });
  expect(await ledger.complete(id, 1, resultOf('another'))).toEqual({ outcome: 'lost' });
});

test('a try that ran out still gives its posts where no other has begun', async () => {
  const { person, id } = await shortChanged();
  await attempt(person);
  await operator.update('generations', id, { restUntil: longAgo });
  expect(await ledger.complete(id, 1, all)).toMatchObject({ outcome: 'completed' });
});

test('nothing is reopened for another body, key, person or state', async () => {
  const { person, id } = await shortChanged();
  const stranger = await signUp(pb);
  const outcome = async (
    asking: { token: string },
    change: Partial<Parameters<typeof ledger.reopen>[1]>,
  ) => (await ledger.reopen(asking, { ...missing, ...change })).outcome;
  expect(await outcome(person, { bodyHash: 'another' })).toBe('mismatch');
  expect(await outcome(person, { key: 'another' })).toBe('resultGone');
  expect(await outcome(stranger, {})).toBe('resultGone');
  expect(await outcome({ token: 'nonsense' }, {})).toBe('unauthenticated');
  expect(await outcome(person, { voice: 'abcdefghijklmno' })).toBe('voiceUnknown');
  await ledger.hold(person, { key: 'under way' });
  expect(await outcome(person, { key: 'under way' })).toBe('running');
  await operator.update('generations', id, { result: '' });
  expect(await outcome(person, {})).toBe('resultGone');
  expect(await ledger.complete(id, 1, all)).toEqual({ outcome: 'lost' });
});

test('what its owner forgets while its missing posts are written stays forgotten', async () => {
  const { person, id } = await shortChanged();
  const tried = await attempt(person);
  const { token } = person;
  const body = { ids: [id] };
  expect((await call(pb, 'POST', '/api/account/forget-history', { token, body })).status).toBe(204);
  const forgotten = await operator.view('generations', id);
  expect(forgotten).toMatchObject({ kept: 'gone', result: '', restGiven: '' });
  expect(await ledger.complete(id, tried, all)).toEqual({ outcome: 'lost' });
  expect(await operator.view('generations', id)).toEqual(forgotten);
  expect(await ledger.hold(person, { key: missing.key })).toEqual({ outcome: 'resultGone' });
  expect(await ledger.mend(person, missing.key)).toEqual({ outcome: 'mendUnknown' });
});

test('of 64 that ask at once one is given', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { person } = await shortChanged();
    const asked = Array.from({ length: 64 }, () => ledger.reopen(person, missing));
    const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'reopened')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'running')).toHaveLength(63);
  }
});

test('each of several platforms is given what it lacks once, one after the other', async () => {
  const person = await signUp(pb);
  const key = 'for three';
  const id = await ledger.held(person, { key, also: 'linkedin instagram' });
  const result = (...posts: { text: string; platform?: string }[]) => JSON.stringify({ posts });
  const one = { text: 'one', platform: 'x' };
  // As rows of before have it: the order's own platform.
  const two = { text: 'two' };
  const three = { text: 'three', platform: 'linkedin' };
  await ledger.commit(id, result(one, two));
  const asked = { key, posts: 2 };
  const rest = ['x', 'linkedin', 'instagram'];
  expect(await ledger.reopen(person, asked)).toMatchObject({ outcome: 'replay', rest });
  const missing = { ...asked, platform: 'linkedin' };
  expect(await ledger.reopen(person, missing)).toMatchObject({ outcome: 'reopened', attempt: 1 });
  const other = { ...asked, platform: 'instagram' };
  expect(await ledger.reopen(person, other)).toEqual({ outcome: 'running' });
  const longer = result(one, two, three);
  expect(await ledger.complete(id, 1, longer, true, 'linkedin')).toMatchObject({
    outcome: 'completed',
  });
  expect(await ledger.reopen(person, missing)).toEqual({ outcome: 'restUsed' });
  expect(await ledger.hold(person, { key, also: 'linkedin instagram' })).toMatchObject({
    rest: ['x', 'instagram'],
  });
  expect(await ledger.reopen(person, other)).toMatchObject({ outcome: 'reopened', attempt: 2 });
  // A platform that the order does not have.
  await ledger.complete(id, 2, '');
  expect(await ledger.reopen(person, { ...asked, platform: 'threads' })).toEqual({
    outcome: 'restUsed',
  });
});
