import type { PocketBaseFailure } from '#lib/pocketbase-error.ts';
import { type MessageKey, rules } from '#shared/rules.ts';

export type AuthAction = 'login' | 'signup';

/** The catalogue's sentence for what PocketBase answered. */
export function authProblem(failure: PocketBaseFailure, action: AuthAction): MessageKey {
  if (failure.status === 429) return 'tooManyRequests';
  if (action === 'signup') return signupProblem(failure.fields);
  // PocketBase answers 400 alike for an unknown address and a wrong password.
  return failure.status === 400 ? 'credentialsWrong' : 'authFailed';
}

function signupProblem(fields: ReadonlyMap<string, string>): MessageKey {
  if (fields.get('email') === 'validation_not_unique') return 'emailTaken';
  if (fields.has('email')) return 'emailInvalid';
  const password = fields.get('password');
  return password === undefined ? 'authFailed' : passwordProblem(password);
}

/** What can be told before asking the server. */
export function credentialsProblem(
  action: AuthAction,
  email: string,
  password: string,
  emailLooksRight: boolean,
): MessageKey | null {
  if (email === '' || password === '') return 'credentialsMissing';
  if (!emailLooksRight) return 'emailInvalid';
  return action === 'signup' ? unusable(password) : null;
}

const fields: Partial<Record<MessageKey, 'email' | 'password'>> = {
  credentialsWrong: 'password',
  emailInvalid: 'email',
  emailTaken: 'email',
  passwordLong: 'password',
  passwordWeak: 'password',
};

/** Where the focus belongs, if one field is at fault. */
export function fieldAtFault(problem: MessageKey, email: string): 'email' | 'password' | undefined {
  if (problem === 'credentialsMissing') return email === '' ? 'email' : 'password';
  return fields[problem];
}

/** What PocketBase's code for a refused new password means. */
export function passwordProblem(code: string): 'passwordLong' | 'passwordWeak' {
  return code === 'validation_max_text_constraint' ? 'passwordLong' : 'passwordWeak';
}

/**
 * Why this cannot be a new password, as far as can be told without the server. Of one with too many
 * bytes PocketBase says only that something is wrong.
 */
export function unusable(password: string): 'passwordLong' | 'passwordWeak' | null {
  if ([...password].length < rules.account.passwordMinLength) return 'passwordWeak';
  const { length } = new TextEncoder().encode(password);
  return length > rules.account.passwordMaxBytes ? 'passwordLong' : null;
}
