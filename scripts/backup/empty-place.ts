import { readdir } from 'node:fs/promises';
import { lockName } from '#scripts/copy/folder-lock.ts';
import { requireWritableFolder } from '#scripts/supervise/preconditions.ts';
import { PlainError } from '#shared/plain-error.ts';

/** In the place itself, which may be a volume that nothing can be renamed into. */
export const asideName = '.restoring';

/** The lock is what a start leaves that was refused. */
const ignored = new Set([asideName, lockName, 'lost+found']);

export function notEmpty(dataDir: string): PlainError {
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
