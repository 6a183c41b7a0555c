import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { hangs, refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { readEvents } from '#tests/harness/events.ts';
import {
  type AskOptions,
  ask,
  asSuperuser,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import {
  type RunningApi,
  type Stack,
  startApi,
  startStack,
  withoutPages,
} from '#tests/harness/stack.ts';

const events = { accept: 'text/event-stream' };
const body = order({ details: 'Two pots, from seed.' });
const first = cannedPosts.slice(0, 2);
const others = cannedPosts.slice(2);
const longAgo = '2020-01-01 00:00:00.000Z';
const left = rules.plans.free.generationsPerMonth - 1;

let provider: FakeOpenai;
let stack: Stack;
let second: RunningApi;
let person: Person;
let key: string;

beforeAll(async () => {
  provider = await startFakeOpenai();
  const model = { MODEL_BASE_URL: provider.url, MODEL: 'a/model' };
  const api = { ...withoutPages, ...model, MODEL_REST_AFTER_FAILURES: '1000' };
  stack = await startStack({ api });
  second = await startApi(stack.pocketbase, api);
});

afterAll(async () => {
  await second.kill();
  await stack.stop();
  await provider.close();
});

/** Somebody whose model wrote two posts of five, however often it was asked. */
beforeEach(async () => {
  provider.script(saysPosts(first));
  person = await signUp(stack.pocketbase);
  key = randomUUID();
  const seen = await readEvents(await ask(stack.api.url, person.token, body, { key, ...events }));
  expect(seen.posts).toEqual(first);
  expect(seen.done).toMatchObject({ posts: 2, left, incomplete: true, rest: true });
  provider.script(saysPosts(others));
  provider.requests.length = 0;
});

const rest = (options: AskOptions = {}, url = stack.api.url) =>
  ask(url, person.token, body, { key, rest: true, ...options });

const rows = () => person.client.collection('generations').getFullList();

async function stored(): Promise<string[]> {
  const answer = await (await ask(stack.api.url, person.token, body, { key })).json();
  return answer.posts.map(({ text }: { text: string }) => text);
}

test('brings what is missing, with its true places, and charges nothing', async () => {
  const text = await (await rest(events)).text();
  const indexes = [...text.matchAll(/"index":(\d)/g)].map(([, index]) => Number(index));
  expect(indexes).toEqual([2, 3, 4]);
  expect(text).toContain('event: done\ndata: {"posts":5,"left":4,"plan":"free","offline":false,');
  expect(await stored()).toEqual(cannedPosts);
  expect(await rows()).toHaveLength(1);
  // Whole now: it is given again, and nobody writes.
  const asked = provider.requests.length;
  expect((await readEvents(await rest(events))).posts).toEqual(cannedPosts);
  expect(provider.requests).toHaveLength(asked);
});

test('whoever waits for one answer gets the whole set in it', async () => {
  const { posts } = await (await rest()).json();
  expect(posts).toEqual(cannedPosts.map((text) => ({ text, platform: 'x' })));
});

test('a post that is there already is not given twice', async () => {
  provider.script(saysPosts([first[0] ?? '', ...others.slice(0, 2)]));
  const seen = await readEvents(await rest(events));
  expect(seen.posts).toEqual(others.slice(0, 2));
  expect(seen.done).toMatchObject({ posts: 4, incomplete: true });
  expect(seen.done).not.toHaveProperty('rest');
  const used = await rest();
  expect([used.status, (await used.json()).error]).toEqual([410, message('restUsed')]);
  expect(await stored()).toEqual([...first, ...others.slice(0, 2)]);
});

test('a try that fails leaves all as it was and may be repeated, a few times', async () => {
  provider.script(refuses(400));
  for (let time = 0; time < rules.generation.restTries; time += 1) {
    expect((await readEvents(await rest(events))).error?.code).toBe('generateFailed');
  }
  expect((await rest()).status).toBe(410);
  expect(await stored()).toEqual(first);
  expect(await rows()).toHaveLength(1);
});

test('another body, another key and a stranger get nothing', async () => {
  const statusOf = async (answer: Promise<Response>) => (await answer).status;
  const otherBody = ask(stack.api.url, person.token, order(), { key, rest: true });
  expect(await statusOf(otherBody)).toBe(422);
  expect(await statusOf(rest({ key: randomUUID() }))).toBe(410);
  const { token } = await signUp(stack.pocketbase);
  expect(await statusOf(ask(stack.api.url, token, body, { key, rest: true }))).toBe(410);
  expect(await statusOf(ask(stack.api.url, undefined, body, { key, rest: true }))).toBe(401);
  expect(provider.requests).toEqual([]);
});

test('64 at once over two API processes are written once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => rest({}, index % 2 ? second.url : stack.api.url)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect(provider.requests).toHaveLength(1);
  expect(await stored()).toEqual(cannedPosts);
  expect(await rows()).toHaveLength(1);
});

test('who leaves keeps what was shown', async () => {
  provider.script(saysPosts(others, { seconds: 20 }));
  const leaving = new AbortController();
  const answer = await rest({ ...events, signal: leaving.signal });
  expect((await readEvents(answer, 1)).posts).toEqual(others.slice(0, 1));
  leaving.abort();
  await expect.poll(stored).toEqual([...first, ...others.slice(0, 1)]);
});

test('an API that dies in between loses nothing, and another may try again', async () => {
  provider.script(hangs('headers'));
  const dying = awaitedLater(rest(events, second.url).then((answer) => answer.text()));
  await expect.poll(() => provider.requests.length).toBe(1);
  await second.restart();
  await expect(dying).rejects.toThrow();
  expect(await stored()).toEqual(first);
  expect((await rest()).status).toBe(409);
  const superuser = await asSuperuser(stack.pocketbase);
  const [row] = await rows();
  await superuser.collection('generations').update(String(row?.id), { restUntil: longAgo });
  provider.script(saysPosts(others));
  expect((await readEvents(await rest(events))).posts).toEqual(others);
  expect(await stored()).toEqual(cannedPosts);
});
