import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What the database in a command's data folder says of every generation, whoever serves it. */
export function generationStates({ folder }: { folder: string }): unknown[] {
  const file = join(folder, 'data', 'pocketbase', 'data.db');
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT state FROM generations').all();
  database.close();
  return rows.map(({ state }) => state);
}
