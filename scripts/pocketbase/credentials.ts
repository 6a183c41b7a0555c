import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freshIdentity, type Identity, keepIdentity, readIdentity } from './identity.ts';
import { type CredentialsPlace, upsertSuperuser } from './upsert-superuser.ts';

// A reserved domain: no mail can ever be sent there.
const superuserEmail = 'superuser@local.invalid';

export const superuserFile = (secretsDir: string) => join(secretsDir, 'superuser.json');

/** Before PocketBase serves: its command line makes the superuser. Does nothing when there is one. */
export async function ensureSuperuser(place: CredentialsPlace): Promise<Identity> {
  const path = superuserFile(place.secretsDir);
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
