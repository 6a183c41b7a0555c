import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { obtainPocketbase } from '#scripts/obtain/obtain.ts';
import { pocketbasePlaceArguments } from '#scripts/pocketbase/arguments.ts';
import type { Allowance, SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { copyPocketbase } from '#tests/harness/database/pocketbase-copy.ts';
import { ask, order } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { startApi } from '#tests/harness/stack.ts';
import { call, expectOk, logIn } from '../calls.ts';
import { firstPerson, firstReleaseFolder } from './first-release.ts';

const { generationsPerMonth } = rules.plans.free;
const person = await firstPerson();

let dir: string;

beforeEach(async () => {
  dir = await firstReleaseFolder();
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** What is in the file, whoever may see it. */
function rowsIn(): unknown {
  const database = new DatabaseSync(join(dir, 'data.db'), { readOnly: true });
  const all = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  const rows = {
    people: all('SELECT id, email, password FROM users'),
    posts: all('SELECT id, userId, text FROM posts ORDER BY id'),
    generations: all('SELECT id, userId, key, state, period, slot FROM generations ORDER BY id'),
    migrations: all('SELECT file FROM _migrations ORDER BY file').map(({ file }) => file),
  };
  database.close();
  return rows;
}

test('a data folder of the first release serves under today’s code, with all that was in it', async () => {
  const pb = await startPocketbase({ dir });
  const api = await startApi(pb);
  try {
    const token = await logIn(pb, 'users', person);
    const saved = '/api/collections/posts/records';
    const { items } = await expectOk(call<{ items: SavedPost[] }>(pb, 'GET', saved, { token }));
    expect(new Set(items.map(({ text }) => text))).toEqual(new Set(person.posts));
    const path = '/api/account/allowance';
    const allowance = () => expectOk(call<Allowance>(pb, 'GET', path, { token }));
    expect(await allowance()).toMatchObject({
      plan: 'free',
      used: person.generations,
      left: generationsPerMonth - person.generations,
      savedPosts: { used: person.posts.length },
    });
    const statuses = [];
    for (let times = person.generations; times <= generationsPerMonth; times += 1) {
      statuses.push((await ask(api.url, token, order())).status);
    }
    expect(statuses.at(-1)).toBe(402);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect((await allowance()).left).toBe(0);
  } finally {
    await api.kill();
    await pb.stop();
  }
});

test('a migration that fails is named and changes nothing: the version before goes on', async () => {
  const copy = await copyPocketbase();
  // Of today's version already, so that only the one that fails is new.
  await (await startPocketbase({ dir })).stop();
  const before = rowsIn();
  const broken = '1999999999_half_of_it_works.js';
  const half = `migrate((app) => {
    app.db().newQuery("UPDATE posts SET text = 'lost'").execute();
    throw new Error('no further');
  }, () => {});`;
  await writeFile(join(copy.migrationsDir, broken), half);
  const starting = startPocketbase({ ...copy, dir });
  await expect(starting).rejects.toThrow(broken);
  await expect(starting).rejects.toThrow('no further');
  expect(rowsIn()).toEqual(before);
  const pb = await startPocketbase({ dir });
  expect(await logIn(pb, 'users', person)).not.toBe('');
  await pb.stop();
  await copy.remove();
});

test('going back: today’s migrations undone leave rows and migrations as the version before had them', async () => {
  const before = rowsIn();
  await (await startPocketbase({ dir })).stop();
  const today = (await readdir('pocketbase/pb_migrations')).length;
  const theirs = (before as { migrations: string[] }).migrations.filter((file) =>
    file.endsWith('.js'),
  ).length;
  const undo = promisify(execFile)(await obtainPocketbase(), [
    'migrate',
    'down',
    String(today - theirs),
    ...pocketbasePlaceArguments({ dataDir: dir }),
  ]);
  // It asks first.
  undo.child.stdin?.end('y\n');
  await undo;
  expect(rowsIn()).toEqual(before);
});
