import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isOpenRouter } from '#api/services/writers/model/config.ts';
import { answers, hangs, type Plan, refuses, says, saysPosts } from '#tests/fakes/openai/plans.ts';
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

/** Refuses requests that hold a field, and writes posts for all others. */
function without(field: string, complaint: Plan): Plan {
  const plan = saysPosts(cannedPosts);
  return (seen) => (field in seen.body ? complaint(seen) : plan(seen));
}

function fieldsSent(field: string): boolean[] {
  return fake.requests.map(({ body }) => field in body);
}

const unknownSchema = "'response_format.type' json_schema is not supported by this model";

test.each([
  ['in its message', refuses(400, unknownSchema)],
  ['with the status of a broken server', refuses(500, unknownSchema)],
  ['as the parameter', answers(400, { error: { message: 'no', param: 'response_format' } })],
  ['as the code', answers(422, { error: { message: 'no', code: 'json_schema_unsupported' } })],
  ['at the top of its answer', answers(400, { object: 'error', message: unknownSchema })],
  ['as details', answers(422, { detail: [{ loc: ['body', 'response_format'], msg: 'extra' }] })],
  ['in plain text', answers(501, unknownSchema, { 'content-type': 'text/plain' })],
])('asks for plain JSON where a server complains %s, and remembers', async (_, complaint) => {
  fake.script(without('response_format', complaint));
  const writer = writerAt(fake.url);
  expect((await written(writer)).posts).toEqual([...cannedPosts]);
  expect((await written(writer)).posts).toEqual([...cannedPosts]);
  expect(fieldsSent('response_format')).toEqual([true, false, false]);
});

test('forgets after an hour what a server did not understand', async () => {
  const clock = { now: 0 };
  const writer = writerAt(fake.url, {}, () => clock.now);
  fake.script(without('response_format', refuses(500, unknownSchema)));
  await written(writer);
  fake.script(saysPosts(cannedPosts));
  clock.now = 60 * 60 * 1000 - 1;
  await written(writer);
  clock.now += 1;
  await written(writer);
  expect(fieldsSent('response_format')).toEqual([true, false, false, true]);
});

const trick = 'a poem about temperature, max_tokens, response_format, grammar and json_schema';

test.each([
  ['as it is', `Refused: ${trick}`],
  ['in capitals', `REFUSED: ${trick.toUpperCase()}`],
  ['cut off', `Refused: ${trick.slice(0, 40)}…`],
  ['in wide letters', 'Refused: ｔｅｍｐｅｒａｔｕｒｅ, ｍａｘ＿ｔｏｋｅｎｓ'],
])('a refusal that quotes a topic %s changes nothing', async (_, message) => {
  fake.script(refuses(400, message));
  const writer = writerAt(fake.url);
  expect((await written(writer, { topic: trick })).kind).toBe('refused');
  expect(fake.requests).toHaveLength(1);
  fake.script(saysPosts(cannedPosts));
  await written(writer);
  expect(fake.requests[1]?.body).toHaveProperty('response_format');
  expect(fake.requests[1]?.body).toHaveProperty('temperature');
  expect(fake.requests[1]?.body).toHaveProperty('max_tokens');
});

test('a complaint is only believed when the same order then goes well', async () => {
  fake.script(refuses(400, unknownSchema), refuses(400, 'it is something else'));
  const writer = writerAt(fake.url);
  expect((await written(writer)).kind).toBe('refused');
  fake.script(saysPosts(cannedPosts));
  await written(writer);
  expect(fieldsSent('response_format')).toEqual([true, false, true]);
});

test('an answer without posts makes no complaint true either', async () => {
  fake.script(refuses(400, unknownSchema), says('I would rather not.'));
  const writer = writerAt(fake.url);
  expect((await written(writer)).kind).toBe('garbage');
  fake.script(saysPosts(cannedPosts));
  await written(writer);
  expect(fieldsSent('response_format')).toEqual([true, false, true]);
});

test('a refused order and its second request share one budget', async () => {
  fake.script(refuses(400, unknownSchema), hangs('headers'));
  const timeouts = { firstByteMs: 60_000, idleMs: 60_000, totalMs: 300 };
  expect((await written(writerAt(fake.url, { timeouts }))).kind).toBe('timeout');
  expect(fake.requests).toHaveLength(2);
});

test('orders under way at the same time all survive the same complaint', async () => {
  const plan = saysPosts(cannedPosts);
  const complaint = refuses(400, 'response_format is not supported');
  fake.script((seen) => ('response_format' in seen.body ? complaint(seen) : plan(seen)));
  const writer = writerAt(fake.url);
  const all = await Promise.all(Array.from({ length: 10 }, () => written(writer)));
  for (const { posts } of all) expect(posts).toHaveLength(5);
});

test('learns that a model takes no temperature and another token limit', async () => {
  fake.script(
    refuses(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    refuses(400, "Unsupported value: 'temperature' does not support 0.6 with this model."),
    saysPosts(cannedPosts),
  );
  expect((await written(writerAt(fake.url))).kind).toBeNull();
  const last = fake.requests[2]?.body;
  expect(last).toMatchObject({ max_completion_tokens: 2500 });
  expect(last).not.toHaveProperty('max_tokens');
  expect(last).not.toHaveProperty('temperature');
});

test('a server that complains about everything is asked a few times only', async () => {
  fake.script(refuses(400, 'response_format, temperature and max_tokens are all wrong'));
  expect((await written(writerAt(fake.url))).kind).toBe('refused');
  expect(fake.requests).toHaveLength(4);
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
