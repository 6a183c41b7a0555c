import { randomUUID } from 'node:crypto';
import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk, logIn, type PocketbaseRow } from './calls.ts';

export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
}

/** A new account. Each costs two password hashes of PocketBase's: share one where a test can. */
export async function signUp(
  pb: RunningPocketbase,
  fields: { timeZone?: string; email?: string } = {},
): Promise<Person> {
  const identity = { email: `${randomUUID()}@example.com`, password: 'a fine secret', ...fields };
  const record = await expectOk(
    call<PocketbaseRow>(pb, 'POST', '/api/collections/users/records', {
      body: { ...identity, passwordConfirm: identity.password },
    }),
  );
  return { ...identity, id: record.id, token: await logIn(pb, 'users', identity) };
}
