import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type FollowedEvents, followEvents, readEvents } from '#tests/harness/events.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { copyProject, type ProjectCopy } from '#tests/harness/project-copy.ts';
import {
  type RunningApi,
  type Stack,
  startApi,
  startStack,
  withoutPages,
} from '#tests/harness/stack.ts';

// As with a laptop's model, and eighty times as fast: a generation takes three times as long as a hold.
const holdSeconds = 1.5;
const writingSeconds = 4.5;
const limit = rules.plans.free.generationsPerMonth;

let copy: ProjectCopy;
let provider: FakeOpenai;
let stack: Stack;
let api: RunningApi;

beforeEach(() => provider.script(saysPosts(cannedPosts, { seconds: writingSeconds })));

beforeAll(async () => {
  copy = copyProject(({ generation }) => {
    generation.holdSeconds = holdSeconds;
    generation.longestSeconds = 120;
    generation.progress = { afterSeconds: 0.4, everySeconds: 0.2 };
  });
  provider = await startFakeOpenai();
  stack = await startStack({ pocketbase: copy.pocketbase, api: withoutPages });
  api = await startApi(
    stack.pocketbase,
    { ...withoutPages, MODEL_BASE_URL: provider.url, MODEL: 'slow/model' },
    copy.root,
  );
});

afterAll(async () => {
  await api.kill();
  await stack.stop();
  await provider.close();
  copy.remove();
});

interface Begun extends FollowedEvents {
  person: Person;
  key: string;
}

async function begin(): Promise<Begun> {
  const person = await signUp(stack.pocketbase);
  const key = randomUUID();
  const answer = await ask(api.url, person.token, order(), { key, accept: 'text/event-stream' });
  return { ...followEvents(answer), person, key };
}

/** What the page shows: a hold counts for as long as it lasts. */
async function leftOf({ token }: Person): Promise<number> {
  const answer = await fetch(`${stack.pocketbase.url}/api/account/allowance`, {
    headers: { Authorization: token },
  });
  return ((await answer.json()) as { left: number }).left;
}

test('a model that takes three times as long as a hold lasts gives all its posts, and is told of', async () => {
  const { seen, over, person, key } = await begin();
  await expect.poll(() => seen.posts.length).toBeGreaterThanOrEqual(4);
  expect(await leftOf(person)).toBe(limit - 1);
  await over;
  expect(seen.posts).toEqual(cannedPosts);
  expect(seen.done).toEqual({
    ...{ posts: 5, left: limit - 1, plan: 'free', offline: false },
    platforms: [{ platform: 'x', posts: 5 }],
  });
  const words = seen.progress?.map((progress) => progress.words) ?? [];
  expect(words).toEqual(words.toSorted((a, b) => a - b));
  expect(words.at(-1)).toBeGreaterThan(20);
  expect(seen.progress?.at(-1)?.seconds).toBeGreaterThanOrEqual(writingSeconds - 2);
  const again = await ask(api.url, person.token, order(), { key });
  expect((await again.json()).posts).toHaveLength(5);
  expect(await leftOf(person)).toBe(limit - 1);
});

test('a database that is killed in between loses nothing of it', async () => {
  const { seen, over, person } = await begin();
  await expect.poll(() => seen.posts.length).toBeGreaterThanOrEqual(1);
  await stack.pocketbase.kill();
  await stack.pocketbase.restart();
  await expect.poll(() => seen.posts.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  await stack.pocketbase.kill();
  await stack.pocketbase.restart();
  expect((await over).done).toMatchObject({ posts: 5, left: limit - 1 });
  expect(await leftOf(person)).toBe(limit - 1);
});

test('an API that is killed leaves a hold that is soon over, and nothing is charged', async () => {
  const { seen, person, key } = await begin();
  await expect.poll(() => seen.posts.length).toBeGreaterThanOrEqual(1);
  await api.restart();
  await expect.poll(() => leftOf(person), { timeout: 30_000 }).toBe(limit);
  provider.script(saysPosts(cannedPosts));
  const again = await ask(api.url, person.token, order(), { key, accept: 'text/event-stream' });
  expect(await readEvents(again)).toMatchObject({ posts: cannedPosts, done: { left: limit - 1 } });
  expect(await leftOf(person)).toBe(limit - 1);
});

test('so is that of two platforms, of which one had all its posts when the API was killed', async () => {
  const body = order({ also: ['linkedin'] });
  const never = new Promise(() => undefined);
  provider.script(saysPosts(cannedPosts), saysPosts(cannedPosts, { pauses: [never] }));
  const person = await signUp(stack.pocketbase);
  const options = { key: randomUUID(), accept: 'text/event-stream' };
  const { seen } = followEvents(await ask(api.url, person.token, body, options));
  const places = () => seen.shown.map(({ platform }) => platform);
  await expect.poll(places).toContain('linkedin');
  expect(places().slice(0, 5)).toEqual(Array(5).fill('x'));
  expect(await leftOf(person)).toBe(limit - 1);
  await api.restart();
  await expect.poll(() => leftOf(person), { timeout: 30_000 }).toBe(limit);
  expect(await chargedTo(person)).toBe(0);
  const others = cannedPosts.map((post) => post.toUpperCase());
  provider.script(saysPosts(cannedPosts), saysPosts(others));
  const again = await readEvents(await ask(api.url, person.token, body, options));
  expect(again.done).toMatchObject({ left: limit - 1 });
  expect(await chargedTo(person)).toBe(1);
  const asked = provider.requests.length;
  const once = await readEvents(await ask(api.url, person.token, body, options));
  expect(once.shown).toEqual(again.shown);
  expect(provider.requests).toHaveLength(asked);
  expect(await leftOf(person)).toBe(limit - 1);
});

/** Holds that ran out and went to others before their generation ended: a machine was busy for so long. */
function lapsed(): number {
  return api.output().split('the hold expired before its generation ended').length - 1;
}

async function chargedTo({ client }: Person): Promise<number> {
  const done = await client.collection('generations').getList(1, 1, { filter: "state = 'done'" });
  return done.totalItems;
}

test('many slow ones at once are charged no more than the plan gives, and only a hold that ran out costs nothing', async () => {
  const person = await signUp(stack.pocketbase);
  const before = lapsed();
  const asked = Array.from({ length: 20 }, () => ask(api.url, person.token, order()));
  const statuses = await Promise.all(asked.map(async (one) => (await one).status));
  const given = statuses.filter((status) => status === 200).length;
  const charged = await chargedTo(person);
  await expect.poll(() => charged + lapsed() - before).toBe(given);
  expect(given).toBeGreaterThanOrEqual(limit);
  expect(charged).toBeLessThanOrEqual(limit);
  expect(await leftOf(person)).toBe(limit - charged);
});

test('an API that slept for longer than a hold charges nothing for what others were given meanwhile', async () => {
  const person = await signUp(stack.pocketbase);
  const before = lapsed();
  const slept = Array.from({ length: limit }, () => ask(api.url, person.token, order()));
  await expect.poll(() => leftOf(person), { timeout: 30_000 }).toBe(0);
  process.kill(Number(api.pid), 'SIGSTOP');
  await expect.poll(() => leftOf(person), { timeout: 30_000 }).toBe(limit);
  for (let at = 0; at < limit; at += 1) {
    expect((await ask(stack.api.url, person.token, order())).status).toBe(200);
  }
  process.kill(Number(api.pid), 'SIGCONT');
  for (const answer of await Promise.all(slept)) expect(answer.status).toBe(200);
  expect(await chargedTo(person)).toBe(limit);
  await expect.poll(() => lapsed() - before).toBe(limit);
  expect(await leftOf(person)).toBe(0);
});
