import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isQuery, printedStatements } from './printed.ts';
import { type Tour, takeTour } from './tour.ts';
import { writtenStatements } from './written.ts';

let tour: Tour;

beforeAll(async () => {
  tour = await takeTour();
});

afterAll(() => tour.stop());

const queries = () => [...new Set(tour.statements().filter(isQuery))];

/** As many rows after years as on the first day. */
const small = new Set([
  '_collections',
  '_migrations',
  '_params',
  '_superusers',
  'believed_clock',
  'services',
  'site_starts',
  'sqlite_master',
  'sqlite_schema',
]);

/** Rows that the statement itself has gathered: a few, or the ones it was asked for. */
const madeMeanwhile = new Set(['saved', 'today', 'first', 'meant']);

/** Why each of these reads a whole table. */
const allowed: [reason: string, statement: RegExp][] = [
  ['SQLite does not begin to read', / WHERE 1 = 0$/],
];

function scansOf(database: DatabaseSync, statement: string): string[] {
  return (
    database
      .prepare(`EXPLAIN QUERY PLAN ${statement}`)
      .all()
      .map(({ detail }) => String(detail))
      // That is how SQLite calls a search in its word index.
      .filter((detail) => !/^SCAN (post|generation)_words VIRTUAL TABLE INDEX 0:M\d/.test(detail))
      .map((detail) => /^SCAN (\S+)/.exec(detail)?.[1] ?? '')
      .filter((table) => table !== '' && !/^(CONSTANT|\()/.test(table) && !small.has(table))
      .filter((table) => !madeMeanwhile.has(table))
  );
}

/** Tables without rows and statistics, which SQLite plans for as for large ones. */
function emptyTables(): DatabaseSync {
  const filled = new DatabaseSync(join(tour.pb.dataDir, 'data.db'), { readOnly: true });
  const made = filled
    .prepare("SELECT sql FROM sqlite_master WHERE sql != '' AND name NOT LIKE 'sqlite_%'")
    .all()
    // The word index makes these itself.
    .filter(({ sql }) => !/^CREATE TABLE '(post|generation)_words_/.test(String(sql)));
  filled.close();
  const database = new DatabaseSync(':memory:');
  for (const { sql } of made) database.exec(String(sql));
  return database;
}

test('bytes are written as SQL has them, and an id that begins like them is left alone', () => {
  const printed = "[0.12ms] SELECT 1 WHERE '0xd''s0xdzk3' <> '' AND 0xff <> 0\nINFO started";
  const [statement = ''] = printedStatements(printed);
  expect(statement).toBe("SELECT 1 WHERE '0xd''s0xdzk3' <> '' AND x'ff' <> 0");
  const database = new DatabaseSync(':memory:');
  expect(database.prepare(statement).all()).toHaveLength(1);
  database.close();
});

test('the tour runs every statement that a hook spells out', async () => {
  const written = writtenStatements();
  const missing = () => {
    const printed = queries();
    return written
      .filter((each) => !each.isIn(printed))
      .map(({ file, text }) => `${file}: ${text}`);
  };
  await expect.poll(missing).toEqual([]);
});

test('no statement of ours or of PocketBase reads a whole table that grows', () => {
  const database = emptyTables();
  const found = queries()
    .filter((statement) => !allowed.some(([, pattern]) => pattern.test(statement)))
    .flatMap((statement) => scansOf(database, statement).map((table) => `${table}: ${statement}`));
  database.close();
  expect(found).toEqual([]);
});

/** As after years in which nobody had a row that belongs into one of the indexes of some rows only. */
function withOldStatistics(database: DatabaseSync): void {
  database.exec('ANALYZE');
  const indexes = database
    .prepare("SELECT name, tbl_name, sql FROM sqlite_master WHERE type = 'index'")
    .all();
  const note = database.prepare('INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (?, ?, ?)');
  for (const { name, tbl_name: table, sql } of indexes) {
    const columns = database.prepare('SELECT * FROM pragma_index_info(?)').all(String(name)).length;
    const rows = / WHERE /.test(String(sql)) ? '0' : '10000000';
    note.run(
      String(table),
      String(name),
      [rows, ...Array(columns).fill(rows === '0' ? '0' : '1')].join(' '),
    );
  }
  database.exec('ANALYZE sqlite_schema');
}

test('a row asked for by its id is looked up by it, whatever statistics say of other indexes', () => {
  const database = emptyTables();
  withOldStatistics(database);
  const asked = queries().filter((each) => /\bWHERE\s+(?:generations\.|posts\.)?id = '/.test(each));
  expect(asked.length).toBeGreaterThan(8);
  const others = asked.filter((statement) => {
    const [first] = database.prepare(`EXPLAIN QUERY PLAN ${statement}`).all();
    return !/\(id=\?\)/.test(String(first?.detail));
  });
  database.close();
  expect(others).toEqual([]);
});

test.each([
  ['timestamp DESC', 'posts_newest'],
  ['timestamp ASC', 'posts_newest'],
  ['changed DESC', 'posts_changed'],
  ['pinned DESC', 'posts_pinned'],
])('the first posts by %s are the first of the index that has this order', (order, index) => {
  const database = emptyTables();
  const pages = queries().filter(
    (statement) =>
      /^\s*SELECT id, .userId., text.*pinned, voice, changed/s.test(statement) &&
      !/post_words|WITH/.test(statement) &&
      statement.includes(`ORDER BY ${order}`),
  );
  expect(pages.length).toBeGreaterThan(0);
  for (const statement of pages) {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${statement}`).all();
    expect(plan.map(({ detail }) => detail).join('; '), statement).toContain(`INDEX ${index} `);
  }
  database.close();
});
