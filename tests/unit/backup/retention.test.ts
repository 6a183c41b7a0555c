import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameOf } from '#scripts/backup/backup-name.ts';
import { folderPlace } from '#scripts/backup/places/folder.ts';
import { removeOld } from '#scripts/backup/take-backup.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retention-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const [old, older, made, ahead, further] = [2021, 2020, 2022, 2090, 2091].map((year) =>
  nameOf(new Date(Date.UTC(year, 1, 1)), false),
) as [string, string, string, string, string];

async function left(keep: number, ...names: string[]): Promise<string[]> {
  for (const name of [made, ...names]) writeFileSync(join(folder, name), '');
  const removed = await removeOld(folderPlace(folder), keep, made);
  const found = readdirSync(folder).sort();
  expect(found).toHaveLength(names.length + 1 - removed);
  return found;
}

test('the newest stay', async () => {
  expect(await left(2, old, older)).toEqual([old, made]);
});

test.each([1, 2])(
  'of %i to keep the one just made stays beside names of the future',
  async (keep) => {
    const found = await left(keep, old, ahead, further);
    expect(found).toHaveLength(keep);
    expect(found).toContain(made);
  },
);
