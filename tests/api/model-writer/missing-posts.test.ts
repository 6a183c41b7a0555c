import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hangs, refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { writerAt, written } from './writing.ts';

let fake: FakeOpenai;
beforeAll(async () => {
  fake = await startFakeOpenai();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
});

const [one, two, three, four, five] = cannedPosts;

test('a model that ends early is asked once for the posts that are missing', async () => {
  fake.script(saysPosts([one, two, three]), saysPosts([four, one, five]));
  const { posts, kind } = await written(writerAt(fake.url));
  expect(posts).toEqual([one, two, three, four]);
  expect(kind).toBeNull();
  expect(fake.requests).toHaveLength(2);
  const [whole, rest] = fake.requests.map(({ body }) => body);
  expect(JSON.stringify(whole?.messages)).not.toContain('three beans');
  expect(JSON.stringify(rest?.messages)).toContain('Three beans');
  expect(rest).toMatchObject({ max_tokens: 1000 });
});

test('and not a third time', async () => {
  fake.script(saysPosts([one]), saysPosts([two]));
  expect((await written(writerAt(fake.url))).posts).toEqual([one, two]);
  expect(fake.requests).toHaveLength(2);
});

test('what came stays when the second call fails, and both share one budget', async () => {
  fake.script(saysPosts([one, two]), refuses(400));
  expect(await written(writerAt(fake.url))).toMatchObject({ posts: [one, two], kind: 'refused' });
  fake.script(saysPosts([one, two]), hangs('headers'));
  const timeouts = { firstByteMs: 60_000, idleMs: 60_000, totalMs: 300 };
  const late = await written(writerAt(fake.url, { timeouts }));
  expect(late).toMatchObject({ posts: [one, two], kind: 'timeout' });
});

interface Schema {
  response_format?: { json_schema: { schema: { properties: { posts: { minItems?: number } } } } };
}

test('the schema says how many, unless a server does not count', async () => {
  const counted = ({ response_format: format }: Schema) =>
    format?.json_schema.schema.properties.posts.minItems;
  const plan = saysPosts(cannedPosts);
  const complaint = refuses(
    400,
    "Invalid schema for response_format 'posts': In context=('properties', 'posts'), 'minItems' is not permitted.",
  );
  fake.script((seen) => (counted(seen.body) === undefined ? plan(seen) : complaint(seen)));
  const writer = writerAt(fake.url);
  expect((await written(writer)).posts).toEqual([...cannedPosts]);
  await written(writer, { posts: 3 });
  expect(fake.requests.map(({ body }) => counted(body))).toEqual([5, undefined, undefined]);
  for (const { body } of fake.requests) expect(body).toHaveProperty('response_format');
});
