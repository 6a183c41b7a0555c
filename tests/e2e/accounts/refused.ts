import type { MessageKey } from '#shared/rules.ts';
import type { Credentials } from '#tests/harness/browser/login-dialog.ts';

export type AtFault = 'Email' | 'Password';

/** What somebody types into the login dialog, and what it says to that. */
export interface Refused {
  what: string;
  /** Given somebody who has an account. */
  typed: (ada: Credentials) => Credentials;
  key: MessageKey;
  atFault: AtFault;
}

export const login: Refused[] = [
  {
    what: 'nothing at all',
    typed: () => ({ email: '', password: '' }),
    key: 'credentialsMissing',
    atFault: 'Email',
  },
  {
    what: 'no email',
    typed: (ada) => ({ email: '  ', password: ada.password }),
    key: 'credentialsMissing',
    atFault: 'Email',
  },
  {
    what: 'no password',
    typed: (ada) => ({ email: ada.email, password: '' }),
    key: 'credentialsMissing',
    atFault: 'Password',
  },
  {
    what: 'no address',
    typed: (ada) => ({ email: 'ada at example', password: ada.password }),
    key: 'emailInvalid',
    atFault: 'Email',
  },
  {
    what: 'a wrong password',
    typed: (ada) => ({ email: ada.email, password: 'not her password' }),
    key: 'credentialsWrong',
    atFault: 'Password',
  },
  {
    what: 'an address nobody has',
    typed: (ada) => ({ email: 'nobody@example.com', password: ada.password }),
    key: 'credentialsWrong',
    atFault: 'Password',
  },
];

export const signup: Refused[] = [
  {
    what: 'nothing at all',
    typed: () => ({ email: '', password: '' }),
    key: 'credentialsMissing',
    atFault: 'Email',
  },
  {
    what: 'an address only the browser refuses',
    typed: () => ({ email: 'ada@', password: 'analytical engine' }),
    key: 'emailInvalid',
    atFault: 'Email',
  },
  {
    what: 'an address only the server refuses',
    typed: () => ({ email: 'ada@localhost', password: 'analytical engine' }),
    key: 'emailInvalid',
    atFault: 'Email',
  },
  {
    what: 'an address somebody has',
    typed: (ada) => ({ email: ada.email, password: 'analytical engine' }),
    key: 'emailTaken',
    atFault: 'Email',
  },
  {
    what: 'the same address in capitals',
    typed: (ada) => ({ email: ada.email.toUpperCase(), password: 'analytical engine' }),
    key: 'emailTaken',
    atFault: 'Email',
  },
  {
    what: 'five characters',
    typed: () => ({ email: 'new@example.com', password: 'ab1?X' }),
    key: 'passwordWeak',
    atFault: 'Password',
  },
  {
    what: 'one of the commonest passwords',
    typed: () => ({ email: 'new@example.com', password: 'Password1' }),
    key: 'passwordWeak',
    atFault: 'Password',
  },
  {
    what: 'a password longer than bcrypt reads',
    typed: () => ({ email: 'new@example.com', password: '🐘'.repeat(18) }),
    key: 'passwordLong',
    atFault: 'Password',
  },
];
