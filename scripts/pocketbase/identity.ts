import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { PlainError } from '#shared/plain-error.ts';

export type Identity = z.output<typeof identityShape>;

export const identityShape = z.object({ email: z.string(), password: z.string() });

export function freshIdentity(email: string): Identity {
  return { email, password: randomBytes(24).toString('base64url') };
}

export async function readIdentity(path: string): Promise<Identity | undefined> {
  if (!existsSync(path)) return undefined;
  try {
    return identityShape.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new PlainError(`${path} cannot be read as credentials. Delete it and start again.`);
  }
}

export async function keepIdentity(path: string, identity: Identity): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(identity, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
