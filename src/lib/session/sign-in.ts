import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { type AuthProblem, authProblem } from '#lib/session/auth-problem.ts';
import { enter } from '#lib/session/session.ts';
import type { StoredSession } from '#lib/session/stored.ts';

/** Null when it worked. */
export async function login(email: string, password: string): Promise<AuthProblem | null> {
  let session: StoredSession;
  try {
    const users = (await pocketbase()).collection('users');
    session = await users.authWithPassword(email, password, { requestKey: null });
  } catch (error) {
    return authProblem(readFailure(error), 'login');
  }
  const entered = await enter(session);
  return entered.ok ? null : { key: 'storageBlocked', field: null };
}

export async function signup(email: string, password: string): Promise<AuthProblem | null> {
  try {
    const users = (await pocketbase()).collection('users');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const account = { email, password, passwordConfirm: password, timeZone };
    await users.create(account, { requestKey: null });
  } catch (error) {
    return authProblem(readFailure(error), 'signup');
  }
  const problem = await login(email, password);
  if (problem === null) askToConfirm(email);
  return problem;
}

/** A new account can be used at once; the letter that confirms its address comes along the way. */
function askToConfirm(email: string): void {
  pocketbase()
    .then((client) => client.collection('users').requestVerification(email, { requestKey: null }))
    .catch(() => {
      // The account page offers it again.
    });
}
