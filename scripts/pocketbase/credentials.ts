import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PlainError } from '#shared/plain-error.ts';
import { type PocketbasePlace, pocketbasePlaceArguments } from './arguments.ts';
import { freshIdentity, type Identity, keepIdentity, readIdentity } from './identity.ts';

export interface CredentialsPlace extends Pick<PocketbasePlace, 'hooksDir' | 'migrationsDir'> {
  binary: string;
  pocketbaseDataDir: string;
  /** Where superuser.json and service.json are kept, readable by this user alone. */
  secretsDir: string;
}

// A reserved domain: no mail can ever be sent there.
const superuserEmail = 'superuser@local.invalid';

/** Before PocketBase serves: its command line makes the superuser. Does nothing when there is one. */
export async function ensureSuperuser(place: CredentialsPlace): Promise<Identity> {
  const path = join(place.secretsDir, 'superuser.json');
  await mkdir(place.pocketbaseDataDir, { recursive: true, mode: 0o700 });
  await mkdir(place.secretsDir, { recursive: true, mode: 0o700 });
  await chmod(place.secretsDir, 0o700);
  const kept = await readIdentity(path);
  if (kept && existsSync(join(place.pocketbaseDataDir, 'data.db'))) return kept;
  const identity = kept ?? freshIdentity(superuserEmail);
  await upsertSuperuser(place, identity);
  // Last: had it been written first, a crash in between would leave a file that opens nothing.
  await keepIdentity(path, identity);
  return identity;
}

async function upsertSuperuser(place: CredentialsPlace, identity: Identity): Promise<void> {
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
