import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#api/env.ts';
import { asideName } from '#scripts/backup/empty-place.ts';
import { checkCopied } from '../check-copied.ts';
import { unpackEverythingElse } from '../everything-else.ts';
import { keepOwnLife } from '../own-life.ts';
import { standbyFolder } from '../standby-files.ts';

const asideIn = (dataDir: string) => join(standbyFolder(dataDir), asideName);

/** Whatever is wrong with the newest backup or its key shows while the first machine still works. */
export async function prepareEverythingElse(env: Environment): Promise<void> {
  const aside = asideIn(env.dataDir);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  await unpackEverythingElse(env, aside);
}

/** Answers with what belongs to nobody, in words. */
export async function putDatabaseInPlace(
  dataDir: string,
  followed: string,
  heir: string | undefined,
): Promise<string | undefined> {
  const aside = asideIn(dataDir);
  const database = join(aside, 'pocketbase', 'data.db');
  // A copy, which what follows in the end by mistake cannot reach.
  await copyFile(followed, database, constants.COPYFILE_FICLONE);
  const { strays } = checkCopied(database, 'quick_check');
  // Credentials that the operator has put here stay.
  for (const name of (await readdir(aside)).filter((each) => each !== 'pocketbase')) {
    if (!existsSync(join(dataDir, name))) await copyFile(join(aside, name), join(dataDir, name));
  }
  // The heir that the fence names, and nobody else, begins the next life.
  if (heir !== undefined) keepOwnLife(dataDir, heir);
  await rename(join(aside, 'pocketbase'), join(dataDir, 'pocketbase'));
  return strays;
}
