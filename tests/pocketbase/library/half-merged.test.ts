import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { Operator } from '../operator.ts';

const secret = 'aardvark';

let pb: RunningPocketbase;
let database: DatabaseSync;

beforeAll(async () => {
  pb = await startPocketbase();
  database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 20_000 });
});

afterAll(async () => {
  database.close();
  await pb.stop();
});

/** The segments on whose pages the word itself stands, whatever a search would find. */
const segmentsWithSecret = () =>
  database
    .prepare(
      `SELECT id >> 37 AS segment FROM post_words_data
        WHERE instr(block, CAST('${secret}' AS BLOB)) > 0`,
    )
    .all()
    .map(({ segment }) => segment);

const segments = () => database.prepare('SELECT DISTINCT segid FROM post_words_idx').all().length;

/** Several pages of words that differ, which are a segment of their own. */
function addPost(name: string, first: string): void {
  const words = Array.from({ length: 20_000 }, (_, place) => `${name}number${place}`);
  database
    .prepare('INSERT INTO post_words_of (post, owner, words) VALUES (?, ?, ?)')
    .run(name, 'fifteenletters1', [first, ...words].join(' '));
}

function mergeSome(pages: number): void {
  database.exec(`INSERT INTO post_words (post_words, rank) VALUES ('merge', ${pages})`);
}

test('one run drops a deleted word that a merge under way had copied already', async () => {
  addPost('first', secret);
  addPost('second', 'another');
  const before = segmentsWithSecret();
  expect(before).toHaveLength(1);
  // A beginning of all, which is far from its end when the word is copied.
  mergeSome(-1);
  expect(segmentsWithSecret()).not.toEqual(before);
  expect(segments()).toBeGreaterThan(1);
  database.exec(`DELETE FROM post_words_of WHERE post = 'first'`);
  await (await Operator.of(pb)).runCron('deleted_words_go');
  await expect.poll(() => [segmentsWithSecret(), segments()]).toEqual([[], 1]);
});
