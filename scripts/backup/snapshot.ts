import { DatabaseSync } from 'node:sqlite';

/** As PocketBase waits for another program. */
const busyMilliseconds = 10_000;

/**
 * The database as it is at one moment, in a file of its own, while others write. A reading like any other
 * to SQLite: nobody waits for it, and what was deleted long ago is not in the copy.
 */
export function snapshot(database: string, copy: string): void {
  const source = new DatabaseSync(database, { readOnly: true, timeout: busyMilliseconds });
  try {
    source.prepare('VACUUM INTO ?').run(copy);
  } finally {
    source.close();
  }
}
