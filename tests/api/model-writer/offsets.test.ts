import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Plan, postsJson, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { eventsOf } from '#tests/fakes/openai/wire.ts';
import { writerAt, written } from './writing.ts';

/** Characters of one to four bytes, escapes and brackets: every kind of boundary there is. */
const posts = ['Zwölf ☕ für 🙂', 'a "quoted" \\ [line]\n#tag', '日本 {ok}'];
const deltas = 6;
const length = Buffer.byteLength(eventsOf(postsJson(posts), { deltas }).join(''));
const atOnce = 25;

let fake: FakeOpenai;
beforeAll(async () => {
  fake = await startFakeOpenai();
});
afterAll(() => fake.close());

/** Asks once per byte offset of the canned stream, some at a time. */
async function atEveryOffset(plan: (offset: number) => Plan, check: typeof written) {
  const writer = writerAt(fake.url, { breaker: { failures: length * 2, coolDownMs: 1 } });
  const offsets = Array.from({ length }, (_, offset) => offset);
  // Whichever request comes first takes the next plan: an outcome is not bound to one offset.
  fake.script(...offsets.map(plan));
  const outcomes: Awaited<ReturnType<typeof written>>[] = [];
  for (let from = 0; from < length; from += atOnce) {
    const some = offsets.slice(from, from + atOnce).map(() => check(writer, { posts: 3 }));
    outcomes.push(...(await Promise.all(some)));
  }
  return outcomes;
}

test('cut at every byte: a prefix of the true posts, and an error that says so', async () => {
  const outcomes = await atEveryOffset((stopAt) => saysPosts(posts, { deltas, stopAt }), written);
  const seen = [0, 0, 0, 0];
  for (const { posts: got, kind } of outcomes) {
    expect(got).toEqual(posts.slice(0, got.length));
    expect(kind).toBe(got.length === 3 ? null : 'cutOff');
    seen[got.length] = (seen[got.length] ?? 0) + 1;
  }
  expect(seen.every((count) => count > 0)).toBe(true);
  console.log(`${outcomes.length} streams cut at every byte; with 0, 1, 2 and 3 posts: ${seen}`);
});

test('split in two at every byte: all posts', async () => {
  const outcomes = await atEveryOffset((at) => saysPosts(posts, { deltas, split: [at] }), written);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ posts, kind: null });
  console.log(`${outcomes.length} streams split at every byte gave all posts`);
});
