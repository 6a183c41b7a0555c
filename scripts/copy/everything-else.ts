import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#api/env.ts';
import { newestFirst } from '#scripts/backup/backup-name.ts';
import { decrypt } from '#scripts/backup/encryption.ts';
import { refusalOfPlain } from '#scripts/backup/restore-backup.ts';
import { backupKey, backupPlace } from '#scripts/backup/settings.ts';
import { unpack } from '#scripts/backup/unpack.ts';

/**
 * The copy holds the database alone. Pictures and credentials come from the newest backup: its name, or
 * nothing where there is none.
 */
export async function unpackEverythingElse(
  env: Environment,
  folder: string,
): Promise<string | undefined> {
  const database = join(folder, 'pocketbase', 'data.db');
  await mkdir(join(folder, 'pocketbase'), { recursive: true, mode: 0o700 });
  if (env.BACKUP_TO === undefined) return undefined;
  const place = backupPlace(env);
  const [name] = newestFirst(await place.list());
  if (name === undefined) return undefined;
  const key = backupKey(env);
  const refusal = refusalOfPlain(name, key !== undefined, false);
  await unpack(decrypt(await place.get(name), key, refusal), folder);
  await rm(database, { force: true });
  return name;
}
