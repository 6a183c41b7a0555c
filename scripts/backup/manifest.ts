import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** The last file of each backup: one without it is not whole. */
export const manifestName = 'manifest.json';

/** Of the files that stand in the data folder itself: logins, and the key to users' own models. */
export function isCredentialsName(name: string): boolean {
  return /^[\w-]+\.(json|key)$/.test(name);
}

export const manifestShape = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  postquill: z.string(),
  pocketbase: z.string(),
  /** How many rows each table of the database has. */
  rows: z.record(z.string(), z.number()),
  /** The SHA-256 of every other file. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.output<typeof manifestShape>;

/** Not an index of words and what SQLite keeps for it, which has no rows of its own. */
function tablesOf(database: DatabaseSync): string[] {
  const rows = database
    .prepare(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
       AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all();
  return rows.map(({ name }) => String(name));
}

export function countRows(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const counts = tablesOf(database).map((name) => {
      const row = database.prepare(`SELECT count(*) AS rows FROM "${name}"`).get();
      return [name, Number(row?.rows)] as const;
    });
    return Object.fromEntries(counts);
  } finally {
    database.close();
  }
}

export function totalOf(rows: Record<string, number>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
