import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { obtainPocketbase } from '#scripts/obtain/obtain.ts';
import { copyPocketbase } from '#tests/harness/database/pocketbase-copy.ts';
import { newDataFolder } from '#tests/harness/pocketbase.ts';
import { type Answer, call, type PocketbaseRow } from '../calls.ts';
import { unavailable, WrittenData } from './written-data.ts';

/** A window that the product has not: how many pages its one writing connection lets the file have. */
const pagesHook = `
  routerAdd('POST', '/pages/{count}', (e) => {
    const rows = arrayOf(new DynamicModel({ max_page_count: 0 }));
    const pragma = 'PRAGMA max_page_count = ' + Number(e.request.pathValue('count'));
    $app.nonconcurrentDB().newQuery(pragma).all(rows);
    return e.json(200, rows[0]);
  });`;

/** As where its file system was mounted anew, for reading only. */
const readOnlyHook = `
  routerAdd('POST', '/read-only/{flag}', (e) => {
    const pragma = 'PRAGMA query_only = ' + Number(e.request.pathValue('flag'));
    $app.nonconcurrentDB().newQuery(pragma).execute();
    return e.noContent(204);
  });`;

/** How long its writing connection waits for another program. */
const patienceHook = `
  routerAdd('POST', '/patience/{milliseconds}', (e) => {
    const rows = arrayOf(new DynamicModel({ timeout: 0 }));
    const pragma = 'PRAGMA busy_timeout = ' + Number(e.request.pathValue('milliseconds'));
    $app.nonconcurrentDB().newQuery(pragma).all(rows);
    return e.json(200, rows[0]);
  });`;

let dir: string;
let data: WrittenData;

beforeEach(async () => {
  dir = await newDataFolder();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await data.served.pb.stop();
  await rm(dir, { recursive: true });
});

/** Repeats until it is refused; what was acknowledged before, and the refusal. */
async function untilRefused(act: () => Promise<Answer<PocketbaseRow>>) {
  const done: string[] = [];
  while (done.length < 1_000) {
    const { status, body } = await act();
    if (status !== 200) return { done, refusal: body };
    done.push(body.id);
  }
  throw new Error('nothing was ever refused');
}

test('without room nothing is the client’s mistake, readiness says so, and it ends with the want', async () => {
  const copy = await copyPocketbase({ hooks: { 'pages.pb.js': pagesHook } });
  data = await WrittenData.of(dir, copy);
  expect(await data.storage()).toBe('well');
  // The number that is in use already: no page more.
  await call(data.served.pb, 'POST', '/pages/1');
  const saves = await untilRefused(() => data.save());
  expect(saves.refusal).toEqual(unavailable);
  expect((await untilRefused(() => data.register())).refusal).toEqual(unavailable);
  expect((await untilRefused(() => data.hold())).refusal).toEqual(unavailable);
  expect(await data.storage()).toBe('unwritable');
  expect(await data.storage()).toBe('unwritable');

  await call(data.served.pb, 'POST', '/pages/1000000');
  expect(await data.storage()).toBe('well');
  const after = await data.save();
  expect(after.status).toBe(200);
  expect([...(await data.savedIds())]).toEqual(
    expect.arrayContaining([...saves.done, after.body.id]),
  );
  await data.served.operator.runCron('database_is_checked');
  expect(await data.storage()).toBe('well');
  expect(data.served.pb.output().match(/The database cannot be written/g)).toHaveLength(1);
  await copy.remove();
});

test('data that may only be read are read, and what would be written is our trouble', async () => {
  const copy = await copyPocketbase({ hooks: { 'read-only.pb.js': readOnlyHook } });
  data = await WrittenData.of(dir, copy);
  const { body } = await data.save();
  await call(data.served.pb, 'POST', '/read-only/1');
  expect((await data.save()).body).toEqual(unavailable);
  expect((await data.hold()).body).toEqual(unavailable);
  expect(await data.storage()).toBe('unwritable');
  expect([...(await data.savedIds())]).toEqual([body.id]);
  await call(data.served.pb, 'POST', '/read-only/0');
  expect(await data.storage()).toBe('well');
  expect((await data.save()).status).toBe(200);
  await copy.remove();
});

test('a write that another program keeps waiting is not the client’s mistake, and no want of room', async () => {
  const copy = await copyPocketbase({ hooks: { 'patience.pb.js': patienceHook } });
  data = await WrittenData.of(dir, copy);
  await call(data.served.pb, 'POST', '/patience/1');
  const other = new DatabaseSync(join(dir, 'data.db'));
  other.exec('BEGIN IMMEDIATE');
  const answers = await Promise.all([data.save(), data.rename(), data.hold()]);
  // Nobody is told to log in because the database is busy.
  expect(answers.map((answer) => answer.body)).toEqual([unavailable, unavailable, unavailable]);
  other.exec('ROLLBACK');
  other.close();
  expect(await data.storage()).toBe('well');
  expect((await data.save()).status).toBe(200);
  await copy.remove();
});

test('a disk that takes no more loses nothing that was acknowledged', async () => {
  // What the system then answers is what it answers on a full disk: the write is cut short.
  const limited = join(dir, 'limited');
  const program = await obtainPocketbase();
  await writeFile(limited, `#!/bin/sh\nulimit -f 2000\nexec '${program}' "$@"\n`);
  await chmod(limited, 0o755);
  vi.stubEnv('POCKETBASE_BIN', limited);
  data = await WrittenData.of(dir);
  const { done, refusal } = await untilRefused(() => data.save());
  expect(done.length).toBeGreaterThan(5);
  expect(refusal).toEqual(unavailable);
  expect(await data.storage()).toBe('unwritable');
  // Less than one page is left then.
  expect((await untilRefused(() => data.rename())).refusal).toEqual(unavailable);
  expect((await data.register()).body).toEqual(unavailable);
  const { pb } = data.served;
  const { token } = data.person;
  expect((await call(pb, 'POST', '/api/account/logout', { token })).body).toEqual(unavailable);
  await pb.kill();
  // Before anybody has tried to write.
  await data.startAgain();
  expect(await data.storage()).toBe('unwritable');
  await data.served.pb.kill();

  vi.unstubAllEnvs();
  await data.serveAgain();
  const kept = await data.savedIds();
  expect(kept).toEqual(new Set(done));
  expect((await data.save()).status).toBe(200);
  expect(await data.storage()).toBe('well');
});
