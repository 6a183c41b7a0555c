import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '#shared/plain-error.ts';
import { countRows } from './count-rows.ts';
import type { Manifest } from './manifest.ts';

const sampled = 50;

export function fail(what: string): never {
  throw new PlainError(`${what} Nothing was put in place; take an older backup.`);
}

/** Every page of the file, every row that the backup counted, and some posts from one end to the other. */
export function checkDatabase(file: string, manifest: Manifest): void {
  if (!('posts' in manifest.rows)) fail('The backup holds no database of Postquill.');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('PRAGMA integrity_check(1)').get();
    if (found?.integrity_check !== 'ok') fail('The restored database is damaged.');
    const posts = database
      .prepare(
        `SELECT posts.text, users.id AS owner FROM posts LEFT JOIN users ON users.id = posts.userId
         ORDER BY random() LIMIT ${sampled}`,
      )
      .all();
    if (posts.some(({ text, owner }) => !text || !owner)) {
      fail('Posts in the restored database lack their text or their owner.');
    }
  } finally {
    database.close();
  }
  const counted = countRows(file);
  for (const [table, rows] of Object.entries(manifest.rows)) {
    if (counted[table] === rows) continue;
    fail(`The table ${table} has ${counted[table] ?? 'no'} rows, and the backup counted ${rows}.`);
  }
}
