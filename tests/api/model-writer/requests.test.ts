import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isOpenRouter } from '#api/services/writers/model/known-servers.ts';
import { answers, hangs, refuses, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { order, secretKey, writerAt, written } from './writing.ts';

let fake: FakeOpenai;
beforeAll(async () => {
  fake = await startFakeOpenai();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
  fake.script(saysPosts(cannedPosts));
});

test('sends any server only what any server understands', async () => {
  const changes = { fallbackModels: ['other/model'], reasoningEffort: 'low' };
  await written(writerAt(fake.url, changes));
  const [request] = fake.requests;
  expect(request?.path).toBe('/v1/chat/completions');
  expect(Object.keys(request?.body ?? {}).toSorted()).toEqual([
    'max_tokens',
    'messages',
    'model',
    'response_format',
    'stream',
    'temperature',
  ]);
  expect(request?.body).toMatchObject({ model: 'test/model', temperature: 0.6, max_tokens: 2500 });
  expect(request?.headers).toMatchObject({ authorization: `Bearer ${secretKey}` });
  expect(request?.headers).not.toHaveProperty('http-referer');
  expect(request?.headers).not.toHaveProperty('x-openrouter-title');
});

test('sends OpenRouter its own wishes', async () => {
  const models = { fallbackModels: ['second/model', 'third/model'], reasoningEffort: 'minimal' };
  await written(writerAt(fake.url, { openRouter: true, ...models }));
  expect(fake.requests[0]?.body).toMatchObject({
    model: 'test/model',
    models: ['second/model', 'third/model'],
    provider: { data_collection: 'deny' },
    reasoning: { effort: 'minimal', exclude: true },
  });
  expect(fake.requests[0]?.headers).toMatchObject({
    'http-referer': 'https://example.test/',
    'x-openrouter-title': 'Test title',
  });
});

test('knows OpenRouter by its address', () => {
  expect(isOpenRouter('https://openrouter.ai/api/v1')).toBe(true);
  expect(isOpenRouter('https://eu.openrouter.ai/api/v1')).toBe(true);
  expect(isOpenRouter('https://openrouter.ai.example.com/v1')).toBe(false);
  expect(isOpenRouter('http://localhost:11434/v1')).toBe(false);
});

test('sends no key where there is none', async () => {
  const { posts } = await written(writerAt(fake.url, { apiKey: null }));
  expect(posts).toEqual([...cannedPosts]);
  expect(fake.requests[0]?.headers).not.toHaveProperty('authorization');
});

test('its name shows model and host, and nothing else of the address', () => {
  const { name, offline } = writerAt('https://user:secret@models.example.test/v1?key=secret');
  expect(name).toBe('test/model (models.example.test)');
  expect(offline).toBe(false);
});

test('asks for no schema where it is configured away', async () => {
  await written(writerAt(fake.url, { structured: 'plain' }));
  expect(fake.requests[0]?.body).not.toHaveProperty('response_format');
});

test.each([
  ['plain text', 'Shorter and better. #coffee'],
  ['JSON', JSON.stringify({ posts: ['Shorter and better. #coffee'] })],
  ['after thoughts', '<think>How?</think>\nShorter and better. #coffee'],
])('shortens with one call that is not streamed: %s', async (_, content) => {
  fake.script(says(content));
  const writer = writerAt(fake.url);
  const signal = new AbortController().signal;
  expect(await writer.shorten?.('far too long', order, signal)).toBe('Shorter and better. #coffee');
  expect(fake.requests).toHaveLength(1);
  expect(fake.requests[0]?.body).toMatchObject({ stream: false, max_tokens: 500 });
  expect(JSON.stringify(fake.requests[0]?.body.messages)).toContain('far too long');
});

test('a shortening that hangs is asked for once, and then left alone for a while', async () => {
  const clock = { now: 0 };
  const timeouts = { firstByteMs: 200, idleMs: 200, totalMs: 60_000 };
  const writer = writerAt(fake.url, { timeouts }, () => clock.now);
  const signal = new AbortController().signal;
  const shorten = () => writer.shorten?.('far too long', order, signal);
  fake.script(hangs());
  await expect(shorten()).rejects.toMatchObject({ kind: 'timeout' });
  fake.script(says('Shorter.'));
  for (let i = 0; i < 4; i += 1) {
    await expect(shorten()).rejects.toMatchObject({ kind: 'unavailable' });
  }
  expect(fake.requests).toHaveLength(1);
  clock.now = 30_000;
  expect(await shorten()).toBe('Shorter.');
  expect(await shorten()).toBe('Shorter.');
});

test.each([
  ['an error', refuses(500), 'unavailable'],
  ['an error inside', answers(200, { error: { code: 429, message: 'busy' } }), 'unavailable'],
  ['an empty answer', says(''), 'garbage'],
  ['a tag of the prompt', says('<post>"long"</post>'), 'garbage'],
  ['a cut answer', says('half a', { finish: 'length' }), 'cutOff'],
  ['something else', answers(200, '<html>'), 'garbage'],
])('shortening fails with a kind as well: %s', async (_, plan, kind) => {
  fake.script(plan);
  const attempt = writerAt(fake.url).shorten?.('long', order, new AbortController().signal);
  await expect(attempt).rejects.toMatchObject({ name: 'WriterError', kind });
});
