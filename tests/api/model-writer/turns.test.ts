import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ModelWriterConfig } from '#api/services/writers/model/config.ts';
import { Turns } from '#api/services/writers/model/turns.ts';
import { choosing, newsroom, numbered } from '#tests/fakes/openai/newsroom.ts';
import { type Plan, refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type Written, writerAt, written } from './writing.ts';

const platforms = ['x', 'linkedin', 'mastodon', 'bluesky'] as const;

let fake: FakeOpenai;
beforeAll(async () => {
  fake = await startFakeOpenai();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
});

/** One idea for four platforms, as a generation asks for them. */
function together(config: Partial<ModelWriterConfig>): Promise<Written[]> {
  const writer = writerAt(fake.url, config);
  const turns = new Turns();
  return Promise.all(platforms.map((platform) => written(writer, { platform, turns, posts: 2 })));
}

/** A server with one place: whoever comes while it is taken is sent away for long. */
function onePlace(plan: Plan): Plan {
  let taken = false;
  return (seen) => {
    if (taken) return refuses(429, 'one at a time', { 'retry-after': '30' })(seen);
    taken = true;
    void seen.over.then(() => {
      taken = false;
    });
    return plan(seen);
  };
}

test('a server that takes one call at a time writes for all platforms, one call after the other', async () => {
  fake.script(onePlace(saysPosts(['A post of the day.', 'Another post of the day.'])));
  for (const { posts, kind } of await together({ writing: 'once' })) {
    expect(posts).toHaveLength(2);
    expect(kind).toBeNull();
  }
});

test('so it does where the model chooses among drafts', async () => {
  const { plan } = newsroom(numbered, choosing('a'));
  fake.script(onePlace(plan));
  for (const { posts, kind } of await together({ writing: 'choose' })) {
    expect(posts.length).toBeGreaterThan(0);
    expect(kind).toBeNull();
  }
});

test.each([
  ['once', platforms.length],
  ['choose', 2 * platforms.length],
] as const)(
  'a provider that is away hears of one order of several platforms no more than of one: %s',
  async (writing, calls) => {
    const writer = { writing, retries: 2, breaker: { failures: 4, coolDownMs: 60_000 } };
    fake.script(refuses(503));
    for (const { kind } of await together(writer)) expect(kind).toBe('unavailable');
    expect(fake.requests).toHaveLength(calls + 2);
  },
);

test('calls that failed side by side for one order are one word about its provider', async () => {
  const breaker = { failures: 2, coolDownMs: 60_000 };
  fake.script(refuses(503));
  const writer = writerAt(fake.url, { breaker });
  const turns = new Turns();
  await Promise.all(platforms.map((platform) => written(writer, { platform, turns })));
  expect(writer.resting?.()).toBe(false);
  await written(writer);
  expect(writer.resting?.()).toBe(true);
});

test('so are verdicts that fail side by side', async () => {
  const breaker = { failures: 2, coolDownMs: 60_000 };
  fake.script(newsroom(numbered, () => refuses(503)).plan);
  const writer = writerAt(fake.url, { writing: 'choose', breaker });
  const turns = new Turns();
  const orders = platforms.map((platform) => written(writer, { platform, turns, posts: 2 }));
  for (const { posts } of await Promise.all(orders)) expect(posts.length).toBeGreaterThan(0);
  expect(writer.resting?.()).toBe(false);
});
