import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandPlace, type Place } from '#tests/harness/command.ts';

let place: Place;

beforeAll(async () => {
  place = await commandPlace({ prepared: true });
});

afterAll(() => place.clear());

test('a backup of a newer version is refused before anything is put in place', async () => {
  const database = new DatabaseSync(join(place.folder, 'data/pocketbase/data.db'));
  database.exec("INSERT INTO _migrations (file, applied) VALUES ('9999999999_posts_fly.js', 1)");
  database.close();
  const settings = { BACKUP_TO: join(place.folder, 'backups') };
  expect(await place.run('backup', [], settings).ended).toBe(0);
  const target = join(place.folder, 'target');
  const restore = place.run('restore', [], { ...settings, DATA_DIR: target });
  expect(await restore.ended).toBe(1);
  expect(restore.output()).toBe(
    'The restored database is one of a newer Postquill (it has been through 9999999999_posts_fly.js). Nothing was ' +
      'put in place; restore it with that version, or take an older backup.\n',
  );
  expect(readdirSync(target)).toEqual([]);
});
