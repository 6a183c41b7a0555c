import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { isClockBelieved } from '#scripts/copy/keeping/believed-clock.ts';

const folder = mkdtempSync(join(tmpdir(), 'believed-clock-'));
const file = join(folder, 'data.db');

afterAll(() => rmSync(folder, { recursive: true }));

const hour = 3_600_000;
const believed = Date.parse('2026-03-01T12:00:00.000Z');

test('lives of a copy go by a clock that the database believed within a day', () => {
  const database = new DatabaseSync(file);
  expect(isClockBelieved(file, believed)).toBe(false);
  database.exec('CREATE TABLE believed_clock (believed TEXT)');
  expect(isClockBelieved(file, believed)).toBe(true);
  database.exec("INSERT INTO believed_clock VALUES ('2026-03-01 12:00:00.000Z')");
  database.close();
  for (const hours of [-23, 0, 23])
    expect(isClockBelieved(file, believed + hours * hour)).toBe(true);
  for (const hours of [-25, 25, 31 * 24])
    expect(isClockBelieved(file, believed + hours * hour)).toBe(false);
});
