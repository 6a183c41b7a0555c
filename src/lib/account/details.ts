import { attempt } from '#lib/attempt.ts';
import type { Outcome } from '#lib/outcome.ts';
import { passwordProblem } from '#lib/session/auth-problem.ts';
import { expireSession } from '#lib/session/session.ts';
import { login } from '#lib/session/sign-in.ts';
import { $session } from '#lib/session/state.ts';
import { readStoredSession, storeSession } from '#lib/session/stored.ts';
import { asUser } from '#lib/session/user.ts';

const userId = () => $session.get()?.id ?? '';

export interface Details {
  name: string;
  timeZone: string;
}

export async function saveDetails(details: Details): Promise<Outcome> {
  return attempt(
    async (client) => {
      const users = client.collection('users');
      const record = await users.update(userId(), { ...details }, { requestKey: null });
      const stored = readStoredSession();
      if (stored?.record.id === record.id) {
        storeSession({ ...stored, record });
        $session.set(asUser(record));
      }
      return undefined;
    },
    () => 'accountSaveFailed',
  );
}

/** A confirmation link for the address the account has. */
export async function sendConfirmation(): Promise<Outcome> {
  return attempt(
    async (client) => {
      const { email = '' } = $session.get() ?? {};
      await client.collection('users').requestVerification(email, { requestKey: null });
      return undefined;
    },
    () => 'serviceUnavailable',
  );
}

/** Nothing changes until the link in the mail to the new address is followed. */
export async function askForNewAddress(email: string): Promise<Outcome> {
  return attempt(
    async (client) => {
      await client.collection('users').requestEmailChange(email, { requestKey: null });
      return undefined;
    },
    ({ fields }) => {
      const problem = fields.get('newEmail');
      if (problem === 'validation_invalid_new_email') return 'emailTaken';
      return problem === undefined ? 'accountSaveFailed' : 'emailInvalid';
    },
  );
}

/** Every token of the account dies with the old password, so this tab logs in anew. */
export async function changePassword(oldPassword: string, password: string): Promise<Outcome> {
  const { email = '' } = $session.get() ?? {};
  const changed = await attempt<undefined>(
    async (client) => {
      const body = { oldPassword, password, passwordConfirm: password };
      await client.collection('users').update(userId(), body, { requestKey: null });
      return undefined;
    },
    ({ fields }) => {
      if (fields.has('oldPassword')) return 'passwordWrong';
      const problem = fields.get('password');
      return problem === undefined ? 'accountSaveFailed' : passwordProblem(problem);
    },
  );
  if (changed.ok && !(await login(email, password)).ok) expireSession();
  return changed;
}
