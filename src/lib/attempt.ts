import type PocketBase from 'pocketbase';
import { sessionAlive } from '#lib/session/check.ts';
import { readStoredSession } from '#lib/session/stored.ts';
import type { MessageKey } from '#shared/rules.ts';
import { type Outcome, refused, succeeded } from './outcome.ts';
import { pocketbase } from './pocketbase.ts';
import { type PocketBaseFailure, readFailure } from './pocketbase-error.ts';

const maybeLoggedOut = new Set([401, 403, 404]);

/** One call about the account. A session that has ended meanwhile is told from every other failure. */
export async function attempt<Value>(
  act: (client: PocketBase) => Promise<Value>,
  explain: (failure: PocketBaseFailure) => MessageKey,
): Promise<Outcome<Value>> {
  if (!readStoredSession()) return refused('sessionExpired');
  try {
    return succeeded(await act(await pocketbase()));
  } catch (error) {
    const failure = readFailure(error);
    if (failure.status === 429) return refused('tooManyRequests');
    const suspicious = maybeLoggedOut.has(failure.status);
    if (suspicious && !(await sessionAlive())) return refused('sessionExpired');
    return refused(explain(failure));
  }
}
