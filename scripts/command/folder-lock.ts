import { join } from 'node:path';
import { PlainError } from '#shared/plain-error.ts';
import { lockFile } from './file-lock.ts';

/** Two who write one database's copy damage it, and of two who serve it each runs every job of the night. */
export function lockFolder(folder: string, refusal: string): () => void {
  const unlock = lockFile(join(folder, 'running.lock'));
  if (!unlock) throw new PlainError(refusal);
  return unlock;
}
