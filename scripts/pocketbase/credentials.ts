import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { PlainError } from '#shared/plain-error.ts';
import { type PocketbasePlace, pocketbasePlaceArguments } from './arguments.ts';

export type Identity = z.output<typeof identityShape>;

export interface CredentialsPlace extends Pick<PocketbasePlace, 'hooksDir' | 'migrationsDir'> {
  binary: string;
  pocketbaseDataDir: string;
  /** Where superuser.json and service.json are kept, readable by this user alone. */
  secretsDir: string;
}

export const identityShape = z.object({ email: z.string(), password: z.string() });
const sessionShape = z.object({ token: z.string() });
const foundShape = z.object({ items: z.array(z.object({ id: z.string() })) });

// A reserved domain: no mail can ever be sent there.
const superuserEmail = 'superuser@local.invalid';
const serviceEmail = 'api@local.invalid';

function freshIdentity(email: string): Identity {
  return { email, password: randomBytes(24).toString('base64url') };
}

async function readIdentity(path: string): Promise<Identity | undefined> {
  if (!existsSync(path)) return undefined;
  try {
    return identityShape.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new PlainError(`${path} cannot be read as credentials. Delete it and start again.`);
  }
}

async function keepIdentity(path: string, identity: Identity): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(identity, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

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

/** Once PocketBase answers: the API's own record. Does nothing when its password fits. */
export async function ensureServiceRecord(
  place: CredentialsPlace & { url: string },
): Promise<Identity> {
  const path = join(place.secretsDir, 'service.json');
  const kept = await readIdentity(path);
  if (kept && (await logIn(place.url, 'services', kept))) return kept;
  const superuser = await readIdentity(join(place.secretsDir, 'superuser.json'));
  const token = superuser && (await logIn(place.url, '_superusers', superuser));
  if (!token) {
    throw new PlainError(
      `The credentials in ${join(place.secretsDir, 'superuser.json')} no longer open PocketBase. Delete that file and start again: it will be made anew.`,
    );
  }
  const identity = kept ?? freshIdentity(serviceEmail);
  await writeServiceRecord(place.url, token, identity);
  await keepIdentity(path, identity);
  return identity;
}

/** Undefined where the password does not fit. */
export async function logIn(
  url: string,
  collection: string,
  { email, password }: Identity,
): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/collections/${collection}/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: email, password }),
  });
  if (answer.status === 400) return undefined;
  return sessionShape.parse(await readAnswer(answer)).token;
}

async function writeServiceRecord(url: string, token: string, identity: Identity): Promise<void> {
  const records = `${url}/api/collections/services/records`;
  const filter = encodeURIComponent(`email = "${identity.email}"`);
  const headers = { Authorization: token, 'Content-Type': 'application/json' };
  const found = foundShape.parse(
    await readAnswer(await fetch(`${records}?filter=${filter}`, { headers })),
  );
  const [existing] = found.items;
  const { email, password } = identity;
  const answer = await fetch(existing ? `${records}/${existing.id}` : records, {
    method: existing ? 'PATCH' : 'POST',
    headers,
    body: JSON.stringify({ email, password, passwordConfirm: password }),
  });
  await readAnswer(answer);
}

async function readAnswer(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new PlainError(`PocketBase answered ${answer.url} with ${answer.status}.`);
  return answer.json();
}
