import { constants, copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { notEmpty, requireEmpty } from './empty-place.ts';

const occupied = new Set(['EEXIST', 'ENOTEMPTY', 'ENOTDIR']);

/** Never over what a Postquill that was started meanwhile has made. */
export async function putInPlace(aside: string, dataDir: string): Promise<void> {
  await requireEmpty(dataDir);
  const files = (await readdir(aside)).filter((name) => name !== 'pocketbase').sort();
  const placed: string[] = [];
  try {
    // Not renamed, which would replace a file, and not linked, which not every file system can do.
    for (const name of files) {
      await copyFile(join(aside, name), join(dataDir, name), constants.COPYFILE_EXCL);
      placed.push(join(dataDir, name));
    }
    // The database last: credentials without one are no installation, and no start takes them.
    await rename(join(aside, 'pocketbase'), join(dataDir, 'pocketbase'));
  } catch (error) {
    for (const path of placed) await rm(path, { force: true });
    throw occupied.has((error as NodeJS.ErrnoException).code ?? '') ? notEmpty(dataDir) : error;
  }
  await rm(aside, { recursive: true });
}
