import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindHistoryBody, FoundHistory } from '#shared/contracts/history.ts';
import type { HoldRequest } from '#shared/contracts/ledger/hold.ts';
import { rules } from '#shared/rules.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';

let pb: RunningPocketbase;
let operator: Operator;
let ledger: LedgerCaller;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  ledger = await LedgerCaller.of(pb);
});

afterAll(() => pb.stop());

const anything: FindHistoryBody = { words: '', platform: '', after: '', limit: 50 };
const ask = ({ token }: { token?: string }, asked: object = {}) =>
  call<FoundHistory>(pb, 'POST', '/api/account/find-history', {
    token,
    body: { ...anything, ...asked },
  });
const find = (person: Person, asked: Partial<FindHistoryBody> = {}) => expectOk(ask(person, asked));
const topicsOf = async (person: Person, asked: Partial<FindHistoryBody> = {}) =>
  (await find(person, asked)).entries.map(({ topic }) => topic);
const tell = ({ token }: Pick<Person, 'token'>, what: string, body: object = {}) =>
  call<{ message: string; data: { code: string } }>(pb, 'POST', `/api/account/${what}`, {
    token,
    body,
  });
const result = (...texts: string[]) => JSON.stringify({ posts: texts.map((text) => ({ text })) });

async function member(premium = true): Promise<Person> {
  const person = await signUp(pb);
  if (premium) await givePremium(await asSuperuser(pb), person);
  return person;
}

async function write(
  person: Person,
  order: Partial<HoldRequest>,
  ...texts: string[]
): Promise<string> {
  const id = await ledger.held(person, order);
  await ledger.commit(id, result(...texts));
  return id;
}

function inDatabase<Answer>(act: (database: DatabaseSync) => Answer): Answer {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 20_000 });
  const answer = act(database);
  database.close();
  return answer;
}

const day = 86_400_000;
/** So many days pass for this one. */
const age = (id: string, days: number) =>
  inDatabase((database) => {
    const then = new Date(Date.now() - days * day).toISOString().replace('T', ' ');
    database
      .prepare("UPDATE generations SET timestamp = ?, expires = '' WHERE id = ?")
      .run(then, id);
  });
const indexedWords = (id: string) =>
  inDatabase((database) =>
    database.prepare('SELECT words FROM generation_words_of WHERE generation = ?').get(id),
  );
const wordless = { topic: '', details: '', voice: '', settings: '', result: '', kept: 'gone' };

describe('what is told', () => {
  test('as it was asked for and shown, the newest first, page by page', async () => {
    const ada = await member();
    const voices = ada.client.collection('voices');
    const samples = ['Rain again.', 'The kettle sings.', 'I sold the boat.'];
    const voice = await voices.create({ userId: ada.id, name: 'Mine <b>', samples });
    const settings = JSON.stringify({ temperature: 0.3, maxPosts: 2 });
    const order = {
      ...{ topic: '<b>Tea</b> =1+1', details: 'שלום 👨‍👩‍👧', tone: 'funny', platform: 'linkedin' },
      ...{ key: 'the key', voice: voice.id, settings },
    };
    await write(ada, order, 'One 👩‍🚀', 'Two');
    await write(ada, { topic: 'second' }, 'Three');
    await write(ada, { topic: 'third' }, 'Four');
    const first = await find(ada, { limit: 2 });
    expect(first).toMatchObject({ found: 3, keep: 'month' });
    expect(first.entries.map(({ topic }) => topic)).toEqual(['third', 'second']);
    const second = await find(ada, { limit: 2, after: first.next });
    expect(second).toMatchObject({ found: null, next: '' });
    expect(second.entries).toEqual([
      {
        ...{ id: expect.any(String), made: expect.stringMatching(/^\d{4}-.*T.*Z$/) },
        ...{ key: 'the key', topic: order.topic, details: order.details, tone: 'funny' },
        ...{
          platform: 'linkedin',
          also: [],
          voice: voice.id,
          voiceName: 'Mine <b>',
          writer: 'model',
        },
        ...{ ownModel: '', settings: { temperature: 0.3, maxPosts: 2 } },
        posts: [
          { text: 'One 👩‍🚀', platform: 'linkedin', savedId: '' },
          { text: 'Two', platform: 'linkedin', savedId: '' },
        ],
      },
    ]);
    await voices.delete(voice.id);
    const [, , oldest] = (await find(ada)).entries;
    expect(oldest).toMatchObject({ voice: voice.id, voiceName: '' });
  });

  test('a post that was saved from it is known by its text, until it is deleted', async () => {
    const ada = await member();
    await write(ada, { key: 'k' }, 'One', 'Two');
    const post = { userId: ada.id, text: 'Two', platform: 'x', tone: 'casual', generationKey: 'k' };
    const { id } = await ada.client.collection('posts').create(post);
    const savedIds = async () =>
      (await find(ada)).entries.flatMap(({ posts }) => posts.map(({ savedId }) => savedId));
    expect(await savedIds()).toEqual(['', id]);
    await ada.client.collection('posts').delete(id);
    expect(await savedIds()).toEqual(['', '']);
  });

  test('each post with its platform, and found by every platform it was written for', async () => {
    const ada = await member();
    const id = await ledger.held(ada, { key: 'k', topic: 'Tea', also: 'linkedin bluesky' });
    const posts = [
      { text: 'Same', platform: 'x' },
      { text: 'Same', platform: 'linkedin' },
    ];
    await ledger.commit(id, JSON.stringify({ posts }));
    const post = { userId: ada.id, text: 'Same', platform: 'linkedin', tone: 'casual' };
    const saved = await ada.client.collection('posts').create({ ...post, generationKey: 'k' });
    const [entry] = (await find(ada, { platform: 'linkedin' })).entries;
    expect(entry).toMatchObject({ platform: 'x', also: ['linkedin', 'bluesky'] });
    expect(entry?.posts).toEqual([
      { text: 'Same', platform: 'x', savedId: '' },
      { text: 'Same', platform: 'linkedin', savedId: saved.id },
    ]);
    for (const platform of ['x', 'bluesky'])
      expect(await topicsOf(ada, { platform })).toEqual(['Tea']);
    for (const platform of ['threads', 'link', '%'])
      expect(await topicsOf(ada, { platform })).toEqual([]);
  });

  test('neither what is being written nor a refinement is an entry of its own', async () => {
    const ada = await member();
    await write(ada, { key: 'k', topic: 'Tea' }, 'One');
    await ledger.held(ada, { topic: 'under way' });
    const refined = await ledger.refine(ada, { generation: 'k' });
    if (refined.outcome !== 'held') throw new Error(refined.outcome);
    await ledger.commit(refined.id, result('Shorter'));
    expect(await topicsOf(ada)).toEqual(['Tea']);
    expect(await topicsOf(ada, { words: 'shorter' })).toEqual([]);
  });

  test('to its owner only, and no place or number from outside confuses it', async () => {
    const [ada, bob] = [await member(), await member()];
    await write(ada, { topic: 'Mine' }, 'One');
    expect(await topicsOf(bob)).toEqual([]);
    expect(await topicsOf(bob, { words: 'mine' })).toEqual([]);
    expect((await ask({})).status).toBe(401);
    expect((await ask(ada, { userId: bob.id })).status).toBe(200);
    for (const wrong of [{ after: 'x' }, { after: '|' }, { after: 'a|b|c' }, { limit: 0 }]) {
      expect((await ask(ada, wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    const { body } = await ask(ada, { limit: 1e9, after: "'; DROP TABLE users|'" });
    expect(body.entries).toEqual([]);
  });
});

describe('a search', () => {
  test('finds the beginnings of words in topic, details and posts at once, whatever they are written in', async () => {
    const ada = await member();
    await write(ada, { topic: 'Größe & Café', details: 'since 1999' }, 'Rye bread');
    await write(ada, { topic: '東京のパン', platform: 'linkedin' }, 'שלום עולם', '👨‍👩‍👧 family');
    for (const words of ['grö', 'GROSSE cafe', '199', 'bread rye']) {
      expect(await topicsOf(ada, { words }), words).toEqual(['Größe & Café']);
    }
    for (const words of ['東京', 'שלום', 'famil', '👨']) {
      expect(await topicsOf(ada, { words }), words).toEqual(['東京のパン']);
    }
    for (const words of ['tea', 'rye family', '<zz>', '"', '" OR *', '%', "';"]) {
      const found = await topicsOf(ada, { words });
      expect(found.length, words).toBe(0);
    }
    expect(await topicsOf(ada, { platform: 'linkedin' })).toEqual(['東京のパン']);
    expect(await topicsOf(ada, { platform: 'linkedin', words: 'bread' })).toEqual([]);
    expect(await find(ada, { words: 'ca', limit: 1 })).toMatchObject({ found: 1, next: '' });
  });

  test('finds posts that came as the rest, and what a job indexed', async () => {
    const ada = await member();
    const id = await write(ada, { key: 'k', topic: 'Tea' }, 'One');
    await operator.runCron('history_gets_words');
    await expect.poll(() => indexedWords(id)).toMatchObject({ words: 'tea one' });
    const reopened = await ledger.reopen(ada, { key: 'k', posts: 2 });
    if (reopened.outcome !== 'reopened') throw new Error(reopened.outcome);
    await ledger.complete(id, reopened.attempt, result('One', 'Zebra'));
    expect(await topicsOf(ada, { words: 'zebra' })).toEqual(['Tea']);
  });
});

describe('forgetting', () => {
  test('one: its words go at once and from the index, its row and its charge stay', async () => {
    const ada = await member(false);
    const order = { key: 'k', topic: 'Secret plan', details: 'with names' };
    const id = await write(ada, order, 'One');
    await write(ada, { topic: 'Other' }, 'Two');
    expect(await topicsOf(ada, { words: 'secret' })).toEqual(['Secret plan']);
    expect((await tell(ada, 'forget-history', { ids: [id] })).status).toBe(204);
    expect(await topicsOf(ada)).toEqual(['Other']);
    expect(await topicsOf(ada, { words: 'secret' })).toEqual([]);
    expect(indexedWords(id)).toBeUndefined();
    const row = await operator.view('generations', id);
    expect(row).toMatchObject({ ...wordless, bodyHash: '', state: 'done', slot: 1 });
    expect((await tell(ada, 'forget-history', { ids: [id] })).status).toBe(204);
    const { generationsPerMonth } = rules.plans.free;
    expect(await ledger.hold(ada)).toMatchObject({ left: generationsPerMonth - 3 });
  });

  test('whoever asks for a forgotten one again hears that it is gone, and is charged no second time', async () => {
    const ada = await member(false);
    const id = await write(ada, { key: 'k', topic: 'Tea' }, 'One');
    await tell(ada, 'forget-history', { ids: [id] });
    for (const bodyHash of ['the hash', 'another']) {
      expect(await ledger.hold(ada, { key: 'k', bodyHash })).toEqual({ outcome: 'resultGone' });
    }
    expect(await ledger.mend(ada, 'k')).toEqual({ outcome: 'mendUnknown' });
    const answer = await ledger.refine(ada, { generation: 'k' });
    expect(answer).toMatchObject({ outcome: 'held', topic: '', details: '' });
  });

  test('takes the results of its refinements along', async () => {
    const ada = await member();
    const id = await write(ada, { key: 'k' }, 'One');
    const refined = await ledger.refine(ada, { generation: 'k' });
    if (refined.outcome !== 'held') throw new Error(refined.outcome);
    await ledger.commit(refined.id, result('Shorter'));
    await tell(ada, 'forget-history', { ids: [id] });
    expect(await operator.view('generations', refined.id)).toMatchObject({ result: '' });
  });

  test('is for one’s own: another’s stays as it is, and too many at once are refused', async () => {
    const [ada, bob] = [await member(), await member()];
    const id = await write(ada, { topic: 'Mine' }, 'One');
    expect((await tell(bob, 'forget-history', { ids: [id] })).status).toBe(204);
    expect((await tell(bob, 'forget-all-history')).status).toBe(204);
    expect((await tell(bob, 'keep-history', { keep: 'day' })).status).toBe(204);
    expect(await topicsOf(ada)).toEqual(['Mine']);
    const ids = Array(rules.library.manyAtOnce + 1).fill(id);
    expect((await tell(ada, 'forget-history', { ids })).status).toBe(400);
    expect((await tell(ada, 'forget-history', { ids: ['x'] })).status).toBe(400);
    for (const what of ['forget-history', 'forget-all-history', 'keep-history']) {
      const body = { ids: [id], keep: 'day' };
      const answer = await call(pb, 'POST', `/api/account/${what}`, { body });
      expect(answer.status, what).toBe(401);
    }
  });

  test('all: nothing that is done is left, and the month’s count is the same', async () => {
    const ada = await member(false);
    for (const topic of ['one', 'two', 'three']) await write(ada, { topic }, topic);
    await ledger.held(ada);
    expect((await tell(ada, 'forget-all-history')).status).toBe(204);
    expect(await find(ada)).toMatchObject({ entries: [], found: 0 });
    const { generationsPerMonth } = rules.plans.free;
    expect(await ledger.hold(ada)).toMatchObject({ left: generationsPerMonth - 5 });
  });
});

describe('how long', () => {
  const keep = (person: Person, choice: string) => tell(person, 'keep-history', { keep: choice });

  test('a month where nobody chose, and a job lets go what is older', async () => {
    const ada = await member();
    const [older, newer] = [await write(ada, {}, 'One'), await write(ada, {}, 'Two')];
    age(older, 31);
    age(newer, 29);
    expect((await find(ada)).entries.map(({ id }) => id)).toEqual([newer]);
    expect(await find(ada, { words: 'topic' })).toMatchObject({
      found: 1,
      entries: [{ id: newer }],
    });
    await operator.runCron('old_history_goes');
    await expect.poll(() => operator.view('generations', older)).toMatchObject(wordless);
    expect(await operator.view('generations', newer)).toMatchObject({ topic: 'a topic' });
  });

  test('shorter: what is older goes at once, what may still be given again within its hours', async () => {
    const ada = await member();
    const [older, recent] = [await write(ada, {}, 'One'), await write(ada, { key: 'k' }, 'Two')];
    age(older, 2);
    expect((await keep(ada, 'day')).status).toBe(204);
    expect(await find(ada)).toMatchObject({ keep: 'day', entries: [{ id: recent }] });
    expect(await operator.view('generations', older)).toMatchObject(wordless);
    expect(await operator.view('generations', recent)).toMatchObject({ kept: 'day' });
    expect(await ledger.hold(ada, { key: 'k' })).toMatchObject({ outcome: 'replay' });
    const next = await write(ada, {}, 'Three');
    expect(await operator.view('generations', next)).toMatchObject({ kept: 'day' });
    const held = await ledger.held(ada);
    await keep(ada, 'forever');
    expect(await operator.view('generations', held)).toMatchObject({ kept: 'forever' });
  });

  test('forever: nothing goes, not even what was written under another choice', async () => {
    const ada = await member();
    const id = await write(ada, {}, 'One');
    await keep(ada, 'forever');
    age(id, 4000);
    // As it is where somebody chose while it was being written.
    inDatabase((database) =>
      database.prepare("UPDATE generations SET kept = 'month' WHERE id = ?").run(id),
    );
    await operator.runCron('old_history_goes');
    const stays = { kept: 'forever', topic: 'a topic', result: result('One') };
    await expect.poll(() => operator.view('generations', id)).toMatchObject(stays);
    expect(await find(ada)).toMatchObject({ keep: 'forever', found: 1 });
  });

  test('anything else is refused in one sentence, and changes nothing', async () => {
    const ada = await member();
    for (const choice of ['', 'year', 'toString', 'gone']) {
      const { status, body } = await keep(ada, choice);
      expect({ status, message: body.message, code: body.data.code }).toEqual({
        status: 400,
        message: rules.messages.historyKeepWrong,
        code: 'historyKeepWrong',
      });
    }
    expect((await tell(ada, 'keep-history', { keep: 7 })).status).toBe(400);
    expect(await find(ada)).toMatchObject({ keep: 'month' });
  });
});

test('rows from before there was a choice are kept for a month and found, and the export has all of it', async () => {
  const ada = await member();
  const id = await write(ada, { topic: 'Long ago', details: 'known' }, 'One');
  inDatabase((database) =>
    database
      .prepare(
        "UPDATE generations SET kept = '', settings = '', indexed = 0, result = '' WHERE id = ?",
      )
      .run(id),
  );
  expect(await find(ada, { words: 'ago' })).toMatchObject({ entries: [{ id, posts: [] }] });
  const kept = await write(ada, { topic: 'Now' }, 'Two');
  const exported = call<{ account: object; generations: { id: string }[] }>(
    pb,
    'GET',
    '/api/account/data',
    ada,
  );
  const { account, generations } = await expectOk(exported);
  expect(account).toHaveProperty('history');
  expect(generations.find((row) => row.id === kept)).toMatchObject({
    topic: 'Now',
    result: result('Two'),
  });
});

test('an account that goes takes its history and the words of it along', async () => {
  const ada = await member();
  const id = await write(ada, { topic: 'Tea' }, 'One');
  expect(await topicsOf(ada, { words: 'tea' })).toEqual(['Tea']);
  await operator.remove('users', ada.id);
  expect(indexedWords(id)).toBeUndefined();
});
