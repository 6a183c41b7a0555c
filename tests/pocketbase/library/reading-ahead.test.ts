import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { Operator } from '../operator.ts';
import { printedStatements } from '../statements/printed.ts';

let pb: RunningPocketbase;
let database: DatabaseSync;

/** What the job said to the database about posts' words, in its order. */
let said: string[];

const isAhead = (statement: string) => statement.startsWith('WITH RECURSIVE segments');
const isMerge = (statement: string) => statement.includes("VALUES ('merge'");

/** Several pages of words that differ, which are a segment of their own. */
function addPost(name: string): void {
  const words = Array.from({ length: 20_000 }, (_, place) => `number${place}of${name}`);
  database
    .prepare('INSERT INTO post_words_of (post, owner, words) VALUES (?, ?, ?)')
    .run(name, 'fifteenletters1', words.join(' '));
}

beforeAll(async () => {
  pb = await startPocketbase({ printsStatements: true });
  database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 20_000 });
  for (const name of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) addPost(name);
  database.exec(`DELETE FROM post_words_of WHERE post = 'first'`);
  database.prepare('VACUUM INTO ?').run(join(pb.dataDir, 'before.db'));
});

afterAll(async () => {
  database.close();
  await pb.stop();
});

test('the job that drops deleted words reads what it merges next before it keeps others from writing', async () => {
  await (await Operator.of(pb)).runCron('deleted_words_go');
  const segments = database.prepare('SELECT count(DISTINCT segid) AS many FROM post_words_idx');
  await expect.poll(() => segments.get()?.many).toBe(1);
  said = printedStatements(pb.output()).filter(
    (statement) => statement.includes('post_words') && (isAhead(statement) || isMerge(statement)),
  );
  const merges = said.filter(isMerge).length;
  expect(merges).toBeGreaterThan(8);
  expect(said.filter(isAhead).length).toBeGreaterThanOrEqual((2 * merges) / 8);
  expect(said.slice(0, 3).map(isAhead)).toEqual([true, true, false]);
});

/** One of them with fewer pages, and with what it reads as its answer. */
function asked(table: string, answer: string): string {
  const statement =
    said.find((each) => isAhead(each) && each.includes(`CROSS JOIN ${table}`)) ?? '';
  return statement.replace('count(*) AS seen', answer).replace('first + 64', 'first + 8');
}

test('what it reads is what each step of the merge takes away', () => {
  const copy = new DatabaseSync(join(pb.dataDir, 'before.db'));
  const list = (sql: string) =>
    new Set(
      copy
        .prepare(sql)
        .all()
        .map((row) => Object.values(row).join()),
    );
  const isLeft = copy.prepare('SELECT count(DISTINCT segid) AS many FROM post_words_idx');
  let [pages, lookups] = [0, 0];
  for (let step = 0; step === 0 || isLeft.get()?.many !== 1; step += 1) {
    const read = [
      list(asked('post_words_data', 'CAST(id AS TEXT)')),
      list(asked('post_words_idx', 'segid, term')),
    ];
    const all = () => [
      list('SELECT CAST(id AS TEXT) FROM post_words_data WHERE id >= 1 << 37'),
      list('SELECT segid, term FROM post_words_idx'),
    ];
    const before = all();
    copy.exec(`INSERT INTO post_words (post_words, rank) VALUES ('merge', ${step === 0 ? -2 : 2})`);
    const after = all();
    const [gonePages = [], goneLookups = []] = before.map((rows, at) =>
      [...rows].filter((row) => !after[at]?.has(row)),
    );
    expect(gonePages.filter((row) => !read[0]?.has(row))).toEqual([]);
    expect(goneLookups.filter((row) => !read[1]?.has(row))).toEqual([]);
    pages += gonePages.length;
    lookups += goneLookups.length;
  }
  copy.close();
  expect(pages).toBeGreaterThan(8);
  expect(lookups).toBeGreaterThan(8);
});
