import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '#shared/plain-error.ts';

/** What this database has been through; one that PocketBase never opened has no such list. */
function appliedTo(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const list = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '_migrations'";
    if (database.prepare(list).get() === undefined) return [];
    // PocketBase's own are Go's.
    const rows = database.prepare("SELECT file FROM _migrations WHERE file LIKE '%.js'").all();
    return rows.map((row) => String(row.file));
  } catch (error) {
    // PocketBase will say what else is wrong with it.
    if (error instanceof Error && 'errcode' in error) return [];
    throw error;
  } finally {
    database.close();
  }
}

/** The first of those that this code does not have: the database is one of a newer Postquill. */
export function unknownMigration(root: string, folder: string): string | undefined {
  const known = new Set(readdirSync(join(root, 'pocketbase', 'pb_migrations')));
  const applied = appliedTo(join(folder, 'data.db'));
  return applied.filter((name) => !known.has(name)).toSorted()[0];
}

/** Before anything is written to it: older code knows neither the columns nor the rules of a newer database. */
export function requireKnownMigrations(root: string, folder: string): void {
  const file = join(folder, 'data.db');
  const unknown = existsSync(file) ? unknownMigration(root, folder) : undefined;
  if (unknown === undefined) return;
  throw new PlainError(
    `The database ${file} is one of a newer Postquill (it has been through ${unknown}): start that, or go back as docs/operations.md says under Upgrade.`,
  );
}
