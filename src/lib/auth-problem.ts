import type { PocketBaseFailure } from '#lib/pocketbase-error.ts';
import type { MessageKey } from '#shared/rules.ts';

export interface AuthProblem {
  key: MessageKey;
  /** Where the focus belongs, if one field is at fault. */
  field: 'email' | 'password' | null;
}

export type AuthAction = 'login' | 'signup';

/** The catalogue's sentence for what PocketBase answered. */
export function authProblem(failure: PocketBaseFailure, action: AuthAction): AuthProblem {
  if (failure.status === 429) return { key: 'tooManyRequests', field: null };
  if (action === 'signup') return signupProblem(failure.fields);
  // PocketBase answers 400 alike for an unknown address and a wrong password.
  if (failure.status === 400) return { key: 'credentialsWrong', field: 'password' };
  return { key: 'authFailed', field: null };
}

function signupProblem(fields: ReadonlyMap<string, string>): AuthProblem {
  if (fields.get('email') === 'validation_not_unique') return { key: 'emailTaken', field: 'email' };
  if (fields.has('email')) return { key: 'emailInvalid', field: 'email' };
  if (fields.has('password')) return { key: 'passwordWeak', field: 'password' };
  return { key: 'authFailed', field: null };
}

/** What can be told before asking the server. */
export function credentialsProblem(
  action: AuthAction,
  email: string,
  password: string,
  emailLooksRight: boolean,
  passwordMinLength: number,
): AuthProblem | null {
  if (email === '') return { key: 'credentialsMissing', field: 'email' };
  if (password === '') return { key: 'credentialsMissing', field: 'password' };
  if (!emailLooksRight) return { key: 'emailInvalid', field: 'email' };
  const weak = action === 'signup' && [...password].length < passwordMinLength;
  return weak ? { key: 'passwordWeak', field: 'password' } : null;
}
