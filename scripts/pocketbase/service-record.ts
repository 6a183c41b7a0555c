import { join } from 'node:path';
import { z } from 'zod';
import { PlainError } from '#shared/plain-error.ts';
import { superuserFile } from './credentials.ts';
import { freshIdentity, type Identity, keepIdentity, readIdentity } from './identity.ts';
import type { CredentialsPlace } from './upsert-superuser.ts';

const sessionShape = z.object({ token: z.string() });
const foundShape = z.object({ items: z.array(z.object({ id: z.string() })) });
const serviceEmail = 'api@local.invalid';

/** Once PocketBase answers: the API's own record. Does nothing when its password fits. */
export async function ensureServiceRecord(
  place: CredentialsPlace & { url: string },
): Promise<Identity> {
  const path = join(place.secretsDir, 'service.json');
  const kept = await readIdentity(path);
  if (kept && (await logIn(place.url, 'services', kept))) return kept;
  const superuser = await readIdentity(superuserFile(place.secretsDir));
  const token = superuser && (await logIn(place.url, '_superusers', superuser));
  if (!token) {
    throw new PlainError(
      `The credentials in ${superuserFile(place.secretsDir)} no longer open PocketBase. Delete that file and start again: it will be made anew.`,
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
