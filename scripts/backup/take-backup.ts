import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Environment } from '#api/env.ts';
import { noteBackup } from '#api/watch/last-backup.ts';
import { requireDatabase } from '#scripts/supervise/lost-database.ts';
import { PlainError } from '#shared/plain-error.ts';
import { archive } from './archive.ts';
import { nameOf, newestFirst } from './backup-name.ts';
import { encrypt } from './encryption.ts';
import type { Manifest } from './manifest.ts';
import { refuseOtherDatabase } from './other-database.ts';
import type { BackupPlace } from './places/place.ts';
import { backupKey, backupPlace } from './settings.ts';

const asidePrefix = '.backup-';

export interface Backup {
  name: string;
  where: string;
  bytes: number;
  encrypted: boolean;
  manifest: Manifest;
  removed: number;
}

/** In the data folder, closed to others. What a killed one left goes; of two at once the later wins. */
async function makeFolderAside(dataDir: string): Promise<string> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(asidePrefix)) await rm(join(dataDir, name), { recursive: true });
  }
  return mkdtemp(join(dataDir, asidePrefix));
}

/** The one just made stays, also beside names that a wrong clock dated in the future. */
export async function removeOld(place: BackupPlace, keep: number, newest: string): Promise<number> {
  try {
    const others = newestFirst(await place.list()).filter((name) => name !== newest);
    const old = others.slice(keep - 1);
    for (const name of old) await place.remove(name);
    return old.length;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`${newest} is complete, but old backups could not be removed: ${reason}`);
  }
}

/** Of the database in the data folder, or of the one that is named. */
export async function takeBackup(env: Environment, root: string, named?: string): Promise<Backup> {
  const { dataDir } = env;
  const database = named ?? join(dataDir, 'pocketbase', 'data.db');
  const place = backupPlace(env);
  const key = backupKey(env);
  if (named === undefined) {
    await refuseOtherDatabase(env);
    requireDatabase(dataDir);
  }
  if (!existsSync(database)) {
    throw new PlainError(
      named
        ? `There is no database ${named}.`
        : `There is nothing to back up in ${dataDir}: it holds no database.`,
    );
  }
  // Before the work: whoever cannot list cannot remove old ones either.
  await place.requireWritable?.();
  await place.list();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const made = new Date();
  const name = nameOf(made, key !== undefined);
  const aside = await makeFolderAside(dataDir);
  try {
    const { content, manifest } = archive({ dataDir, database, aside, made, postquill: version });
    let bytes = 0;
    await pipeline(Readable.from(content), createGzip(), async (packed) => {
      bytes = await place.put(name, key === undefined ? packed : encrypt(packed, key));
    });
    await noteBackup(dataDir, made);
    const removed = await removeOld(place, env.BACKUP_KEEP, name);
    const encrypted = key !== undefined;
    return { name, where: place.where, bytes, encrypted, manifest: await manifest, removed };
  } catch (error) {
    // What a system or SQLite says has a code; anything else is our mistake.
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new PlainError(`The backup could not be made: ${error.message}.`);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
