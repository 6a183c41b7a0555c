import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundPosts } from '#shared/contracts/library.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';

const indexes = ['post', 'generation'];

let pb: RunningPocketbase;
let ada: Person;
let database: DatabaseSync;

beforeAll(async () => {
  pb = await startPocketbase();
  ada = await signUp(pb);
  await givePremium(await asSuperuser(pb), ada);
  database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 20_000 });
});

afterAll(async () => {
  database.close();
  await pb.stop();
});

const numberOf = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0]);

const segmentsOf = (index: string) =>
  numberOf(`SELECT count(DISTINCT segid) FROM ${index}_words_idx`);

/** A row's words, which no hook merges with others. */
function write(index: string, name: string, words: string): void {
  const sql = `INSERT INTO ${index}_words_of (${index}, owner, words) VALUES (?, ?, ?)`;
  database.prepare(sql).run(name, ada.id, words);
}

/** SQLite's own look at every page; it throws where one is not as it should be. */
function requireSound(index: string): void {
  database.exec(`INSERT INTO ${index}_words (${index}_words) VALUES ('integrity-check')`);
}

async function find(words: string): Promise<number | null> {
  const anything = { platform: '', tone: '', tag: '', voice: '', from: '', until: '' };
  const body = { ...anything, words, sort: 'newest', after: '', limit: 1 };
  const asked = call<FoundPosts>(pb, 'POST', '/api/account/find-posts', { token: ada.token, body });
  return (await expectOk(asked)).found;
}

test('no index of words merges by itself, which takes as long as it likes', () => {
  for (const index of indexes) {
    expect(numberOf(`SELECT v FROM ${index}_words_config WHERE k = 'automerge'`)).toBe(0);
  }
});

test('pages of words are large, since each has a row that goes with all others at the end of a merge', () => {
  for (const index of indexes) {
    expect(numberOf(`SELECT v FROM ${index}_words_config WHERE k = 'pgsz'`)).toBe(32_400);
  }
});

test('each post that is saved brings its part of merging about', async () => {
  const saved = 15;
  for (let n = 0; n < saved; n += 1) {
    await ada.client.collection('posts').create({
      ...{ userId: ada.id, platform: 'x', tone: 'casual', text: `Merged tea number ${n}` },
    });
  }
  expect(segmentsOf('post')).toBeLessThan(saved / 2);
  requireSound('post');
  expect(await find('merged te')).toBe(saved);
});

test('a job merges what came without, and the same is found', async () => {
  const several = 12;
  for (let n = 0; n < several; n += 1) {
    for (const index of indexes) write(index, `unmerged${n}`, `coffee number${n}`);
  }
  const found = await find('merged');
  expect(segmentsOf('post')).toBeGreaterThanOrEqual(several);
  expect(segmentsOf('generation')).toBeGreaterThanOrEqual(several);
  await (await Operator.of(pb)).runCron('words_are_merged');
  for (const index of indexes) {
    await expect.poll(() => segmentsOf(index)).toBeLessThan(several / 2);
    requireSound(index);
    const match = `SELECT count(*) FROM ${index}_words WHERE ${index}_words MATCH '"${ada.id}coff"*'`;
    expect(numberOf(match)).toBe(several);
  }
  expect(await find('merged')).toBe(found);
});

test('an index is written anew where something was deleted, and left alone where nothing was', async () => {
  const deleted = (index: string) =>
    numberOf(`SELECT count(*) FROM ${index}_words_data WHERE id >= 1 << 53`);
  const states = () => indexes.map((index) => [deleted(index), segmentsOf(index)]);
  const operator = await Operator.of(pb);
  for (const index of indexes) {
    for (const name of ['early1', 'early2', 'early3']) write(index, name, 'early');
  }
  for (const index of indexes)
    database.exec(`DELETE FROM ${index}_words_of WHERE ${index} = 'early1'`);
  for (const index of indexes) {
    expect(deleted(index)).toBeGreaterThan(0);
    expect(segmentsOf(index)).toBeGreaterThan(1);
  }
  await operator.runCron('deleted_words_go');
  await expect.poll(states).toEqual([
    [0, 1],
    [0, 1],
  ]);
  for (const index of indexes) requireSound(index);
  for (const index of indexes) for (const name of ['late1', 'late2']) write(index, name, 'late');
  database.exec(`DELETE FROM generation_words_of WHERE generation = 'early2'`);
  expect(states()).toEqual([
    [0, 3],
    [expect.toSatisfy((pages: number) => pages > 0), 3],
  ]);
  await operator.runCron('deleted_words_go');
  // Posts come first in that job.
  await expect.poll(states).toEqual([
    [0, 3],
    [0, 1],
  ]);
});
