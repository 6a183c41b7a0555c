import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backupNote } from '#api/watch/last-backup.ts';
import { asTyped } from '#scripts/command/as-typed.ts';
import { begunFile } from '#scripts/copy/own-life.ts';
import { superuserFile } from '#scripts/pocketbase/credentials.ts';
import { PlainError } from '#shared/plain-error.ts';

/**
 * Nothing of these is written before there is a database. A first start that was killed may leave a life without one,
 * and whoever runs other machines puts `service.json` and keys into an empty folder.
 */
const writtenAfter = [begunFile, superuserFile, backupNote];

/** A start would begin with nobody in it, and copy that over what is in the copy. */
export function requireDatabase(dataDir: string): void {
  const file = join(dataDir, 'pocketbase', 'data.db');
  const bytes = statSync(file, { throwIfNoEntry: false })?.size;
  if (bytes !== undefined && bytes > 0) return;
  const left = writtenAfter.map((pathIn) => pathIn(dataDir)).find((path) => existsSync(path));
  if (left === undefined) return;
  const [what, command] = existsSync(begunFile(dataDir))
    ? ['the copy', asTyped('restore', '--copy')]
    : ['the last backup', asTyped('restore')];
  throw new PlainError(
    `${dataDir} has lost its database: ${basename(left)} is there, and ${file} is ${bytes === 0 ? 'empty' : 'not'}. ` +
      `Put back ${what}: ${command}, as docs/operations.md says under Restore.`,
  );
}
