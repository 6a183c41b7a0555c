import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupAgeSeconds } from '#api/watch/last-backup.ts';
import { commandPlace, type Place } from '#tests/harness/command.ts';
import { spoilIndex } from '#tests/harness/database/damage.ts';

const older = ['20250101', '20250102', '20250103'].map(
  (day) => `postquill-${day}T000000000Z.tar.gz`,
);

let place: Place;
let data: string;
let backups: string;

beforeEach(async () => {
  place = await commandPlace({ prepared: true });
  data = join(place.folder, 'data');
  backups = join(place.folder, 'backups');
  mkdirSync(backups);
  for (const name of older) writeFileSync(join(backups, name), 'an old one');
});

afterEach(() => place.clear());

function change(...statements: string[]): void {
  const database = new DatabaseSync(join(data, 'pocketbase/data.db'));
  database.exec(statements.join(';'));
  database.close();
}

test.each<[string, () => void, RegExp]>([
  [
    'an index that lacks a row',
    () => spoilIndex(join(data, 'pocketbase')),
    /^The database is damaged \(.+\)\. No restore would take it, so nothing was backed up,/,
  ],
  [
    'a post of nobody',
    () => change("INSERT INTO posts (id, userId, text) VALUES ('strange', 'nobody', 'A post')"),
    /^The database has posts that lack their text or their owner\. No restore/,
  ],
  [
    'another login for the API',
    () => change("UPDATE services SET email = 'another@local.invalid'"),
    /^The database does not know the login in .+service\.json\. No restore/,
  ],
  [
    'no login for the API',
    () => rmSync(join(data, 'service.json')),
    /^There is no .+service\.json\. No restore/,
  ],
])('%s is found before the backups that a restore would take are gone', async (_, spoil, says) => {
  spoil();
  const backup = place.run('backup', [], { BACKUP_TO: backups, BACKUP_KEEP: '1' });
  expect(await backup.ended).toBe(1);
  expect(backup.output()).toMatch(says);
  expect(backup.output().trim().split('\n')).toHaveLength(1);
  expect(readdirSync(backups).sort()).toEqual(older);
  expect(await backupAgeSeconds(data)).toBe(Number.POSITIVE_INFINITY);
});

test('an index that was made anew is backed up', async () => {
  spoilIndex(join(data, 'pocketbase'));
  change('REINDEX');
  const backup = place.run('backup', [], { BACKUP_TO: backups, BACKUP_KEEP: '1' });
  expect(await backup.ended).toBe(0);
  expect(backup.output()).toContain('The database in it is sound, with the login of the API.');
  expect(readdirSync(backups)).toHaveLength(1);
  expect(await backupAgeSeconds(data)).toBeLessThan(Number.POSITIVE_INFINITY);
  const restored = place.run('restore', [], {
    BACKUP_TO: backups,
    DATA_DIR: join(place.folder, 'restored'),
  });
  expect(await restored.ended).toBe(0);
});
