import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drops, type Saying, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { order, writerAt, written } from './writing.ts';

const canned = [...cannedPosts];

let fake: FakeOpenai;
beforeAll(async () => {
  fake = await startFakeOpenai();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
});

test.each<[string, Saying]>([
  ['one event per token', { deltas: 100 }],
  ['a single event', { deltas: 1 }],
  ['one byte per chunk', { split: 'bytes' }],
  ['one byte per chunk with CR LF and comments', { split: 'bytes', eol: '\r\n', commentEvery: 3 }],
  ['no [DONE]', { done: false }],
  ['no finish reason', { finish: null }],
])('reads a stream with %s', async (_, saying) => {
  fake.script(saysPosts(canned, saying));
  expect(await written(writerAt(fake.url))).toMatchObject({ posts: canned, kind: null });
});

test.each([
  ['fenced', `\`\`\`json\n${JSON.stringify({ posts: canned }, null, 2)}\n\`\`\``],
  ['after prose', `Of course! Here are your [5] posts:\n${JSON.stringify({ posts: canned })}`],
  ['as a bare array', JSON.stringify(canned)],
  ['as objects with text', JSON.stringify({ posts: canned.map((text) => ({ text })) })],
  ['nested as a text', JSON.stringify({ posts: [{ text: JSON.stringify(canned) }] })],
])('reads posts that come %s', async (_, text) => {
  fake.script(says(text));
  expect(await written(writerAt(fake.url))).toMatchObject({ posts: canned, kind: null });
});

test('hands out a post while the model is still writing the next', async () => {
  fake.script(saysPosts(canned, { stopAt: 6000, stop: 'hang' }));
  const posts = writerAt(fake.url)
    .write(order, new AbortController().signal)
    [Symbol.asyncIterator]();
  expect(await posts.next()).toEqual({ done: false, value: canned[0] });
  expect(fake.requests[0]?.leftEarly).toBe(false);
  await posts.return?.(undefined);
  await fake.requests[0]?.over;
  expect(fake.requests[0]?.leftEarly).toBe(true);
});

test('takes no more than ordered from a model that goes on and on', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => `Post number ${index}`);
  fake.script(saysPosts(hundred, { deltas: 400 }));
  expect((await written(writerAt(fake.url), { posts: 3 })).posts).toEqual(hundred.slice(0, 3));
});

test('ten of the longest posts are read in small tokens', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => `${index} ${'é"\n'.repeat(990)}`);
  fake.script(saysPosts(ten, { deltas: 8000 }));
  expect((await written(writerAt(fake.url), { posts: 10 })).posts).toEqual(ten);
});

test('the next order uses the same connection', async () => {
  fake.script(saysPosts(canned));
  const writer = writerAt(fake.url);
  for (let i = 0; i < 3; i += 1) {
    await written(writer);
    await fake.requests.at(-1)?.over;
  }
  expect(fake.requests).toHaveLength(3);
  expect(new Set(fake.requests.map(({ clientPort }) => clientPort)).size).toBe(1);
});

test('kept connections that the server has dropped cost nothing but a new one', async () => {
  fake.script(saysPosts(canned));
  const writer = writerAt(fake.url);
  const kept = await Promise.all(Array.from({ length: 4 }, () => written(writer)));
  expect(kept).toHaveLength(4);
  await Promise.all(fake.requests.map(({ over }) => over));
  const ports = new Set(fake.requests.map(({ clientPort }) => clientPort));
  fake.script((seen) => (ports.has(seen.clientPort) ? drops() : saysPosts(canned))(seen));
  expect(await written(writer)).toMatchObject({ posts: canned, kind: null });
  expect(fake.requests).toHaveLength(4 + ports.size + 1);
});
