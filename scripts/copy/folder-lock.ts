import { join } from 'node:path';
import { lockFile } from '#scripts/command/file-lock.ts';
import { PlainError } from '#shared/plain-error.ts';

/** Two who copy one database damage its copy. */
export function lockFolder(folder: string, refusal: string): () => void {
  const unlock = lockFile(join(folder, 'copy.lock'));
  if (!unlock) throw new PlainError(refusal);
  return unlock;
}
