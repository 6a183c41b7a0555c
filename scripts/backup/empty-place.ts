import { constants, copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockName } from '#scripts/copy/folder-lock.ts';
import { requireWritableFolder } from '#scripts/supervise/preconditions.ts';
import { PlainError } from '#shared/plain-error.ts';

/** In the place itself, which may be a volume that nothing can be renamed into. */
export const asideName = '.restoring';

/** The lock is what a start leaves that was refused. */
const ignored = new Set([asideName, lockName, 'lost+found']);

function notEmpty(dataDir: string): PlainError {
  return new PlainError(
    `${dataDir} is not empty. Stop Postquill, move the folder away (mv ${dataDir} ${dataDir}.old) and ` +
      'restore again, or set DATA_DIR to an empty place.',
  );
}

export async function requireEmpty(dataDir: string): Promise<void> {
  requireWritableFolder(dataDir, 'DATA_DIR');
  const found = (await readdir(dataDir)).filter((name) => !ignored.has(name));
  if (found.length > 0) throw notEmpty(dataDir);
}

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
    // The database last: credentials without one are no installation, and a start would make a new one.
    await rename(join(aside, 'pocketbase'), join(dataDir, 'pocketbase'));
  } catch (error) {
    for (const path of placed) await rm(path, { force: true });
    throw occupied.has((error as NodeJS.ErrnoException).code ?? '') ? notEmpty(dataDir) : error;
  }
  await rm(aside, { recursive: true });
}
