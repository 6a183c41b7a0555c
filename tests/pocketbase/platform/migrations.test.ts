import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { obtainPocketbase } from '#scripts/obtain/obtain.ts';
import { pocketbasePlaceArguments } from '#scripts/pocketbase/arguments.ts';
import { copyPocketbase } from '#tests/harness/database/pocketbase-copy.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';

let place: string;
let empty: string;
let files: string[];

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'migrations-test-'));
  empty = join(place, 'empty');
  await mkdir(empty);
  files = await readdir('pocketbase/pb_migrations');
});

afterAll(() => rm(place, { recursive: true, force: true }));

async function migrate(dataDir: string, direction: string[], migrationsDir?: string) {
  const child = spawn(await obtainPocketbase(), [
    'migrate',
    ...direction,
    // No migration knows a hook, and to read them is most of what each of these costs.
    ...pocketbasePlaceArguments({ dataDir, hooksDir: empty, migrationsDir }),
  ]);
  // Going down asks first.
  child.stdin.end('y\n');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}

/** Tables, collections and settings as text, without what differs between any two installations. */
function schema(dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, 'data.db'), { readOnly: true });
  const columns = database
    .prepare(
      `SELECT t.name AS tableName, c.name, c.type, c."notnull", c.dflt_value, c.pk
       FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'
       ORDER BY 1, 2`,
    )
    .all();
  const indexes = database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name")
    .all();
  const collections = database
    .prepare('SELECT * FROM _collections ORDER BY name')
    .all()
    .map(({ created, updated, ...rest }) => rest);
  const settings = database.prepare("SELECT value FROM _params WHERE id = 'settings'").all();
  const words = database
    .prepare("SELECT name FROM sqlite_master WHERE name LIKE '%_words_config' ORDER BY name")
    .all()
    .map(({ name }) => database.prepare(`SELECT * FROM ${name}`).all());
  database.close();
  return JSON.stringify({ columns, indexes, collections, settings, words }, null, 1)
    .replaceAll(/(\\"secret\\":\\")[^"]*\\"/g, '$1\\"')
    .replaceAll('\\"', '"');
}

test('every migration is named as a sentence, in its own order', () => {
  for (const file of files) expect(file).toMatch(/^\d{10}(_[a-z]+){3,}\.js$/);
  const moments = files.map((file) => file.slice(0, 10));
  expect(new Set(moments).size).toBe(files.length);
});

test('down leaves what was there before, and up again leaves the same schema', async () => {
  const dataDir = join(place, 'data');
  await migrate(dataDir, ['up'], empty);
  const bare = schema(dataDir);
  await migrate(dataDir, ['up']);
  const full = schema(dataDir);
  expect(full).not.toBe(bare);
  for (const file of files.toReversed()) {
    const before = schema(dataDir);
    await migrate(dataDir, ['down', '1']);
    expect(schema(dataDir), `${file} has no effect to undo`).not.toBe(before);
  }
  expect(schema(dataDir)).toBe(bare);
  await migrate(dataDir, ['up']);
  expect(schema(dataDir)).toBe(full);
});

test('passwords are hashed as strongly as PocketBase does by itself, which only tests weaken', async () => {
  const dataDir = join(place, 'hashing');
  await migrate(dataDir, ['up']);
  const database = new DatabaseSync(join(dataDir, 'data.db'), { readOnly: true });
  const found = database
    .prepare(
      `SELECT c.name, f.value ->> 'cost' AS cost FROM _collections c, json_each(c.fields) f
       WHERE f.value ->> 'type' = 'password' AND c.name <> '_otps' ORDER BY c.name`,
    )
    .all();
  database.close();
  const own = ['_superusers', 'services', 'users'];
  expect(found.map((row) => ({ ...row }))).toEqual(own.map((name) => ({ name, cost: 0 })));
});

test('a migration that came after the start is reported as pending', async () => {
  const copy = await copyPocketbase();
  const pb = await startPocketbase(copy);
  try {
    const late = '1999999999_something_came_late.js';
    await writeFile(join(copy.migrationsDir, late), 'migrate(() => {}, () => {});');
    const ledger = await LedgerCaller.of(pb);
    const ready = () => call(pb, 'GET', '/api/ledger/ready', { token: ledger.token });
    expect((await ready()).body).toEqual({
      pendingMigrations: [late],
      timeZones: true,
      storage: 'well',
    });
    await pb.restart();
    expect((await ready()).body).toEqual({
      pendingMigrations: [],
      timeZones: true,
      storage: 'well',
    });
  } finally {
    await pb.stop();
    await copy.remove();
  }
});
