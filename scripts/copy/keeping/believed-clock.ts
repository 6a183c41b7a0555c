import { DatabaseSync } from 'node:sqlite';
import { rules } from '#shared/rules.ts';

const furthestMilliseconds = rules.clock.believedHours * 3_600_000;

/**
 * Whether it says about what PocketBase believed last, whose job tells the operator where it does not. One that has
 * noted nothing yet has believed every clock; before the migration that makes the table nobody knows.
 */
export function isClockBelieved(file: string, now: number): boolean {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    const known = "SELECT 1 FROM sqlite_master WHERE name = 'believed_clock'";
    if (database.prepare(known).get() === undefined) return false;
    const row = database.prepare('SELECT believed FROM believed_clock').get();
    if (row === undefined) return true;
    return Math.abs(now - Date.parse(String(row.believed))) <= furthestMilliseconds;
  } finally {
    database.close();
  }
}
