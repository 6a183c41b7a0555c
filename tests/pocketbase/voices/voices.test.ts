import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { type Answer, call, expectOk, type PocketbaseRow } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';

const parallel = 64;
const path = '/api/collections/voices/records';
const samples = ['Rain again.', 'The kettle sings.', 'I sold the boat.'];
const { free, premium } = rules.plans;

let pb: RunningPocketbase;
let operator: Operator;
let ledger: LedgerCaller;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  ledger = await LedgerCaller.of(pb);
});

afterAll(() => pb.stop());

type Refusal = { message: string; data: Record<string, unknown> };
type Reply = Answer<PocketbaseRow & Refusal>;

function make({ id, token }: Person, changes: object = {}): Promise<Reply> {
  const body = { userId: id, name: 'Mine', samples, ...changes };
  return call(pb, 'POST', path, { token, body });
}

const made = (person: Person, changes: object = {}) => expectOk(make(person, changes));
const edit = ({ token }: Person, id: unknown, body: object): Promise<Reply> =>
  call(pb, 'PATCH', `${path}/${id}`, { token, body });
const drop = ({ token }: Person, id: string) => call(pb, 'DELETE', `${path}/${id}`, { token });
const rowsOf = (person: Person) => operator.list('voices', `userId = "${person.id}"`);
const defaultsOf = async (person: Person) =>
  (await rowsOf(person)).filter((row) => row.isDefault === true).map((row) => row.id);

/** Somebody with Premium, and the row that says so. */
async function payer(): Promise<{ person: Person; subscription: string }> {
  const person = await signUp(pb);
  const currentPeriodEnd = new Date(Date.now() + 86_400_000).toISOString();
  const row = { userId: person.id, status: 'active', currentPeriodEnd };
  return { person, subscription: (await operator.create('subscriptions', row)).id };
}

function atOnce<Result>(act: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: parallel }, (_, index) => act(index)));
}

const tooMany = {
  status: 403,
  message: rules.messages.voicesLimit,
  data: { code: 'voicesLimit' },
};

test.each(['free', 'premium'] as const)(
  `${parallel} made at once on the plan %s: exactly its number, one of them the default`,
  async (plan) => {
    const person = plan === 'free' ? await signUp(pb) : (await payer()).person;
    const answers = await atOnce((index) => make(person, { isDefault: index % 2 === 0 }));
    const limit = rules.plans[plan].voices;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
    for (const { status, body } of answers) if (status !== 200) expect(body).toEqual(tooMany);
    expect(await rowsOf(person)).toHaveLength(limit);
    expect(await defaultsOf(person)).toHaveLength(1);
  },
);

describe('what a voice may be', () => {
  const letters = (count: number) => 'x'.repeat(count);
  const { samples: many, words, nameMaxLength } = rules.voice;
  const copies = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
  let person: Person;
  beforeAll(async () => {
    ({ person } = await payer());
  });

  test.each([
    ['as much as it takes', { samples: copies(many.max, letters(many.maxLength)) }],
    ['all its words', { never: copies(words.max, letters(words.maxLength)), always: [] }],
    ['the longest name', { name: letters(nameMaxLength) }],
  ])('%s is taken', async (_, changes) => {
    expect(await made(person, changes)).toMatchObject(changes);
  });

  test.each([
    ['voiceSamplesWrong', 'too few', { samples: samples.slice(1) }],
    ['voiceSamplesWrong', 'too many', { samples: copies(many.max + 1, 'a post') }],
    ['voiceSamplesWrong', 'a long one', { samples: [...samples, letters(many.maxLength + 1)] }],
    ['voiceSamplesWrong', 'an empty one', { samples: [...samples, ' \n'] }],
    ['voiceSamplesWrong', 'no texts', { samples: [1, 2, 3] }],
    ['voiceSamplesWrong', 'no list', { samples: { length: 3 } }],
    ['voiceWordsWrong', 'too many', { never: copies(words.max + 1, 'word') }],
    ['voiceWordsWrong', 'a long one', { always: [letters(words.maxLength + 1)] }],
    ['voiceWordsWrong', 'no list', { never: 'synergy' }],
    ['voiceNameMissing', 'blank', { name: ' ' }],
    ['voiceNameMissing', 'too long', { name: letters(nameMaxLength + 1) }],
  ] as const)('%s: %s', async (code, _, changes) => {
    const { id } = (await rowsOf(person))[0] ?? (await made(person));
    for (const answer of [await make(person, changes), await edit(person, id, changes)]) {
      const [field] = Object.keys(changes);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        message: rules.messages[code],
        data: { [String(field)]: { code } },
      });
    }
  });
});

describe('the default', () => {
  test('is the first, then whichever is chosen, then the oldest that is left', async () => {
    const { person } = await payer();
    const [first, second, third] = [await made(person), await made(person), await made(person)];
    expect([first, second, third].map((row) => row.isDefault)).toEqual([true, false, false]);
    expect((await edit(person, third.id, { isDefault: true })).status).toBe(200);
    expect(await defaultsOf(person)).toEqual([third.id]);
    await edit(person, third.id, { isDefault: false, name: 'Still it' });
    expect(await defaultsOf(person)).toEqual([third.id]);
    await drop(person, second.id);
    expect(await defaultsOf(person)).toEqual([third.id]);
    await drop(person, third.id);
    expect(await defaultsOf(person)).toEqual([first.id]);
    await drop(person, first.id);
    expect(await rowsOf(person)).toEqual([]);
  });

  test('is one, however many are chosen, changed and deleted at once', async () => {
    const { person } = await payer();
    const ids: string[] = [];
    while (ids.length < premium.voices) ids.push((await made(person)).id);
    const answers = await atOnce((index) => {
      const id = ids[index % ids.length];
      return edit(person, id, index % 3 === 0 ? { name: `Round ${index}` } : { isDefault: true });
    });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await defaultsOf(person)).toHaveLength(1);
    await Promise.all(ids.slice(2).map((id) => drop(person, id)));
    expect(await defaultsOf(person)).toHaveLength(1);
  });
});

describe('a hold', () => {
  test('brings the voice it names, as it was given', async () => {
    const person = await signUp(pb);
    const never = ['synergy'];
    const { id } = await made(person, { never, name: 'Dry' });
    expect(await ledger.hold(person, { voice: id })).toMatchObject({
      outcome: 'held',
      voice: { name: 'Dry', samples, never, always: [] },
    });
  });

  test('is not made in a voice that is not there, or is another user’s', async () => {
    const [person, stranger] = [await signUp(pb), await signUp(pb)];
    const foreign = await made(stranger);
    for (const voice of [foreign.id, 'nobodysnobodys1', 'x', "' OR 1=1"]) {
      expect(await ledger.hold(person, { voice })).toEqual({ outcome: 'voiceUnknown' });
    }
    expect(await operator.list('generations', `userId = "${person.id}"`)).toEqual([]);
  });
});

test('after Premium all voices are kept, none is added, and the default alone writes', async () => {
  const { person, subscription } = await payer();
  const [first, second] = [await made(person), await made(person)];
  expect(await ledger.hold(person, { voice: second.id })).toMatchObject({ outcome: 'held' });
  await operator.remove('subscriptions', subscription);
  expect((await make(person)).body).toEqual(tooMany);
  expect(await ledger.hold(person, { voice: second.id })).toEqual({ outcome: 'voiceRefused' });
  expect(await ledger.hold(person, { voice: first.id })).toMatchObject({ outcome: 'held' });
  const { body } = await call<PocketbaseRow>(pb, 'GET', `${path}/${second.id}`, person);
  expect(body.samples).toEqual(samples);
  expect((await edit(person, second.id, { isDefault: true })).status).toBe(200);
  expect(await ledger.hold(person, { voice: second.id })).toMatchObject({ outcome: 'held' });
  await drop(person, second.id);
  expect((await rowsOf(person)).map(({ id }) => id)).toEqual([first.id]);
  expect(free.voices).toBe(1);
});

test('the export holds the samples, and the account takes them along', async () => {
  const person = await signUp(pb);
  await made(person, { always: ['boat'] });
  const data = await expectOk(
    call<{ voices: PocketbaseRow[] }>(pb, 'GET', '/api/account/data', person),
  );
  expect(data.voices).toMatchObject([{ samples, always: ['boat'], isDefault: true }]);
  await operator.remove('users', person.id);
  expect(await rowsOf(person)).toEqual([]);
});
