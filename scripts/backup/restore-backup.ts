import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Environment } from '#api/env.ts';
import { PlainError } from '#shared/plain-error.ts';
import { isBackupName, newestFirst } from './backup-name.ts';
import { checkDatabase } from './check-database.ts';
import { checkLogin } from './check-restored.ts';
import { asideName, requireEmpty } from './empty-place.ts';
import { decrypt } from './encryption.ts';
import type { Manifest } from './manifest.ts';
import { folderPlace } from './places/folder.ts';
import type { BackupPlace } from './places/place.ts';
import { putInPlace } from './put-in-place.ts';
import { backupKey, backupPlace } from './settings.ts';
import { unpack } from './unpack.ts';

/**
 * Whoever can write to the place could put a backup of their own there, with accounts they know: without a key
 * they cannot encrypt it.
 */
export function refusalOfPlain(name: string, hasKey: boolean, named: boolean): string | undefined {
  if (name.endsWith('.enc'))
    return `${name} is not encrypted although its name says so: it is damaged, or not yours.`;
  if (!hasKey || named) return undefined;
  return `${name} is not encrypted, and BACKUP_KEY is set. If it is yours, restore it by its name.`;
}

interface Chosen {
  place: BackupPlace;
  name: string;
}

/** A file, a name in BACKUP_TO, or without either the newest one there. */
async function choose(env: Environment, wanted: string | undefined): Promise<Chosen> {
  if (wanted !== undefined && existsSync(wanted)) {
    const path = resolve(wanted);
    if (statSync(path).isDirectory()) {
      throw new PlainError(`${wanted} is a folder: name a backup in it, or set BACKUP_TO to it.`);
    }
    return { place: folderPlace(resolve(path, '..')), name: basename(path) };
  }
  const place = backupPlace(env);
  if (wanted !== undefined && !isBackupName(wanted)) {
    throw new PlainError(`There is no backup ${wanted}.`);
  }
  const name = wanted ?? newestFirst(await place.list())[0];
  if (name === undefined) throw new PlainError(`There is no backup in ${place.where}.`);
  return { place, name };
}

export interface Restored {
  name: string;
  dataDir: string;
  manifest: Manifest;
}

export async function restoreBackup(
  env: Environment,
  wanted: string | undefined,
  obtainPocketbase: () => Promise<string>,
): Promise<Restored> {
  const { dataDir } = env;
  await requireEmpty(dataDir);
  const { place, name } = await choose(env, wanted);
  const key = backupKey(env);
  const refusal = refusalOfPlain(name, key !== undefined, wanted !== undefined);
  const pocketbase = await obtainPocketbase();
  const aside = join(dataDir, asideName);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  await chmod(dataDir, 0o700);
  try {
    const manifest = await unpack(decrypt(await place.get(name), key, refusal), aside);
    checkDatabase(join(aside, 'pocketbase', 'data.db'), manifest);
    await checkLogin(aside, pocketbase);
    await putInPlace(aside, dataDir);
    return { name, dataDir, manifest };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
