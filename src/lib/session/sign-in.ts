import { type Outcome, refused } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { authProblem } from './auth-problem.ts';
import { enter } from './session.ts';
import type { StoredSession } from './stored.ts';

export async function login(email: string, password: string): Promise<Outcome> {
  let session: StoredSession;
  try {
    const users = (await pocketbase()).collection('users');
    session = await users.authWithPassword(email, password, { requestKey: null });
  } catch (error) {
    return refused(authProblem(readFailure(error), 'login'));
  }
  return enter(session);
}

export async function signup(email: string, password: string): Promise<Outcome> {
  try {
    const users = (await pocketbase()).collection('users');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const account = { email, password, passwordConfirm: password, timeZone };
    await users.create(account, { requestKey: null });
  } catch (error) {
    return refused(authProblem(readFailure(error), 'signup'));
  }
  const entered = await login(email, password);
  if (entered.ok) askToConfirm(email);
  return entered;
}

/** A new account can be used at once; the letter that confirms its address comes along the way. */
function askToConfirm(email: string): void {
  pocketbase()
    .then((client) => client.collection('users').requestVerification(email, { requestKey: null }))
    .catch(() => {
      // The account page offers it again.
    });
}
