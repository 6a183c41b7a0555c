import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { VersionsAnswer } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';

let pb: RunningPocketbase;
let operator: Operator;
let person: Person;
let post: string;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  person = await signUp(pb);
});

afterAll(() => pb.stop());

beforeEach(async () => {
  const posts = person.client.collection('posts');
  for (const { id } of await posts.getFullList()) await posts.delete(id);
  const draft = { userId: person.id, text: 'One.', platform: 'x', tone: 'casual' };
  post = (await posts.create(draft)).id;
});

async function keep(before: string, text: string, changes: object = {}) {
  const body = { post, text, cause: 'shorter', before, ...changes };
  const answer = await call<{ data: { code: string } } | null>(
    pb,
    'POST',
    '/api/account/keep-version',
    { token: person.token, body },
  );
  return answer.status === 204 ? 'kept' : (answer.body?.data.code ?? answer.status);
}

async function versions(by = person): Promise<[string, string][]> {
  const asked = { token: by.token, body: { post } };
  const answer = call<VersionsAnswer>(pb, 'POST', '/api/account/versions', asked);
  const { versions } = await expectOk(answer);
  return versions.map(({ text, cause }) => [text, cause]);
}

const textNow = async () => (await operator.view('posts', post)).text;

test('a post says what was kept last, and what it said before stays beside it', async () => {
  expect(await versions()).toEqual([]);
  expect(await keep('One.', 'Two.')).toBe('kept');
  expect(await keep('Two.', 'Three.', { cause: 'edited' })).toBe('kept');
  expect(await textNow()).toBe('Three.');
  const all = [
    ['One.', 'written'],
    ['Two.', 'shorter'],
    ['Three.', 'edited'],
  ];
  expect(await versions()).toEqual(all);
  // A step back is no new version.
  expect(await keep('Three.', 'One.')).toBe('kept');
  expect(await versions()).toEqual(all);
  expect(await textNow()).toBe('One.');
});

test('what changed elsewhere meanwhile is not replaced, and an answer that was lost may be asked again', async () => {
  expect(await keep('One.', 'Two.')).toBe('kept');
  expect(await keep('One.', 'Two.')).toBe('kept');
  expect(await keep('One.', 'Other.')).toBe('postChanged');
  expect(await textNow()).toBe('Two.');
  expect(await versions()).toHaveLength(2);
});

test('of two at once one is kept', async () => {
  const outcomes = await Promise.all(['Two.', 'Three.', 'Four.'].map((text) => keep('One.', text)));
  expect(outcomes.toSorted()).toEqual(['kept', 'postChanged', 'postChanged']);
});

test('the newest are kept, and the one that the post says now', async () => {
  const { most } = rules.versions;
  for (let number = 1; number <= most + 3; number += 1) {
    await keep(number === 1 ? 'One.' : `Text ${number - 1}.`, `Text ${number}.`);
  }
  const kept = await versions();
  expect(kept).toHaveLength(most);
  expect(kept.at(0)?.[0]).toBe('Text 4.');
  const [[oldest = ''] = []] = kept;
  await keep(`Text ${most + 3}.`, oldest);
  await keep(oldest, 'Again.');
  // So that this step can be taken back; with the next one it goes.
  expect((await versions()).map(([text]) => text)).toContain(oldest);
  expect(await versions()).toHaveLength(most);
  await keep('Again.', 'And again.');
  expect((await versions()).map(([text]) => text)).not.toContain(oldest);
  expect(await versions()).toHaveLength(most);
});

test('nobody keeps or reads versions of what is not theirs, or is gone', async () => {
  await keep('One.', 'Two.');
  const stranger = await signUp(pb);
  const body = { post, text: 'Mine.', cause: 'edited', before: 'Two.' };
  const forged = await call(pb, 'POST', '/api/account/keep-version', { ...stranger, body });
  expect(forged).toMatchObject({ status: 404, body: { data: { code: 'postGone' } } });
  const read = await call(pb, 'POST', '/api/account/versions', {
    token: stranger.token,
    body: { post },
  });
  expect(read).toMatchObject({ status: 404, body: { data: { code: 'postGone' } } });
  await person.client.collection('posts').delete(post);
  expect(await keep('Two.', 'Three.')).toBe('postGone');
  expect(await operator.list('post_versions', `post = "${post}"`)).toEqual([]);
});

test.each([
  ['a cause that nobody knows', { cause: 'magic' }],
  ['a text in which nothing can be seen', { text: ' \u200b ' }],
  ['a text that is too long', { text: 'a'.repeat(10_001) }],
  ['no post', { post: 'none' }],
])('%s is refused', async (_, changes) => {
  expect(await keep('One.', 'Two.', changes)).toEqual(expect.toSatisfy((it) => it !== 'kept'));
  expect(await textNow()).toBe('One.');
});

const draft = () => ({ userId: person.id, text: 'Three.', platform: 'x', tone: 'casual' });
const before = [
  { text: 'One.', cause: 'written' },
  { text: 'Three.', cause: 'shorter' },
  { text: 'Two.', cause: 'edited' },
];

test('what a post said before it was saved moves with it', async () => {
  const posts = person.client.collection('posts');
  ({ id: post } = await posts.create({ ...draft(), versions: before }));
  expect(await versions()).toEqual(before.map(({ text, cause }) => [text, cause]));
  expect(await keep('Three.', 'One.')).toBe('kept');
  expect(await keep('One.', 'Four.', { cause: 'longer' })).toBe('kept');
  expect((await versions()).at(-1)).toEqual(['Four.', 'longer']);
});

test.each([
  ['no list', 'versions'],
  ['a cause that nobody knows', [{ text: 'Three.', cause: 'magic' }]],
  ['more than there may be', Array.from({ length: 21 }, () => before[1])],
  ['none that says what the post says', [before[0]]],
  ['a text in which nothing can be seen', [...before, { text: ' \u200b ', cause: 'edited' }]],
  ['a text that is too long', [...before, { text: 'a'.repeat(10_001), cause: 'edited' }]],
  ['no text', [...before, null]],
])('a post that comes with %s is not saved', async (_, versions) => {
  const posts = person.client.collection('posts');
  await expect(posts.create({ ...draft(), versions })).rejects.toMatchObject({ status: 400 });
  expect(await posts.getFullList()).toHaveLength(1);
  expect(await operator.list('post_versions', `userId = "${person.id}"`)).toEqual([]);
});
