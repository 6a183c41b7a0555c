import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Overwrites the page in which the collection's table begins, while nobody has the database open. */
export async function damage(dataDir: string, collection: string): Promise<void> {
  const file = join(dataDir, 'data.db');
  const database = new DatabaseSync(file, { readOnly: true });
  const { rootpage } = database
    .prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?')
    .get(collection) as { rootpage: number };
  const { page_size } = database.prepare('PRAGMA page_size').get() as { page_size: number };
  database.close();
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(page_size, 0xff), 0, page_size, (rootpage - 1) * page_size);
  await handle.close();
}

/** An index that lacks a row of its table, which neither a page nor a query by another way shows. */
export function spoilIndex(dataDir: string): void {
  const file = join(dataDir, 'data.db');
  const change = (...statements: string[]) => {
    const database = new DatabaseSync(file);
    database.enableDefensive?.(false);
    for (const sql of statements) database.exec(sql);
    database.close();
  };
  change('CREATE TABLE notes (text TEXT)', 'CREATE INDEX note_texts ON notes (text)');
  const define = (sql: string) => [
    'PRAGMA writable_schema = ON',
    `UPDATE sqlite_schema SET sql = '${sql}' WHERE name = 'note_texts'`,
  ];
  change(...define('CREATE INDEX note_texts ON notes (text) WHERE false'));
  change("INSERT INTO notes VALUES ('A note')");
  change(...define('CREATE INDEX note_texts ON notes (text)'));
}
