import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyPocketbase } from '#tests/harness/database/pocketbase-copy.ts';
import { newDataFolder } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { WrittenData } from './written-data.ts';

/** Only PocketBase's one connection for writing has this fault, and how many pages of its log it lets come together. */
const writerHook = `
  routerAdd('POST', '/spoil-writer', (e) => {
    for (const sql of [
      'CREATE TEMP TABLE faulty (number INTEGER CHECK (number > 0))',
      'PRAGMA ignore_check_constraints = ON',
      'INSERT INTO faulty VALUES (0)',
      'PRAGMA ignore_check_constraints = OFF',
    ]) e.app.nonconcurrentDB().newQuery(sql).execute();
    return e.noContent(204);
  });
  routerAdd('GET', '/pages-of-log', (e) => {
    const rows = arrayOf(new DynamicModel({ wal_autocheckpoint: 0 }));
    e.app.nonconcurrentDB().newQuery('PRAGMA wal_autocheckpoint').all(rows);
    return e.json(200, rows[0]);
  });`;

const sound = 'The database was checked, and is sound.';

let dir: string;
let data: WrittenData;
let copy: Awaited<ReturnType<typeof copyPocketbase>>;

beforeEach(async () => {
  dir = await newDataFolder();
  copy = await copyPocketbase({ hooks: { 'writer.pb.js': writerHook } });
  data = await WrittenData.of(dir, copy);
});

afterEach(async () => {
  await data.served.pb.stop();
  await copy.remove();
  await rm(dir, { recursive: true });
});

test('the nightly check reads by another connection than the one that writes', async () => {
  const { pb, operator } = data.served;
  await call(pb, 'POST', '/spoil-writer');
  await operator.runCron('database_is_checked');
  await expect.poll(() => pb.output()).toContain(sound);
});

test('what was written beside one who reads for long is copied by the check, not by who saves next', async () => {
  const { pb, operator } = data.served;
  const pagesOfLog = async () =>
    (await call<{ wal_autocheckpoint: number }>(pb, 'GET', '/pages-of-log')).body
      .wal_autocheckpoint;
  const usual = await pagesOfLog();
  const reader = new DatabaseSync(join(dir, 'data.db'), { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM users');
  expect((await data.save()).status).toBe(200);
  await operator.runCron('database_is_checked');
  await expect.poll(pagesOfLog).toBe(0);
  expect((await data.save()).status).toBe(200);
  expect(pb.output()).not.toContain(sound);
  reader.exec('ROLLBACK');
  await expect.poll(() => pb.output()).toContain(sound);
  expect(await pagesOfLog()).toBe(usual);
  reader.close();
});
