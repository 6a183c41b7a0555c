import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FindPostsBody, FoundPosts } from '#shared/contracts/library.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';

/** So many with one word that each is looked up in the index, and not the other way round. */
const posts = 2_500;

let pb: RunningPocketbase;
let ada: Person;
let database: DatabaseSync;

beforeAll(async () => {
  pb = await startPocketbase();
  ada = await signUp(pb);
  const bob = await signUp(pb);
  database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 20_000 });
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${posts - 1})`;
  for (const [letter, { id }] of [['a', ada] as const, ['b', bob] as const]) {
    const words = "CASE WHEN i % 25 = 0 THEN 'other' ELSE 'tea' END";
    const tag = "CASE WHEN i % 4 > 0 THEN 'launch' WHEN i % 8 = 0 THEN 'launch week' ELSE '' END";
    database.exec(`
      ${numbers} INSERT INTO posts (id, userId, text, platform, tone, tags, pinned, timestamp, changed, indexed)
        SELECT printf('${letter}%014d', i), '${id}', ${words}, CASE WHEN i % 5 = 0 THEN 'linkedin' ELSE 'x' END,
          CASE WHEN i % 2 = 0 THEN 'funny' ELSE 'casual' END, CASE ${tag} WHEN '' THEN NULL ELSE json_array(${tag}) END, i % 3 = 0,
          printf('2026-01-%02d 00:00:00.000Z', i / 100 + 1), printf('2026-02-%02d 00:00:00.000Z', i % 28 + 1), 1 FROM n;
      ${numbers} INSERT INTO post_words_of (post, owner, words, tags)
        SELECT printf('${letter}%014d', i), '${id}', ${words}, ${tag} FROM n;`);
  }
});

afterAll(async () => {
  database.close();
  await pb.stop();
});

const find = (asked: Partial<FindPostsBody>) =>
  expectOk(
    call<FoundPosts>(pb, 'POST', '/api/account/find-posts', {
      token: ada.token,
      body: {
        ...{ words: 'te', platform: '', tone: '', tag: '', voice: '', from: '', until: '' },
        ...{ sort: 'newest', after: '', limit: 30, ...asked },
      },
    }),
  );

const idsBy = (condition: string, order: string) =>
  database
    .prepare(
      `SELECT id FROM posts WHERE userId = ? AND text = 'tea' AND ${condition} ORDER BY ${order}`,
    )
    .all(ada.id)
    .map(({ id }) => id);

test.each<[Partial<FindPostsBody>, string]>([
  [{ platform: 'x' }, "platform = 'x'"],
  [{ platform: 'linkedin' }, "platform = 'linkedin'"],
  [{ tag: 'launch' }, `tags LIKE '%"launch"%'`],
  [{ tag: 'launch week' }, `tags LIKE '%"launch week"%'`],
  [{ tag: 'launch', platform: 'x' }, `tags LIKE '%"launch"%' AND platform = 'x'`],
  [{ from: '2026-01-01' }, '1'],
  [
    { from: '2026-01-03', until: '2026-01-25' },
    "timestamp >= '2026-01-03' AND timestamp < '2026-01-25'",
  ],
  [{ from: '2026-01-24' }, "timestamp >= '2026-01-24'"],
  [{ from: '2027-01-01' }, '0'],
  [{ platform: 'x', tone: 'funny' }, "platform = 'x' AND tone = 'funny'"],
  [{ voice: 'none' }, '0'],
])('counts and pages what %o leaves of very many posts with a word', async (asked, condition) => {
  for (const [sort, order] of [
    ['newest', 'timestamp DESC, id DESC'],
    ['oldest', 'timestamp, id'],
    ['changed', 'changed DESC, id DESC'],
    ['pinned', 'pinned DESC, timestamp DESC, id DESC'],
  ] as const) {
    const expected = idsBy(condition, order);
    const first = await find({ ...asked, sort });
    expect(first.found).toBe(expected.length);
    const second =
      first.next === '' ? [] : (await find({ ...asked, sort, after: first.next })).posts;
    expect([...first.posts, ...second].map(({ id }) => id)).toEqual(expected.slice(0, 60));
  }
});
