import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '#shared/plain-error.ts';

export const lockName = 'copy.lock';

/**
 * SQLite's lock on a file of its own: the system takes it from whoever dies, however they do, so that none is
 * ever left behind. Two who copy one database damage its copy.
 */
export function lockFolder(folder: string, refusal: string): () => void {
  const lock = new DatabaseSync(join(folder, lockName), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new PlainError(refusal);
  }
  return () => lock.close();
}
