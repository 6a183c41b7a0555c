import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answers, hangs, type Plan, refuses, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { eventsOf } from '#tests/fakes/openai/wire.ts';
import { writerAt, written } from './writing.ts';

let fake: FakeOpenai;
beforeAll(async () => {
  fake = await startFakeOpenai();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
  fake.script(saysPosts(cannedPosts));
});

/** Complains of requests that ask for one of these formats, and writes posts for all others. */
function refusingFormats(complaint: Plan, ...refused: string[]): Plan {
  const plan = saysPosts(cannedPosts);
  return (seen) => (refused.includes(formatOf(seen.body)) ? complaint(seen) : plan(seen));
}

const all = ['json_schema', 'json_object'];

function formatOf({ response_format }: Record<string, unknown>): string {
  return (response_format as { type: string } | undefined)?.type ?? 'none';
}

const formatsSent = () => fake.requests.map(({ body }) => formatOf(body));

/** An error event in a stream, as vLLM sends it where the head of its answer is out already. */
function streamedError(message: string): Plan {
  const events = eventsOf('x', { errorAfter: 0, error: { message, code: 400 } }).join('');
  return answers(200, events, { 'content-type': 'text/event-stream' });
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
  ['inside a good answer', answers(200, { error: { message: unknownSchema, code: 400 } })],
  ['inside a stream', streamedError(unknownSchema)],
])('asks for plain JSON where a server complains %s, and remembers', async (_, complaint) => {
  fake.script(refusingFormats(complaint, ...all));
  const writer = writerAt(fake.url);
  expect((await written(writer)).posts).toEqual([...cannedPosts]);
  expect((await written(writer)).posts).toEqual([...cannedPosts]);
  expect(formatsSent()).toEqual(['json_schema', 'json_object', 'none', 'none']);
});

const llamaCppPython = `1 validation error:
  {'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': "Input should be 'text' or 'json_object'", 'input': 'json_schema'}

  File "llama_cpp/server/app.py", line 376, in create_chat_completion
    POST /v1/chat/completions`;

test('asks older servers for a JSON object, with the schema beside it', async () => {
  fake.script(refusingFormats(refuses(500, llamaCppPython), 'json_schema'));
  const writer = writerAt(fake.url);
  expect((await written(writer)).posts).toEqual([...cannedPosts]);
  expect((await written(writer)).posts).toEqual([...cannedPosts]);
  expect(formatsSent()).toEqual(['json_schema', 'json_object', 'json_object']);
  expect(fake.requests[1]?.body.response_format).toMatchObject({
    schema: { type: 'object', required: ['posts'] },
  });
});

test.each([
  ['nothing', answers(500, '')],
  ['its status alone', answers(500, 'Internal Server Error', { 'content-type': 'text/plain' })],
  ['an error without words', answers(400, { error: { message: '', type: 'error', code: 400 } })],
])('a server that says %s is tried once without a schema, and each time anew', async (_, plan) => {
  fake.script(refusingFormats(plan, ...all));
  const writer = writerAt(fake.url);
  expect((await written(writer)).posts).toEqual([...cannedPosts]);
  expect((await written(writer)).posts).toEqual([...cannedPosts]);
  expect(formatsSent()).toEqual(['json_schema', 'none', 'json_schema', 'none']);
});

test('a server that is simply broken is not asked more often than that', async () => {
  fake.script(answers(500, 'Internal Server Error'));
  expect((await written(writerAt(fake.url))).kind).toBe('unavailable');
  expect(formatsSent()).toEqual(['json_schema', 'none']);
});

test('forgets after an hour what a server did not understand', async () => {
  const clock = { now: 0 };
  const writer = writerAt(fake.url, {}, () => clock.now);
  fake.script(refusingFormats(refuses(500, unknownSchema), ...all));
  await written(writer);
  fake.script(saysPosts(cannedPosts));
  clock.now = 60 * 60 * 1000 - 1;
  await written(writer);
  clock.now += 1;
  await written(writer);
  expect(formatsSent()).toEqual(['json_schema', 'json_object', 'none', 'none', 'json_schema']);
});

const trick = 'a poem about temperature, max_tokens, response_format, grammar and json_schema';

test.each([
  ['as it is', `Refused: ${trick}`],
  ['in capitals', `REFUSED: ${trick.toUpperCase()}`],
  ['cut off', `Refused: ${trick.slice(0, 40)}…`],
  ['in wide letters', 'Refused: ｔｅｍｐｅｒａｔｕｒｅ, ｍａｘ＿ｔｏｋｅｎｓ'],
])('a refusal that quotes an order %s changes nothing', async (_, message) => {
  const voice = { name: 'Mine', samples: [trick], never: [], always: [] };
  const writer = writerAt(fake.url);
  for (const changes of [{ topic: trick }, { details: trick }, { voice }]) {
    fake.requests.length = 0;
    fake.script(refuses(400, message));
    expect((await written(writer, changes)).kind).toBe('refused');
    expect(fake.requests).toHaveLength(1);
    fake.script(saysPosts(cannedPosts));
    await written(writer);
    expect(formatsSent()).toEqual(['json_schema', 'json_schema']);
    expect(fake.requests[1]?.body).toHaveProperty('temperature');
    expect(fake.requests[1]?.body).toHaveProperty('max_tokens');
  }
});

test('a refusal that names the model changes nothing', async () => {
  fake.script(refuses(404, 'No such model: structured-grammar-7b'));
  const writer = writerAt(fake.url, { model: 'structured-grammar-7b' });
  expect((await written(writer)).kind).toBe('refused');
  expect(fake.requests).toHaveLength(1);
});

test('a complaint is only believed when the same order then goes well', async () => {
  fake.script(refuses(400, unknownSchema), refuses(400, 'it is something else'));
  const writer = writerAt(fake.url);
  expect((await written(writer)).kind).toBe('refused');
  fake.script(saysPosts(cannedPosts));
  await written(writer);
  expect(formatsSent()).toEqual(['json_schema', 'json_object', 'json_schema']);
});

test('an answer without posts makes no complaint true either', async () => {
  fake.script(refuses(400, unknownSchema), says('I would rather not.'));
  const writer = writerAt(fake.url);
  expect((await written(writer)).kind).toBe('garbage');
  fake.script(saysPosts(cannedPosts));
  await written(writer);
  expect(formatsSent()).toEqual(['json_schema', 'json_object', 'json_schema']);
});

test('a refused order and its second request share one budget', async () => {
  fake.script(refuses(400, unknownSchema), hangs('headers'));
  const timeouts = { firstByteMs: 60_000, idleMs: 60_000, totalMs: 300 };
  expect((await written(writerAt(fake.url, { timeouts }))).kind).toBe('timeout');
  expect(fake.requests).toHaveLength(2);
});

test('orders under way at the same time all survive the same complaint', async () => {
  fake.script(refusingFormats(refuses(400, 'response_format is not supported'), ...all));
  const writer = writerAt(fake.url);
  const each = await Promise.all(Array.from({ length: 10 }, () => written(writer)));
  for (const { posts } of each) expect(posts).toHaveLength(5);
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
  expect(fake.requests).toHaveLength(5);
});

test('a server that cannot count tokens is not asked to, and writes all the same', async () => {
  const plan = saysPosts(cannedPosts);
  fake.script((seen) => {
    const asked = seen.body.stream_options !== undefined;
    return (asked ? refuses(422, 'unknown field: stream_options') : plan)(seen);
  });
  const writer = writerAt(fake.url, { countsTokens: true });
  for (let order = 0; order < 2; order += 1) {
    expect((await written(writer)).posts).toEqual([...cannedPosts]);
  }
  const asked = fake.requests.map(({ body }) => body.stream_options !== undefined);
  expect(asked).toEqual([true, false, false]);
});

test('a server known to take no schema, which refuses a count without a word, writes all the same', async () => {
  const plan = saysPosts(cannedPosts);
  fake.script((seen) => {
    if (formatOf(seen.body) !== 'none') return refuses(400, unknownSchema)(seen);
    return (seen.body.stream_options === undefined ? plan : answers(500, ''))(seen);
  });
  const writer = writerAt(fake.url, { countsTokens: true });
  for (let order = 0; order < 2; order += 1) {
    expect((await written(writer)).posts).toEqual([...cannedPosts]);
  }
});
