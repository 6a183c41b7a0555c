import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hangs, type Plan, refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
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

async function requestArrived(): Promise<void> {
  await expect.poll(() => fake.requests.length, { interval: 5 }).toBe(1);
}

test.each<[string, Plan, number]>([
  ['before the answer', hangs(), 0],
  ['after its head', hangs('headers'), 0],
  ['amid the stream', saysPosts(canned, { stopAt: 6000, stop: 'hang' }), 1],
])('a client that leaves ends the upstream call: %s', async (_, plan, posts) => {
  fake.script(plan);
  const client = new AbortController();
  const writing = writerAt(fake.url).write(order, client.signal)[Symbol.asyncIterator]();
  let next = writing.next();
  for (const value of canned.slice(0, posts)) {
    expect(await next).toEqual({ done: false, value });
    next = writing.next();
  }
  const ended = expect(next).rejects.toMatchObject({ kind: 'aborted' });
  await requestArrived();
  client.abort();
  // It would never end by itself.
  await fake.requests[0]?.over;
  expect(fake.requests[0]?.leftEarly).toBe(true);
  await ended;
});

test('a client that left before is not served at all', async () => {
  fake.script(saysPosts(canned));
  expect((await written(writerAt(fake.url), {}, AbortSignal.abort())).kind).toBe('aborted');
  expect(fake.requests).toHaveLength(0);
});

test('a client that leaves between two tries ends the waiting', async () => {
  fake.script(refuses(429, 'wait', { 'retry-after': '3' }));
  const client = new AbortController();
  const outcome = written(writerAt(fake.url, { retries: 1 }), {}, client.signal);
  await requestArrived();
  await fake.requests[0]?.over;
  client.abort();
  expect((await outcome).kind).toBe('aborted');
  expect(fake.requests).toHaveLength(1);
});

test('leaving says nothing about the provider', async () => {
  fake.script(hangs());
  const writer = writerAt(fake.url, { breaker: { failures: 1, coolDownMs: 60_000 } });
  const client = new AbortController();
  const outcome = written(writer, {}, client.signal);
  await requestArrived();
  client.abort();
  await outcome;
  fake.script(saysPosts(canned));
  expect((await written(writer)).posts).toEqual(canned);
});

test('a shortening call ends with its client as well', async () => {
  fake.script(hangs());
  const client = new AbortController();
  const call = writerAt(fake.url).shorten?.('long', order, client.signal);
  const ended = expect(call).rejects.toMatchObject({ kind: 'aborted' });
  await requestArrived();
  client.abort();
  await fake.requests[0]?.over;
  expect(fake.requests[0]?.leftEarly).toBe(true);
  await ended;
});
