import type { PocketBaseFailure } from '#lib/pocketbase-error.ts';
import { type MessageKey, rules } from '#shared/rules.ts';

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
  const password = fields.get('password');
  if (password !== undefined) return { key: passwordProblem(password), field: 'password' };
  return { key: 'authFailed', field: null };
}

/** What can be told before asking the server. */
export function credentialsProblem(
  action: AuthAction,
  email: string,
  password: string,
  emailLooksRight: boolean,
): AuthProblem | null {
  if (email === '') return { key: 'credentialsMissing', field: 'email' };
  if (password === '') return { key: 'credentialsMissing', field: 'password' };
  if (!emailLooksRight) return { key: 'emailInvalid', field: 'email' };
  const problem = action === 'signup' ? unusable(password) : null;
  return problem && { key: problem, field: 'password' };
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
