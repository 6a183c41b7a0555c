import type { DatabaseSync } from 'node:sqlite';
import type { RunningPostgres } from '#tests/harness/database/postgres.ts';

const types: Record<string, string> = {
  TEXT: "TEXT NOT NULL DEFAULT ''",
  NUMERIC: 'NUMERIC NOT NULL DEFAULT 0',
  BOOLEAN: 'BOOLEAN NOT NULL DEFAULT FALSE',
  JSON: 'JSON',
  'VARCHAR(255)': 'TEXT',
  INTEGER: 'NUMERIC',
};

const randomId = "TEXT PRIMARY KEY DEFAULT 'r' || md5(random()::text)";

interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

function tablesOf(database: DatabaseSync): Table[] {
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('_') || name === '_migrations')
    .filter((name) => !/^(post|generation)_words/.test(name));
  return names.map((name) => ({
    name,
    columns: database
      .prepare('SELECT name, type FROM pragma_table_info(?)')
      .all(name)
      .map((column) => ({ name: String(column.name), type: String(column.type) })),
  }));
}

function literal(value: unknown, type: string): string {
  if (value === null) return 'NULL';
  if (type === 'BOOLEAN') return value === 1 ? 'TRUE' : 'FALSE';
  return `'${String(value).replaceAll("'", "''")}'`;
}

function creation({ name, columns }: Table): string {
  const lines = columns.map((column) => {
    return `"${column.name}" ${column.name === 'id' ? randomId : types[column.type]}`;
  });
  return `CREATE TABLE "${name}" (${lines.join(', ')});`;
}

function rowsOf(database: DatabaseSync, { name, columns }: Table): string[] {
  const rows = database.prepare(`SELECT * FROM "${name}"`).all();
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  return rows.map((row) => {
    const values = columns.map((column) => literal(row[column.name], column.type));
    return `INSERT INTO "${name}" (${names}) VALUES (${values.join(', ')});`;
  });
}

/** PocketBase's tables with their rows and indexes, with the types that PostgreSQL has for them. */
export function moveToPostgres(database: DatabaseSync, postgres: RunningPostgres): void {
  const tables = tablesOf(database);
  const indexes = tables.flatMap(({ name }) =>
    database
      .prepare("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql != '' AND tbl_name = ?")
      .all(name)
      .map(({ sql }) => `${String(sql).replaceAll('`', '"').replaceAll(' COLLATE NOCASE', '')};`),
  );
  const rows = tables.flatMap((table) => rowsOf(database, table));
  postgres.run(['\\set ON_ERROR_STOP on', ...tables.map(creation), ...rows, ...indexes].join('\n'));
}

/** What a statement answered: its rows in no order, or how many it changed. */
export type Told = { rows: string[] } | { error: string };

const answers = (statement: string) => /^SELECT|\bRETURNING\b/.test(statement);

function plain(row: Record<string, unknown>): string {
  const values = Object.entries(row).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, value ? 1 : 0];
    return [name, value === null ? '' : value];
  });
  return JSON.stringify(values.toSorted());
}

export function askSqlite(database: DatabaseSync, statement: string): Told {
  database.exec('BEGIN');
  try {
    const prepared = database.prepare(statement);
    if (answers(statement)) return { rows: prepared.all().map(plain).toSorted() };
    return { rows: [String(prepared.run().changes)] };
  } finally {
    database.exec('ROLLBACK');
  }
}

/** Each in a transaction that is undone, so that all of them meet the same rows. */
function undone(statement: string): string {
  const sql = statement.replaceAll('`', '"');
  const asked = answers(statement)
    ? `WITH answer AS (${sql}) SELECT coalesce(json_agg(answer), '[]') FROM answer;`
    : `${sql};\n\\echo :ROW_COUNT`;
  return `BEGIN;\n${asked}\n\\echo ::error :ERROR :LAST_ERROR_MESSAGE\nROLLBACK;\n\\echo ::next`;
}

function toldOf(printed: string, statement: string): Told {
  const [answer = '', error = ''] = printed.split('::error ');
  if (!error.startsWith('false')) return { error: error.replace('true ', '').trim() };
  if (!answers(statement)) return { rows: [answer.trim()] };
  return { rows: JSON.parse(answer).map(plain).toSorted() };
}

export function askPostgres(postgres: RunningPostgres, statements: string[]): Told[] {
  const printed = postgres.run(statements.map(undone).join('\n')).split('::next\n');
  return statements.map((statement, at) => toldOf(printed[at] ?? '', statement));
}
