import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Platform, rules } from '#shared/rules.ts';
import { type Plan, refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { followEvents, readEvents } from '#tests/harness/events.ts';
import {
  ask,
  asSuperuser,
  givePremium,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

// As with a provider elsewhere: platforms are written at once.
const platforms = ['x', 'linkedin', 'instagram', 'bluesky', 'threads', 'mastodon'] as const;
const [, ...also] = platforms;
const six = order({ platform: 'x', also: [...also] });
const three = order({ platform: 'x', also: ['linkedin', 'instagram'] });
const events = { accept: 'text/event-stream' };
const { platformsAtOnce } = rules.generation;

let provider: FakeOpenai;
let stack: Stack;
let person: Person;
let key: string;

beforeAll(async () => {
  provider = await startFakeOpenai();
  const model = { MODEL_BASE_URL: provider.url, MODEL: 'a/model', MODEL_ONE_BY_ONE: 'false' };
  stack = await startStack({
    api: { ...withoutPages, ...model, MODEL_REST_AFTER_FAILURES: '1000' },
  });
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

beforeEach(async () => {
  person = await signUp(stack.pocketbase);
  await givePremium(await asSuperuser(stack.pocketbase), person);
  key = randomUUID();
  provider.requests.length = 0;
});

/** The platform that a call to the model is for, as its instructions say it. */
function placeOf({ body: { messages } }: Parameters<Plan>[0]): Platform {
  const told = JSON.stringify(messages);
  const place = platforms.find((id) => told.includes(`Platform: ${rules.platforms[id].label}.`));
  if (!place) throw new Error('a call was for none of the platforms');
  return place;
}

const numbers = ['one', 'two', 'three', 'four', 'five'];
const postsOf = (place: Platform) =>
  numbers.map((number) => `${place} tells of ${number} pots on the balcony, ${number} in all.`);

const asked = () => provider.requests.map(placeOf);

/** Each platform begins, and goes on after some of its posts once it is let. */
function gated() {
  const gates = new Map(
    platforms.map((place) => [place as Platform, Promise.withResolvers<void>()]),
  );
  const plan: Plan = (seen) => {
    const place = placeOf(seen);
    const gate = gates.get(place)?.promise ?? Promise.resolve();
    return saysPosts(postsOf(place), { pauses: [gate] })(seen);
  };
  return { plan, release: (place: Platform) => gates.get(place)?.resolve() };
}

const generate = async (body: object, signal?: AbortSignal) =>
  followEvents(
    await ask(stack.api.url, person.token, body, { key, ...events, ...(signal && { signal }) }),
  );

const states = async () => {
  const rows = await person.client.collection('generations').getFullList();
  return rows.map(({ state }) => state);
};

test('of six platforms four are asked for at once, and each further one when one has ended', async () => {
  const { plan, release } = gated();
  provider.script(plan);
  const { seen, over } = await generate(six);
  const begun = () => new Set(seen.shown.map(({ platform }) => platform)).size;
  await expect.poll(begun).toBe(platformsAtOnce);
  expect(asked().toSorted()).toEqual(platforms.slice(0, 4).toSorted());
  release('instagram');
  await expect.poll(begun).toBe(5);
  expect(asked().slice(4)).toEqual(['threads']);
  release('threads');
  await expect.poll(begun).toBe(6);
  expect(asked().slice(5)).toEqual(['mastodon']);
  for (const place of platforms) release(place);
  const { done } = await over;
  expect(done).toMatchObject({ posts: 30 });
  expect(done?.platforms).toEqual(platforms.map((platform) => ({ platform, posts: 5 })));
});

test('posts of several platforms come mixed: each names its own, and all are counted together', async () => {
  const { plan, release } = gated();
  provider.script(plan);
  const { seen, over } = await generate(three);
  const begun = () => new Set(seen.shown.map(({ platform }) => platform)).size;
  await expect.poll(begun).toBe(3);
  // The last that began waits for the rest of the others, so that no platform's posts are one block.
  for (const place of new Set(seen.shown.map(({ platform }) => platform))) {
    release(place);
    const own = () => seen.shown.filter(({ platform }) => platform === place).length;
    await expect.poll(own).toBe(5);
  }
  await over;
  expect(seen.shown.map(({ index }) => index)).toEqual(seen.shown.map((_, at) => at));
  for (const place of ['x', 'linkedin', 'instagram'] as const) {
    const own = seen.shown.filter(({ platform }) => platform === place);
    expect(own.map(({ text }) => text)).toEqual(postsOf(place));
    expect(own.map(({ index }) => index).at(-1)).toBeGreaterThan((own[0]?.index ?? 0) + 4);
  }
  const again = await ask(stack.api.url, person.token, three, { key });
  const { posts } = await again.json();
  expect(posts).toEqual(seen.shown.map(({ index, ...post }) => post));
});

test('one that fails beside others that are being written costs them nothing', async () => {
  const { plan, release } = gated();
  provider.script((seen) => (placeOf(seen) === 'linkedin' ? refuses(400) : plan)(seen));
  const { seen, over } = await generate(three);
  const begun = () => new Set(seen.shown.map(({ platform }) => platform)).size;
  await expect.poll(begun).toBe(2);
  const failed = () => stack.api.output().includes('"platform":"linkedin"');
  await expect.poll(failed).toBe(true);
  release('x');
  release('instagram');
  await over;
  expect(seen.done).toMatchObject({ posts: 10, incomplete: true, rest: true });
  expect(seen.done?.platforms).toMatchObject([
    { platform: 'x', posts: 5 },
    { platform: 'linkedin', posts: 0, rest: true, problem: { code: 'platformFailed' } },
    { platform: 'instagram', posts: 5 },
  ]);
});

test('whoever leaves in the middle is charged once, and no platform is begun or written any more', async () => {
  const { plan, release } = gated();
  provider.script(plan);
  const leave = new AbortController();
  const { seen, over } = await generate(six, leave.signal);
  release('x');
  const own = () => seen.shown.filter(({ platform }) => platform === 'x').length;
  await expect.poll(own).toBe(5);
  // The one in its place has shown posts too.
  await expect
    .poll(() => new Set(seen.shown.map(({ platform }) => platform)).size)
    .toBe(platformsAtOnce + 1);
  leave.abort();
  await expect(over).rejects.toThrow();
  await expect.poll(states).toEqual(['done']);
  await Promise.all(provider.requests.map(({ over }) => over));
  const early = provider.requests.filter(({ leftEarly }) => leftEarly).map(placeOf);
  expect(early.toSorted()).toEqual(['bluesky', 'instagram', 'linkedin', 'threads']);
  expect(asked()).not.toContain('mastodon');
  const again = await readEvents(await ask(stack.api.url, person.token, six, { key, ...events }));
  expect(again.shown.slice(0, seen.shown.length)).toEqual(seen.shown);
  expect(again.done?.incomplete).toBe(true);
  const ends = new Map(again.done?.platforms.map((end) => [end.platform, end]));
  expect(ends.get('x')).toEqual({ platform: 'x', posts: 5 });
  expect(ends.get('mastodon')).toMatchObject({ posts: 0, rest: true });
  expect(asked()).toHaveLength(platformsAtOnce + 1);
});

test('a database that is killed before the commit loses nothing: its key brings the same, charged once', async () => {
  const { plan, release } = gated();
  provider.script(plan);
  const { seen, over } = await generate(three);
  const own = (place: Platform) => seen.shown.filter(({ platform }) => platform === place).length;
  release('x');
  await expect
    .poll(() => [own('x'), own('linkedin') > 0, own('instagram') > 0])
    .toEqual([5, true, true]);
  await stack.pocketbase.kill();
  release('linkedin');
  release('instagram');
  await expect.poll(() => seen.posts.length).toBe(15);
  await stack.pocketbase.restart();
  const { done } = await over;
  expect(done).toMatchObject({ posts: 15 });
  expect(await states()).toEqual(['done']);
  const again = await readEvents(await ask(stack.api.url, person.token, three, { key, ...events }));
  expect(again.shown).toEqual(seen.shown);
  expect(asked()).toHaveLength(3);
  expect(await states()).toEqual(['done']);
});
