import { join } from 'node:path';
import { lockFile } from '#scripts/command/file-lock.ts';
import { PlainError } from '#shared/plain-error.ts';

export const lockName = 'copy.lock';

/** Two who copy one database damage its copy. */
export function lockFolder(folder: string, refusal: string): () => void {
  const unlock = lockFile(join(folder, lockName));
  if (!unlock) throw new PlainError(refusal);
  return unlock;
}
