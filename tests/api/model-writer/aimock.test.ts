import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postsJson } from '#tests/fakes/openai/plans.ts';
import { cannedPosts } from '#tests/fakes/openai/server.ts';
import { order, secretTopic, writerAt, written } from './writing.ts';

/** The same writer against a server that others wrote. */
const canned = [...cannedPosts];
const content = postsJson(canned);
const mock = new LLMock({ port: 0, logLevel: 'silent', chunkSize: 9 });

beforeAll(async () => {
  await mock.start();
});
afterAll(() => mock.stop());
beforeEach(() => {
  mock.reset();
});

const paths = [
  ['OpenAI', '/v1', false],
  ['OpenRouter', '/api/v1', true],
] as const;

function writer(path: string, openRouter: boolean, retries = 0) {
  return writerAt(`${mock.url}${path}`, { openRouter, retries, fallbackModels: ['spare/model'] });
}

test.each(paths)('%s: streams the posts', async (_, path, openRouter) => {
  mock.on({}, { content }, { openRouterProcessing: true });
  expect(await written(writer(path, openRouter))).toMatchObject({ posts: canned, kind: null });
});

test.each(paths)('%s: the topic travels in the user message only', async (_, path, openRouter) => {
  mock.onMessage(secretTopic, { content });
  expect((await written(writer(path, openRouter))).posts).toEqual(canned);
});

test.each(paths)('%s: shortens', async (_, path, openRouter) => {
  mock.on({}, { content: 'Shorter.' });
  const signal = new AbortController().signal;
  expect(await writer(path, openRouter).shorten?.('long', order, signal)).toBe('Shorter.');
});

test.each(paths)('%s: a stream cut short', async (_, path, openRouter) => {
  mock.on({}, { content }, { truncateAfterChunks: 20, latency: 2 });
  const { posts, kind } = await written(writer(path, openRouter));
  expect(posts.length).toBeGreaterThan(0);
  expect(posts).toEqual(canned.slice(0, posts.length));
  expect(posts.length).toBeLessThan(5);
  expect(kind).toBe('cutOff');
});

test.each(paths)('%s: a length limit', async (_, path, openRouter) => {
  mock.on({}, { content: content.slice(0, 200), finishReason: 'length' });
  expect(await written(writer(path, openRouter))).toMatchObject({
    posts: canned.slice(0, 2),
    kind: 'cutOff',
  });
});

test.each(paths)('%s: tries again after 429', async (_, path) => {
  mock.on({}, { content });
  mock.nextRequestError(429, { message: 'slow down', type: 'rate_limit_error' });
  expect(await written(writer(path, false, 1))).toMatchObject({ posts: canned, kind: null });
  expect(mock.getRequests()).toHaveLength(2);
});

test.each([
  [401, 'refused'],
  [402, 'refused'],
  [429, 'unavailable'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('an error %i is %s', async (status, kind) => {
  mock.on({}, { error: { message: 'no', type: 'error' }, status });
  for (const [, path, openRouter] of paths) {
    expect((await written(writer(path, openRouter))).kind).toBe(kind);
  }
});

test('OpenRouter goes on to the fallback model by itself', async () => {
  mock.on({ model: 'test/model' }, { error: { message: 'busy' }, status: 503 });
  mock.on({ model: 'spare/model' }, { content });
  expect(await written(writer('/api/v1', true))).toMatchObject({ posts: canned, kind: null });
});

test.each([
  ['drops requests', { dropRate: 1 }, 'unavailable'],
  ['sends malformed answers', { malformedRate: 1 }, 'garbage'],
  ['disconnects', { disconnectRate: 1 }, 'unavailable'],
])('chaos: a server that %s', async (_, chaos, kind) => {
  mock.on({}, { content });
  mock.setChaos(chaos);
  const outcome = await written(writer('/v1', false));
  mock.clearChaos();
  expect(outcome).toMatchObject({ posts: [], kind });
});
