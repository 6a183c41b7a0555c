import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AddressGuard } from '#api/services/guard/address-guard.ts';
import { ownFailure } from '#api/services/own-models/own-failure.ts';
import type { WriterErrorKind } from '#api/services/writers/model/writer-errors.ts';
import {
  answers,
  drops,
  hangs,
  type Plan,
  refuses,
  says,
  saysPosts,
} from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { order, secretKey, secretTopic, writerAt, written } from './writing.ts';

const canned = [...cannedPosts];

let fake: FakeOpenai;
beforeAll(async () => {
  fake = await startFakeOpenai();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
});

/** A provider that repeats what it was sent, key and topic included. */
const parrot = `You sent ${secretKey} and asked about ${secretTopic}`;

test.each<[string, Plan, number, WriterErrorKind]>([
  ['a wrong key', refuses(401, parrot), 0, 'refused'],
  ['no credit', refuses(402, parrot), 0, 'refused'],
  ['an unknown model', refuses(404, parrot), 0, 'refused'],
  ['a bad request', refuses(400, parrot), 0, 'refused'],
  ['a redirect', refuses(302, parrot, { location: 'http://127.0.0.1:9/' }), 0, 'refused'],
  ['too many requests', refuses(429, parrot), 0, 'unavailable'],
  ['a broken server', refuses(500, parrot), 0, 'unavailable'],
  [
    'a gateway page',
    answers(502, '<html>Bad gateway</html>', { 'content-type': 'text/html' }),
    0,
    'unavailable',
  ],
  [
    'an error in a good answer',
    answers(200, { error: { code: 503, message: parrot } }),
    0,
    'unavailable',
  ],
  ['an error in the stream', saysPosts(canned, { errorAfter: 1 }), 0, 'unavailable'],
  ['an error after two posts', saysPosts(canned, { errorAfter: 50 }), 2, 'cutOff'],
  ['a dropped connection', drops(), 0, 'unavailable'],
  ['a connection dropped in the stream', saysPosts(canned, { stopAt: 10_000 }), 2, 'cutOff'],
  [
    'the length limit',
    says(JSON.stringify({ posts: canned }).slice(0, 200), { finish: 'length' }),
    2,
    'cutOff',
  ],
  ['moderation', says('', { finish: 'content_filter' }), 0, 'refused'],
  ['empty choices', answers(200, { choices: [] }), 0, 'garbage'],
  ['an empty list', saysPosts([]), 0, 'garbage'],
  ['small talk', says(`I would rather not write about ${secretTopic}.`), 0, 'garbage'],
  ['not JSON at all', answers(200, 'data: {oops}\n\n'), 0, 'garbage'],
])('%s', async (_, plan, posts, kind) => {
  fake.script(plan);
  const outcome = await written(writerAt(fake.url));
  expect(outcome).toMatchObject({ posts: canned.slice(0, posts), kind });
  expect(outcome.message).not.toContain(secretKey);
  expect(outcome.message).not.toContain(secretTopic);
});

test('nobody listens', async () => {
  const gone = await startFakeOpenai();
  await gone.close();
  const outcome = await written(writerAt(gone.url));
  expect(outcome).toMatchObject({ posts: [], kind: 'unavailable' });
  expect(outcome.message).toContain('ECONNREFUSED');
});

test('the name of its server is not found', async () => {
  const error = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
  const lookup: LookupFunction = (_name, _options, found) => found(error, '', 4);
  const outcome = await written(writerAt('http://model.example/v1', { lookup }));
  expect(outcome).toMatchObject({ posts: [], kind: 'unavailable' });
  expect(outcome.message).toContain('ENOTFOUND');
});

test('tries again while nothing has been shown', async () => {
  fake.script(
    refuses(429, 'slow down', { 'retry-after': '0' }),
    drops(),
    saysPosts(canned, { stopAt: 2000 }),
    saysPosts(canned, { errorAfter: 2 }),
    saysPosts(canned),
  );
  const outcome = await written(writerAt(fake.url, { retries: 4 }));
  expect(outcome).toMatchObject({ posts: canned, kind: null });
  expect(fake.requests).toHaveLength(5);
});

test('tries as often as configured and no more', async () => {
  fake.script(refuses(503, 'no', { 'retry-after': '0' }));
  expect((await written(writerAt(fake.url, { retries: 2 }))).kind).toBe('unavailable');
  expect(fake.requests).toHaveLength(3);
});

test('never tries again after a post was shown', async () => {
  fake.script(saysPosts(canned, { stopAt: 10_000 }), saysPosts(canned));
  const outcome = await written(writerAt(fake.url, { retries: 3 }));
  expect(outcome).toMatchObject({ posts: canned.slice(0, 2), kind: 'cutOff' });
  expect(fake.requests).toHaveLength(1);
});

test.each([
  ['refused', refuses(401)],
  ['garbage', says('no')],
  ['cutOff', says('{"posts":["', { finish: 'length' })],
])('never tries again where it would not help: %s', async (kind, plan) => {
  fake.script(plan);
  expect((await written(writerAt(fake.url, { retries: 3 }))).kind).toBe(kind);
  expect(fake.requests).toHaveLength(1);
});

test('waits as long as Retry-After says, without taking the silence for a fault', async () => {
  fake.script(refuses(429, 'wait', { 'retry-after': '1' }), saysPosts(canned));
  const timeouts = { firstByteMs: 500, idleMs: 500, totalMs: 20_000 };
  expect((await written(writerAt(fake.url, { retries: 1, timeouts }))).kind).toBeNull();
  const [first, second] = fake.requests.map(({ at }) => at);
  // A timer may fire a fraction of a millisecond early by this clock, never more.
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(995);
});

test.each(['80', '3600', new Date(Date.now() + 80_000).toUTCString()])(
  'makes nobody wait for a provider that asks for a long pause: %s',
  async (pause) => {
    fake.script(refuses(429, 'wait', { 'retry-after': pause }), saysPosts(canned));
    const timeouts = { firstByteMs: 600_000, idleMs: 600_000, totalMs: 600_000 };
    expect((await written(writerAt(fake.url, { retries: 3, timeouts }))).kind).toBe('unavailable');
    expect(fake.requests).toHaveLength(1);
  },
);

const patient = { firstByteMs: 60_000, idleMs: 60_000, totalMs: 60_000 };

test.each<[string, Plan, Partial<typeof patient>, number]>([
  ['the first byte', hangs(), { firstByteMs: 80 }, 0],
  ['the first byte after the head', hangs('headers'), { firstByteMs: 80 }, 0],
  ['the rest', saysPosts(canned, { stopAt: 6000, stop: 'hang' }), { idleMs: 80 }, 1],
  [
    'an end that never comes',
    saysPosts(['on '.repeat(1000)], { seconds: 30 }),
    { totalMs: 400 },
    0,
  ],
])('does not wait for ever for %s', async (_, plan, timeouts, posts) => {
  fake.script(plan);
  const writer = writerAt(fake.url, { timeouts: { ...patient, ...timeouts }, retries: 3 });
  expect(await written(writer)).toMatchObject({ posts: canned.slice(0, posts), kind: 'timeout' });
  await fake.requests[0]?.over;
  expect(fake.requests).toHaveLength(1);
  expect(fake.requests[0]?.leftEarly).toBe(true);
});

test.each([
  ['answers with errors', refuses(500)],
  ['drops its streams', saysPosts(canned, { stopAt: 500 })],
])('leaves a provider alone that %s', async (_, plan) => {
  fake.script(plan);
  const writer = writerAt(fake.url, { breaker: { failures: 3, coolDownMs: 60_000 } });
  for (let i = 0; i < 6; i += 1) expect((await written(writer)).kind).not.toBeNull();
  expect(fake.requests).toHaveLength(3);
  expect((await written(writer)).kind).toBe('unavailable');
});

test('counts calls, not orders', async () => {
  fake.script(refuses(503, 'no', { 'retry-after': '0' }));
  const settings = { failures: 5, coolDownMs: 60_000 };
  const writer = writerAt(fake.url, { retries: 2, breaker: settings });
  for (let i = 0; i < 4; i += 1) expect((await written(writer)).kind).toBe('unavailable');
  expect(fake.requests).toHaveLength(5);
});

test('uses a provider again that is well, though the call that tried it before still hangs', async () => {
  const clock = { now: 0 };
  const settings = { failures: 2, coolDownMs: 5000 };
  const writer = writerAt(fake.url, { breaker: settings }, () => clock.now);
  fake.script(refuses(500), refuses(500), hangs(), saysPosts(canned));
  for (let i = 0; i < 3; i += 1) expect((await written(writer)).kind).toBe('unavailable');
  expect(fake.requests).toHaveLength(2);
  clock.now = 5000;
  const client = new AbortController();
  const hanging = written(writer, {}, client.signal);
  await expect.poll(() => fake.requests.length).toBe(3);
  clock.now = 9999;
  expect((await written(writer)).kind).toBe('unavailable');
  expect(fake.requests).toHaveLength(3);
  clock.now = 10_000;
  expect((await written(writer)).posts).toEqual(canned);
  expect((await written(writer)).posts).toEqual(canned);
  client.abort();
  expect((await hanging).kind).toBe('aborted');
});

test('a name that has come to lead inside is told as that each time, asked once and no outage', async () => {
  const hosts: string[] = [];
  const { lookup } = new AddressGuard([], async (host) => {
    hosts.push(host);
    return ['10.0.0.1'];
  });
  const breaker = { failures: 1, coolDownMs: 60_000 };
  const writer = writerAt('https://moved.example/v1', { lookup, retries: 2, breaker });
  const signal = new AbortController().signal;
  for (let time = 1; time <= 2; time += 1) {
    const told = await writer.write(order, signal)[Symbol.asyncIterator]().next().catch(ownFailure);
    expect(told).toBe('ownAddressPrivate');
    expect(hosts).toHaveLength(time);
  }
});

test('a request that was wrong says nothing about the provider', async () => {
  fake.script(refuses(401));
  const writer = writerAt(fake.url, { breaker: { failures: 2, coolDownMs: 60_000 } });
  for (let i = 0; i < 5; i += 1) await written(writer);
  expect(fake.requests).toHaveLength(5);
});
