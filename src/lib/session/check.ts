import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { readStoredSession, replaceSession } from './stored.ts';
import { tokenExpired } from './token.ts';

const refusals = new Set([401, 403, 404]);

/**
 * Whether the token still counts. PocketBase takes a bad token for a guest and answers as if the
 * rows were not there, so a refused write says nothing about the session: this asks outright.
 */
export async function sessionAlive(): Promise<boolean> {
  const stored = readStoredSession();
  if (!stored || tokenExpired(stored.token)) return false;
  try {
    const client = await pocketbase();
    replaceSession(stored, await client.collection('users').authRefresh({ requestKey: null }));
    return true;
  } catch (error) {
    // No answer is no verdict.
    return !refusals.has(readFailure(error).status);
  }
}
