import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '#shared/plain-error.ts';
import { countRows } from './count-rows.ts';
import type { Manifest } from './manifest.ts';
import { saidOfDamage } from './said-of-damage.ts';

const sampled = 50;

/** SQLite's numbers for a damaged file, and for one that is no database at all. */
const damaged = new Set([11, 26]);

export function fail(what: string): never {
  throw new PlainError(`${what} Nothing was put in place; take an older backup.`);
}

function look(database: DatabaseSync): string | undefined {
  const found = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
  if (found !== 'ok') return `is damaged${saidOfDamage(String(found))}.`;
  const posts = database
    .prepare(
      `SELECT posts.text, users.id AS owner FROM posts LEFT JOIN users ON users.id = posts.userId
       ORDER BY random() LIMIT ${sampled}`,
    )
    .all();
  const whole = posts.every(({ text, owner }) => text && owner);
  return whole ? undefined : 'has posts that lack their text or their owner.';
}

/** The end of a sentence about it: every page, every index, and some posts from one end to the other. */
export function faultIn(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return look(database);
  } catch (error) {
    const isDamage = error instanceof Error && 'errcode' in error;
    if (!isDamage || !damaged.has(Number(error.errcode) & 255)) throw error;
    return `is damaged${saidOfDamage(error.message)}.`;
  } finally {
    database.close();
  }
}

/** And every row that the backup counted. */
export function checkDatabase(file: string, manifest: Manifest): void {
  if (!('posts' in manifest.rows)) fail('The backup holds no database of Postquill.');
  const fault = faultIn(file);
  if (fault !== undefined) fail(`The restored database ${fault}`);
  const counted = countRows(file);
  for (const [table, rows] of Object.entries(manifest.rows)) {
    if (counted[table] === rows) continue;
    fail(`The table ${table} has ${counted[table] ?? 'no'} rows, and the backup counted ${rows}.`);
  }
}
