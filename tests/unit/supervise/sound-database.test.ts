import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saidOfDamage } from '#scripts/backup/said-of-damage.ts';
import { requireSoundDatabase } from '#scripts/supervise/sound-database.ts';

const large = 3_000_000_000;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sound-test-'));
  file = join(folder, 'data.db');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** With an index that lacks what its table has. */
function makeUnsound(): void {
  const database = new DatabaseSync(file);
  database.enableDefensive?.(false);
  database.exec('CREATE TABLE a (b TEXT); CREATE INDEX c ON a (b)');
  database.exec('PRAGMA writable_schema = ON');
  database.exec("UPDATE sqlite_schema SET rootpage = 1 WHERE name = 'c'");
  database.close();
}

test('a database is read to its end before a start', () => {
  makeUnsound();
  expect(() => requireSoundDatabase(folder)).toThrow(/is damaged/);
});

test('what is said of it says what SQLite found, without the line that only names the file', () => {
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE a (b TEXT)');
  const insert = database.prepare('INSERT INTO a VALUES (?)');
  for (let row = 0; row < 100; row += 1) insert.run('x'.repeat(200));
  database.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, 4_096 * 2, 4_096 * 3));
  expect(() => requireSoundDatabase(folder)).toThrow(/is damaged \(Tree \d.*\)\. Put back/);
  expect(saidOfDamage('*** in database main ***')).toBe('');
});

test('of a large one only the first page is read, since a start must not take minutes', () => {
  makeUnsound();
  truncateSync(file, large);
  expect(() => requireSoundDatabase(folder)).not.toThrow();
});

test('that is enough to find one that is none', () => {
  writeFileSync(file, 'This is no database. '.repeat(1_000));
  truncateSync(file, large);
  expect(() => requireSoundDatabase(folder)).toThrow(/is damaged/);
});
