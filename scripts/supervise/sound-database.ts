import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '#shared/plain-error.ts';

const advice: Record<string, string> = {
  'data.db': 'Put back the last backup of the data folder.',
  'auxiliary.db': 'It holds nothing but the log of PocketBase: move it away and start again.',
};

/** SQLite's numbers for a damaged file, and for one that is no database at all. */
const damaged = new Set([11, 26]);

function faultIn(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('PRAGMA quick_check(1)').get();
    return found?.quick_check === 'ok' ? undefined : String(found?.quick_check);
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
    const [line] = fault.split('\n');
    throw new PlainError(`The database ${file} is damaged (${line}). ${whatToDo}`);
  }
}
