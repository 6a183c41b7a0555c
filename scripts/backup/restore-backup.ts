import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Environment } from '#api/env.ts';
import { requireWritableFolder } from '#scripts/supervise/preconditions.ts';
import { PlainError } from '#shared/plain-error.ts';
import { isBackupName, newestFirst } from './backup-name.ts';
import { checkDatabase, checkLogin } from './check-restored.ts';
import { decrypt } from './encryption.ts';
import type { Manifest } from './manifest.ts';
import { folderPlace } from './places/folder.ts';
import type { BackupPlace } from './places/place.ts';
import { backupKey, backupPlace } from './settings.ts';
import { unpack } from './unpack.ts';

/** In the place itself, which may be a volume that nothing can be renamed into. */
const asideName = '.restoring';

const ignored = new Set([asideName, 'lost+found']);

async function requireEmpty(dataDir: string): Promise<void> {
  requireWritableFolder(dataDir, 'DATA_DIR');
  const found = (await readdir(dataDir)).filter((name) => !ignored.has(name));
  if (found.length === 0) return;
  throw new PlainError(
    `${dataDir} is not empty. Stop Postquill, move the folder away (mv ${dataDir} ${dataDir}.old) and ` +
      'restore again, or set DATA_DIR to an empty place.',
  );
}

interface Chosen {
  place: BackupPlace;
  name: string;
}

/** A file, a name in BACKUP_TO, or without either the newest one there. */
async function choose(env: Environment, wanted: string | undefined): Promise<Chosen> {
  if (wanted !== undefined && existsSync(wanted)) {
    const path = resolve(wanted);
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

async function putInPlace(aside: string, dataDir: string): Promise<void> {
  const names = await readdir(aside);
  // The database last: credentials without one are no installation, and a start would make a new one.
  for (const name of names.sort(
    (a, b) => Number(a === 'pocketbase') - Number(b === 'pocketbase'),
  )) {
    await rename(join(aside, name), join(dataDir, name));
  }
  await rm(aside, { recursive: true });
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
  const pocketbase = await obtainPocketbase();
  const aside = join(dataDir, asideName);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  await chmod(dataDir, 0o700);
  try {
    const manifest = await unpack(decrypt(await place.get(name), key), aside);
    checkDatabase(join(aside, 'pocketbase', 'data.db'), manifest);
    await checkLogin(aside, pocketbase);
    await putInPlace(aside, dataDir);
    return { name, dataDir, manifest };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
