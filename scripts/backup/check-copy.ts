import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readIdentity } from '#scripts/pocketbase/identity.ts';
import { PlainError } from '#shared/plain-error.ts';
import { faultIn } from './check-database.ts';

function refuse(what: string): never {
  throw new PlainError(
    `${what} No restore would take it, so nothing was backed up, and the older backups stay. ` +
      'See docs/operations.md under Bad days.',
  );
}

function isKnown(file: string, email: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('SELECT 1 FROM services WHERE email = ?').get(email) !== undefined;
  } finally {
    database.close();
  }
}

/**
 * What a restore asks of the database, asked of the copy, for which nobody waits. A fault would otherwise be found
 * when the last good backup has gone for one with the fault.
 */
export async function checkCopy(copy: string, dataDir: string): Promise<void> {
  const fault = faultIn(copy);
  if (fault !== undefined) refuse(`The database ${fault}`);
  const credentials = join(dataDir, 'service.json');
  const service = await readIdentity(credentials);
  if (service === undefined) refuse(`There is no ${credentials}.`);
  if (!isKnown(copy, service.email))
    refuse(`The database does not know the login in ${credentials}.`);
}
