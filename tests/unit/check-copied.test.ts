import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { checkCopied } from '#scripts/copy/check-copied.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-copied-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a row that belongs to nobody is told of, and the rest is of use', () => {
  const file = join(folder, 'data.db');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE _collections (id TEXT, name TEXT, fields TEXT)');
  for (const name of ['users', 'posts', 'generations', 'subscriptions', 'services']) {
    database.exec(`CREATE TABLE ${name} (id TEXT, userId TEXT)`);
    const type = { type: 'relation', name: 'userId', collectionId: 'users' };
    const fields = name === 'posts' ? [{ ...type, cascadeDelete: true, maxSelect: 1 }] : [];
    database
      .prepare('INSERT INTO _collections VALUES (?, ?, ?)')
      .run(name, name, JSON.stringify(fields));
  }
  database.exec(`INSERT INTO users VALUES ('one', ''); INSERT INTO posts VALUES ('a', 'one')`);
  expect(checkCopied(file, 'quick_check').strays).toBeUndefined();
  database.exec(`INSERT INTO posts VALUES ('b', 'another')`);
  expect(checkCopied(file, 'quick_check')).toEqual({
    rows: expect.objectContaining({ posts: 2 }),
    strays: '1 rows of posts belong to nobody',
  });
  database.exec('DROP TABLE services');
  database.close();
  expect(() => checkCopied(file, 'quick_check')).toThrow('it has no table services');
});
