import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportedPost } from '#shared/contracts/moving-posts.ts';
import { rules } from '#shared/rules.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { findPosts, post, postsInFull, sendPosts } from './moving.ts';

let pb: RunningPocketbase;
let ada: Person;

beforeAll(async () => {
  pb = await startPocketbase();
  ada = await signUp(pb);
  await givePremium(await asSuperuser(pb), ada);
});

afterAll(() => pb.stop());

const send = (person: Person, posts: unknown) => sendPosts(pb, person, posts);
const bring = async (person: Person, posts: unknown[]) =>
  (await expectOk(send(person, posts))).outcomes;
const find = (person: Person, asked?: object) => findPosts(pb, person, asked);
const inFull = (person: Person, ids: string[]) => postsInFull(pb, person, ids);

test('a post comes back with its tags, pin, times and versions, and is found by its words at once', async () => {
  const versions = [
    { text: 'Tea, the first draft', cause: 'written', made: '2025-03-01T08:00:00.000Z' },
    { text: 'Tea <b>=1+1</b> 👨‍👩‍👧 حُرُوف', cause: 'shorter', made: '2025-03-02T08:00:00.000Z' },
  ];
  const sent = post({
    ...{ text: 'Tea <b>=1+1</b> 👨‍👩‍👧 حُرُوف', platform: 'linkedin', tone: 'funny', pinned: true },
    ...{ tags: ['Launch', '#tea', 'x'.repeat(41), 'a,b', ...'cdefghijk'], versions },
    ...{ saved: '2025-03-01T08:00:00.000Z', changed: '2025-03-02T08:00:00.000Z' },
  });
  expect(await bring(ada, [sent])).toEqual(['saved']);
  const [found] = await find(ada, { words: 'حروف' });
  expect(found).toMatchObject({
    ...{ text: sent.text, platform: 'linkedin', tone: 'funny', pinned: true, writer: '' },
    tags: ['launch', 'tea', 'a b', ...'cdefghi'],
    ...{ timestamp: '2025-03-01 08:00:00.000Z', changed: '2025-03-02 08:00:00.000Z' },
  });
  const stored = versions.map((each) => ({ ...each, made: each.made.replace('T', ' ') }));
  expect(await inFull(ada, [String(found?.id)])).toEqual([
    { id: found?.id, generation: '', topic: '', versions: stored },
  ]);
});

test('what is there already is passed over, however its lines end, and so is what a file has twice', async () => {
  const text = 'Cafe\u0301 at six\nand seven';
  const same = [post({ text }), post({ text: ' Café at six \r\nand seven\r\n' })];
  expect(await bring(ada, [...same, post({ text, platform: 'threads' })])).toEqual([
    ...['saved', 'known', 'saved'],
  ]);
  expect(await bring(ada, same)).toEqual(['known', 'known']);
  const { id } = await ada.client
    .collection('posts')
    .create({ userId: ada.id, text: 'Saved by hand', platform: 'x', tone: 'casual' });
  expect(await bring(ada, [post({ text: 'Saved by hand' })])).toEqual(['known']);
  const change = { post: id, text: 'Said anew', cause: 'edited', before: 'Saved by hand' };
  await expectOk(call(pb, 'POST', '/api/account/keep-version', { ...ada, body: change }));
  expect(await bring(ada, [post({ text: 'Said anew' }), post({ text: 'Saved by hand' })])).toEqual([
    ...['known', 'saved'],
  ]);
});

test('who wrote a post is what its generation says, and only the person’s own one is asked', async () => {
  const ledger = await LedgerCaller.of(pb);
  const id = await ledger.held(ada, { key: 'of an import' });
  await ledger.commit(id, JSON.stringify({ posts: [{ text: 'One' }] }));
  const claims = { writer: 'own', ownModel: 'claimed', voice: 'claimed', userId: 'somebody' };
  const [own, other] = [post({ generation: id }), post({ generation: 'a'.repeat(15) })];
  expect(
    await bring(ada, [
      { ...own, ...claims },
      { ...other, ...claims },
    ]),
  ).toEqual([...['saved', 'saved']]);
  const saved = await find(ada, { words: 'imported' });
  const of = ({ text }: { text: string }) => saved.find((each) => each.text === text);
  expect(of(own)).toMatchObject({ writer: 'model', ownModel: '', voice: '', userId: ada.id });
  expect(of(other)).toMatchObject({ writer: '', ownModel: '', voice: '', userId: ada.id });
  expect((await inFull(ada, [String(of(own)?.id)]))[0]?.generation).toBe(id);
  const bob = await signUp(pb);
  expect(await bring(bob, [own])).toEqual(['saved']);
  expect(await find(bob)).toMatchObject([{ text: own.text, writer: '' }]);
  expect(await inFull(bob, [String(of(own)?.id)])).toEqual([]);
});

test('no time of a file is in the future, and none is before the post was saved', async () => {
  const [future, odd] = [
    post({ saved: '2999-01-01T00:00:00.000Z' }),
    post({ saved: '2025-05-01T00:00:00.000Z', changed: '2024-01-01T00:00:00.000Z' }),
  ];
  await bring(ada, [future, odd]);
  const saved = await find(ada);
  const of = ({ text }: ImportedPost) => saved.find((each) => each.text === text);
  expect(Date.parse(String(of(future)?.timestamp))).toBeLessThanOrEqual(Date.now());
  expect(of(odd)?.changed).toBe(of(odd)?.timestamp);
});

test('two tabs and a save at once keep exactly what the plan keeps, whatever they bring', async () => {
  const limit = rules.plans.free.savedPosts;
  for (const round of Array(5).keys()) {
    const eve = await signUp(pb);
    const tabs = Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => post()));
    const byHand = eve.client.collection('posts');
    const draft = { userId: eve.id, platform: 'x', tone: 'casual' };
    const saves = Array.from({ length: 3 }, (_, at) =>
      byHand.create({ ...draft, text: `By hand ${at}` }).then(
        () => ['saved'],
        () => ['noRoom'],
      ),
    );
    const outcomes = (await Promise.all([...tabs.map((tab) => bring(eve, tab)), ...saves])).flat();
    expect(
      outcomes.filter((each) => each === 'saved'),
      `round ${round}`,
    ).toHaveLength(limit);
    expect(outcomes.filter((each) => each === 'noRoom')).toHaveLength(15 - limit);
    expect(await find(eve)).toHaveLength(limit);
  }
});

test('one post alone may be as long as a post may be', async () => {
  const text = '😀'.repeat(rules.import.textMaxLength);
  expect(await bring(ada, [post({ text })])).toEqual(['saved']);
});

const version = (text: string) => ({ text, cause: 'written', made: '2025-01-01T00:00:00.000Z' });
const signs = (from: number) =>
  String.fromCodePoint(...Array.from({ length: 1_500 }, (_, at) => 0x4e00 + from + 2 * at));

test.each<[string, Partial<ImportedPost>[]]>([
  ['long texts', [1, 2, 3].map((at) => ({ text: `${at}${'x'.repeat(9000)}` }))],
  ['many words', [0, 1, 4_000].map((from) => ({ text: signs(from) }))],
  ['many versions', [1, 2, 3].map(() => ({ versions: Array(20).fill(version('a')) }))],
  ['long versions', [1, 2, 3].map(() => ({ versions: [version('x'.repeat(9000))] }))],
])('of posts with %s the first is taken, and the rest when it comes again', async (_, pieces) => {
  const posts = pieces.map(post);
  for (const at of posts.keys()) expect(await bring(ada, posts.slice(at))).toEqual(['saved']);
  const texts = (await find(ada)).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(posts.map(({ text }) => text)));
});

test('a place that became free is filled again, and no other', async () => {
  const eve = await signUp(pb);
  const posts = Array.from({ length: 7 }, () => post());
  expect(await bring(eve, posts)).toEqual([...Array(5).fill('saved'), 'noRoom', 'noRoom']);
  const [first] = await find(eve);
  await eve.client.collection('posts').delete(String(first?.id));
  expect((await bring(eve, posts)).filter((each) => each !== 'known')).toEqual([
    ...['saved', 'noRoom', 'noRoom'],
  ]);
});

test.each([
  ['no list', {}],
  ['too many', Array.from({ length: rules.import.atOnce + 1 }, () => post())],
])('of a page that sends %s nothing is kept, and it is told in one sentence', async (_, posts) => {
  const before = await find(ada);
  expect(await send(ada, posts)).toMatchObject({
    status: 400,
    body: { message: rules.messages.requestInvalid },
  });
  expect(await find(ada)).toEqual(before);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['an empty text', post({ text: ' ' })],
  ['a text without a sign that can be seen', post({ text: '\u200B\u2060' })],
  ['a text too long', post({ text: 'x'.repeat(rules.import.textMaxLength + 1) })],
  ['an unknown platform', post({ platform: 'toString' })],
  ['an unknown tone', post({ tone: 'angry' })],
  ['odd tags', { ...post(), tags: [1] }],
  ['an odd pin', { ...post(), pinned: 'yes' }],
  ['no day', post({ saved: 'yesterday' })],
  ['an object for a day', { ...post(), changed: {} }],
  ['an odd generation', { ...post(), generation: { id: 1 } }],
  ['no versions', { ...post(), versions: null }],
  ['a version of no cause', post({ versions: [{ ...version('a'), cause: 'toString' }] })],
  ['a version that shows nothing', post({ versions: [version('\u200B')] })],
  ['an odd version', { ...post(), versions: [7] }],
])('a post with %s is refused by itself', async (_, odd) => {
  const before = await find(ada);
  expect(await bring(ada, [odd])).toEqual(['refused']);
  expect(await bring(ada, [post(), odd, post()])).toEqual(['saved', 'refused', 'saved']);
  expect(await find(ada)).toHaveLength(before.length + 2);
});

test('of a file whose posts need several portions an odd one in a later portion costs only itself', async () => {
  const long = Array.from({ length: 4 }, (_, at) => post({ text: `${at}${'y'.repeat(9000)}` }));
  const posts = long.toSpliced(2, 0, post({ text: '\u200B' }));
  for (const outcome of ['saved', 'known']) {
    const outcomes: string[] = [];
    while (outcomes.length < posts.length) {
      outcomes.push(...(await bring(ada, posts.slice(outcomes.length))));
    }
    expect(outcomes).toEqual([outcome, outcome, 'refused', outcome, outcome]);
  }
});
