import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlainError } from '#shared/plain-error.ts';
import { type PocketbasePlace, pocketbasePlaceArguments } from './arguments.ts';
import type { Identity } from './identity.ts';

export interface CredentialsPlace extends Pick<PocketbasePlace, 'hooksDir' | 'migrationsDir'> {
  binary: string;
  pocketbaseDataDir: string;
  /** Where superuser.json and service.json are kept, readable by this user alone. */
  secretsDir: string;
}

export async function upsertSuperuser(place: CredentialsPlace, identity: Identity): Promise<void> {
  const { hooksDir, migrationsDir, pocketbaseDataDir: dataDir } = place;
  const { email, password } = identity;
  const placeArguments = pocketbasePlaceArguments({ dataDir, hooksDir, migrationsDir });
  try {
    // After the two dashes nothing is taken for a flag, not even a password that begins with one.
    const values = ['--', email, password];
    await promisify(execFile)(place.binary, ['superuser', 'upsert', ...placeArguments, ...values]);
  } catch (error) {
    // Node's own message repeats the command line, and with it the password; PocketBase's may as well.
    const complaint =
      error instanceof Error && 'stderr' in error ? error.stderr || error.message : error;
    const [reason] = String(complaint).replaceAll(password, '[password]').split('\n');
    throw new PlainError(`PocketBase could not create its superuser. ${reason}`);
  }
}
