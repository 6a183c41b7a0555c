import { requireWritableFolder } from '#scripts/supervise/preconditions.ts';
import { PlainError } from '#shared/plain-error.ts';
import { installationIn } from './installation.ts';

/** In the place itself, which may be a volume that nothing can be renamed into. */
export const asideName = '.restoring';

export function notEmpty(dataDir: string): PlainError {
  return new PlainError(
    `${dataDir} is not empty: it holds ${installationIn(dataDir).join(', ')}. Stop Postquill, move the folder away ` +
      `(mv ${dataDir} ${dataDir}.old) and restore again, as docs/operations.md says under Restore, or set DATA_DIR to an empty place.`,
  );
}

/** What is no Postquill's may be there: nothing is written over it. */
export async function requireEmpty(dataDir: string): Promise<void> {
  requireWritableFolder(dataDir, 'DATA_DIR');
  if (installationIn(dataDir).length > 0) throw notEmpty(dataDir);
}
