import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { saidOfDamage } from '#scripts/backup/said-of-damage.ts';
import { asTyped } from '#scripts/command/as-typed.ts';
import { PlainError } from '#shared/plain-error.ts';

const advice: Record<string, string> = {
  'data.db': `Put back the last backup: ${asTyped('restore')}, as docs/operations.md says under Restore.`,
  'auxiliary.db': 'It holds nothing but the log of PocketBase: move it away and start again.',
};

/** SQLite's numbers for a damaged file, and for one that is no database at all. */
const damaged = new Set([11, 26]);

/** Some seconds of reading. With a larger file every start would take minutes, after an accident as well. */
const readToItsEnd = 1_000_000_000;

function look(database: DatabaseSync, bytes: number): string {
  if (bytes <= readToItsEnd) {
    return String(database.prepare('PRAGMA quick_check(1)').get()?.quick_check);
  }
  // Its first page and what it says of the tables; PocketBase reads the rest each night.
  database.prepare('SELECT * FROM sqlite_schema').all();
  return 'ok';
}

function faultIn(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = look(database, statSync(file).size);
    return found === 'ok' ? undefined : found;
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    // Whatever else is wrong with it, PocketBase will say.
    return damaged.has(Number(error.errcode) & 255) ? error.message : undefined;
  } finally {
    database.close();
  }
}

/** Before anything is written to it: damage spreads, and PocketBase's own word for it is a stack trace. */
export function requireSoundDatabase(folder: string): void {
  for (const [name, whatToDo] of Object.entries(advice)) {
    const file = join(folder, name);
    const fault = existsSync(file) ? faultIn(file) : undefined;
    if (fault === undefined) continue;
    throw new PlainError(`The database ${file} is damaged${saidOfDamage(fault)}. ${whatToDo}`);
  }
}
