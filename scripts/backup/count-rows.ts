import { DatabaseSync } from 'node:sqlite';

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
