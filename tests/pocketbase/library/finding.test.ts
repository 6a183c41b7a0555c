import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FindPostsBody, FoundPosts, UsedTag } from '#shared/contracts/library.ts';
import { rules } from '#shared/rules.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';

let pb: RunningPocketbase;
let operator: Operator;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  const superuser = await asSuperuser(pb);
  ada = await signUp(pb);
  bob = await signUp(pb);
  for (const person of [ada, bob]) await givePremium(superuser, person);
});

beforeEach(async () => {
  for (const person of [ada, bob]) {
    await change(person, 'delete-posts', { ids: (await find(person)).posts.map(({ id }) => id) });
  }
});

afterAll(() => pb.stop());

const anything: FindPostsBody = {
  ...{ words: '', platform: '', tone: '', tag: '', voice: '', from: '', until: '' },
  ...{ sort: 'newest', after: '', limit: rules.library.pageLength },
};

const ask = ({ token }: { token?: string }, asked: object) =>
  call<FoundPosts>(pb, 'POST', '/api/account/find-posts', {
    token,
    body: { ...anything, ...asked },
  });
const find = (person: Person, asked: Partial<FindPostsBody> = {}) => expectOk(ask(person, asked));
const textsOf = async (person: Person, asked: Partial<FindPostsBody> = {}) =>
  (await find(person, asked)).posts.map(({ text }) => text);
const change = ({ token }: Person, what: string, body: object) =>
  call<{ message: string }>(pb, 'POST', `/api/account/${what}`, { token, body });

async function save({ id, client }: Person, text: string, more: object = {}): Promise<string> {
  const post = { userId: id, text, platform: 'x', tone: 'casual', ...more };
  return (await client.collection('posts').create(post)).id;
}

const words = () => {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { readOnly: true });
  const kept = database.prepare('SELECT post, words FROM post_words_of').all();
  const stored = database.prepare('SELECT CAST(block AS TEXT) AS block FROM post_words_data').all();
  database.close();
  return { kept, stored: stored.map(({ block }) => String(block)).join('\n') };
};

describe('the words of a search', () => {
  const text =
    'Größe & Café: Ødegård naïve résumé. O’Neill’s ﬁsh—don’t! 東京都のパン ขนมปัง Привет мир حُرُوف ☕️ 👨‍👩‍👧 (C++) =1+1 <b>bold</b> #Monday e\u0301clair';

  test.each([
    ...[
      'gr',
      'GRÖSSE',
      'grosse',
      'cafe',
      'CAFÉ',
      'odegard',
      'naive resume',
      'resume naive',
      'fish',
    ],
    ...[
      "o'neill",
      "don't",
      'don’t',
      '東京',
      '東',
      '京都',
      'パン',
      'ขนม',
      'прив',
      'мир привет',
      'حروف',
    ],
    ...['☕', '👨‍👩‍👧', '👧', 'c++', '1+1', '<b>bold', '#monday', 'éclair', 'eclair', '"cafe"'],
    ...['cafe*', '(cafe)', '^cafe', '-cafe', '  cafe  '],
  ])('finds by %s', async (query) => {
    await save(ada, text);
    await save(ada, 'Something else entirely');
    expect(await textsOf(ada, { words: query })).toEqual([text]);
  });

  test.each([
    ...['afe', 'cafe bread', 'cafe OR bread', 'cafe NOT naive', 'NEAR(cafe naive)', '京東', '!!!'],
    ...['"', "'", '%', '_', 'words : cafe', 'cafe AND', '\u0000', '*', '🧑'],
  ])('finds nothing by %s', async (query) => {
    await save(ada, text);
    expect(await find(ada, { words: query })).toMatchObject({ posts: [], found: 0, next: '' });
  });

  test('are no longer than what a search may be, and many at once are no fault', async () => {
    await save(ada, text);
    const long = 'cafe '.repeat(5000);
    expect(await textsOf(ada, { words: long })).toEqual([text]);
    expect(await textsOf(ada, { words: 'x'.repeat(60_000) })).toEqual([]);
  });
});

test('nobody finds, pins, tags or deletes what is another person’s', async () => {
  const id = await save(ada, 'The secret recipe');
  expect(await find(bob, { words: 'secret' })).toEqual({ posts: [], next: '', found: 0 });
  expect(await textsOf(bob, { words: `${ada.id}secret` })).toEqual([]);
  const ids = [id];
  await expectOk(change(bob, 'pin-posts', { ids, pinned: true }));
  await expectOk(change(bob, 'tag-posts', { ids, add: ['mine'], remove: [] }));
  await expectOk(change(bob, 'delete-posts', { ids }));
  const [post] = (await find(ada)).posts;
  expect(post).toMatchObject({ id, pinned: false, tags: [] });
  expect(await expectOk(call(pb, 'GET', '/api/account/tags', bob))).toEqual([]);
});

test('a text that changes is found by its new words only, also where a statement of another program changed it', async () => {
  const id = await save(ada, 'The first version');
  await operator.update('posts', id, { text: 'The second version' });
  expect(await textsOf(ada, { words: 'first' })).toEqual([]);
  expect(await textsOf(ada, { words: 'second' })).toHaveLength(1);
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 10_000 });
  database.prepare("UPDATE posts SET text = 'The third version' WHERE id = ?").run(id);
  database.close();
  await operator.runCron('old_posts_get_words');
  await expect.poll(() => textsOf(ada, { words: 'third' })).toHaveLength(1);
  expect(await textsOf(ada, { words: 'second' })).toEqual([]);
});

test('a job leaves no word of what was deleted or changed, whoever did it and however', async () => {
  const eve = await signUp(pb);
  await save(eve, 'Zanzibarish words of somebody who leaves');
  const one = await save(ada, 'Quixotically deleted by hand');
  const changed = await save(ada, 'Yellowstoned until it was changed');
  const other = await save(ada, 'Xylophonic and deleted with others');
  expect(words().stored).toContain('zanzibarish');
  await ada.client.collection('posts').delete(one);
  await expectOk(change(ada, 'delete-posts', { ids: [other] }));
  await operator.update('posts', changed, { text: 'Which says and stays as something else' });
  await operator.remove('users', eve.id);
  expect(words().kept).toMatchObject([{ post: changed }]);
  await operator.runCron('deleted_words_go');
  await expect.poll(() => words().stored).not.toMatch(/zanzibar|quixotic|xylophon|yellowston/);
  expect(await textsOf(ada, { words: 'stays' })).toHaveLength(1);
});

test('filters by platform, tone, tag and day, together and with words', async () => {
  const id = await save(ada, 'Tea on LinkedIn', { platform: 'linkedin', tone: 'funny' });
  await save(ada, 'Tea on X');
  await expectOk(change(ada, 'tag-posts', { ids: [id], add: [' #Big  Launch '], remove: [] }));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (const asked of [
    { platform: 'linkedin' },
    { tone: 'funny' },
    { tag: 'big launch' },
    { tag: 'BIG launch', words: 'tea', platform: 'linkedin', until: tomorrow },
    { words: 'launch' },
  ]) {
    expect(await find(ada, asked), JSON.stringify(asked)).toMatchObject({
      posts: [{ id, tags: ['big launch'] }],
      found: 1,
    });
  }
  for (const asked of [{ tag: 'big' }, { tag: '%' }, { from: tomorrow }, { voice: 'none' }]) {
    expect(await textsOf(ada, asked), JSON.stringify(asked)).toEqual([]);
  }
});

test('tags are bounded, spelled in one way, given to many at once, and offered by how often they are used', async () => {
  const ids = [await save(ada, 'One'), await save(ada, 'Two')];
  const tag = (add: string[], remove: string[] = [], of = ids) =>
    change(ada, 'tag-posts', { ids: of, add, remove });
  await expectOk(tag(['Launch', 'launch', '<b>"Ünï"</b>\\%', '=1+1', '👨‍👩‍👧']));
  await expectOk(tag(['rare'], ['LAUNCH'], ids.slice(0, 1)));
  const used = await expectOk(call<UsedTag[]>(pb, 'GET', '/api/account/tags', ada));
  expect(used).toEqual([
    { tag: '<b>"ünï"</b>\\%', posts: 2 },
    { tag: '=1+1', posts: 2 },
    { tag: '👨‍👩‍👧', posts: 2 },
    { tag: 'launch', posts: 1 },
    { tag: 'rare', posts: 1 },
  ]);
  expect(await textsOf(ada, { tag: '<b>"Ünï"</b>\\%' })).toHaveLength(2);
  const { max, maxLength } = rules.library.tags;
  const many = Array.from({ length: max }, (_, at) => `tag ${at}`);
  const wrong = { status: 400, body: { message: rules.messages.tagsWrong } };
  expect(await expectOk(tag(many))).toEqual({ full: ids.length });
  expect(await tag(['x'.repeat(maxLength + 1)])).toMatchObject(wrong);
  // No longer list is looked at, whatever would be left of it.
  const same = Array.from({ length: max + 1 }, () => 'tag 1');
  expect(await tag(same)).toMatchObject(wrong);
  expect(await tag([], same)).toMatchObject(wrong);
  expect(await textsOf(ada, { tag: 'tag 1' })).toEqual([]);
});

test('a tag is found by all of it only, whatever signs the others have', async () => {
  const id = await save(ada, 'Tagged');
  const add = ['"hello', 'b,"', '"', 'c, d', '👩‍🚀 =1+1'];
  await expectOk(change(ada, 'tag-posts', { ids: [id], add, remove: [] }));
  // Some of them have no word, or two.
  for (const tag of ['"hello', 'b', '"', 'c', 'd', '👩‍🚀 =1+1'])
    for (const words of ['', 'tag']) expect(await textsOf(ada, { tag, words })).toHaveLength(1);
  for (const tag of ['hello', ',', '",', '","', 'c, d', '[', 'null'])
    expect(await textsOf(ada, { tag })).toEqual([]);
});

test('a tag that comes or goes leaves the words of the text, and one that is there already writes nothing', async () => {
  const id = await save(ada, 'Words of the text');
  const tag = (add: string[], remove: string[] = []) =>
    expectOk(change(ada, 'tag-posts', { ids: [id], add, remove }));
  await tag(['launch']);
  const before = { ...words(), post: await operator.view('posts', id) };
  await tag(['Launch'], ['absent']);
  expect({ ...words(), post: await operator.view('posts', id) }).toEqual(before);
  expect(await textsOf(ada, { words: 'launch text' })).toHaveLength(1);
  await tag([], ['launch']);
  expect(await textsOf(ada, { words: 'launch' })).toEqual([]);
  expect(await textsOf(ada, { words: 'text' })).toHaveLength(1);
});

test('a post that waits for its words gets those of its text and of the tag that it was given meanwhile', async () => {
  const id = await save(ada, 'The first version');
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 10_000 });
  database.prepare("UPDATE posts SET text = 'The second version' WHERE id = ?").run(id);
  database.close();
  await expectOk(change(ada, 'tag-posts', { ids: [id], add: ['launch'], remove: [] }));
  await operator.runCron('old_posts_get_words');
  await expect.poll(() => textsOf(ada, { words: 'second launch' })).toHaveLength(1);
  expect(await textsOf(ada, { words: 'first' })).toEqual([]);
});

test('pinned ones come first where that is asked for, and pages are exact while posts come and go', async () => {
  const ids: string[] = [];
  for (const at of Array(7).keys()) ids.push(await save(ada, `Post ${at}`));
  await expectOk(change(ada, 'pin-posts', { ids: [ids[2]], pinned: true }));
  const pages = async (sort: string, between: () => Promise<unknown> = async () => undefined) => {
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const { posts, next } = await find(ada, { sort, after, limit: 3 });
      seen.push(...posts.map(({ text }) => text.slice(5)));
      if (next === '') return seen.join('');
      if (after === '') await between();
      after = next;
    }
  };
  expect(await pages('newest')).toBe('6543210');
  expect(await pages('oldest')).toBe('0123456');
  expect(await pages('pinned')).toBe('2654310');
  await operator.update('posts', String(ids[0]), { text: 'Post 0' });
  expect(await pages('changed')).toBe('0654321');
  const comeAndGo = async () => {
    await save(ada, 'Post 7');
    await expectOk(change(ada, 'delete-posts', { ids: [ids[4], ids[1]] }));
  };
  expect(await pages('newest', comeAndGo)).toBe('654320');
});

test.each([
  [{ sort: 'length' }],
  [{ sort: 'toString' }],
  [{ after: 'not a place' }],
  [{ after: '["2026"]' }],
  [{ after: '[1, 2]' }],
  [{ limit: 0 }],
  [{ words: 1 }],
  [{ tag: null }],
])('refuses to look for %o', async (asked) => {
  expect(await ask(ada, asked)).toMatchObject({
    status: 400,
    body: { message: rules.messages.requestInvalid },
  });
});
