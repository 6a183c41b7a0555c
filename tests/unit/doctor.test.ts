import { expect, test } from 'vitest';
import { distance, unknownNames } from '#scripts/doctor/environment-names.ts';
import { withoutSecrets } from '#scripts/doctor/without-secrets.ts';

test.each([
  ['SMTP_HOST', 'SMTP_HOST', 0],
  ['SMPT_HOST', 'SMTP_HOST', 2],
  ['STRIPE_SECRET', 'STRIPE_SECRET_KEY', 4],
  ['', 'PORT', 4],
])('%s and %s are %i letters apart', (one, other, letters) => {
  expect(distance(one, other)).toBe(letters);
});

test('a name of the file that nobody reads is told, one of the shell only where it looks like ours', () => {
  const found = unknownNames(
    process.cwd(),
    ['MODEL', 'COMPANY', 'OPENROUTER_KEY', 'BACKUP_KEYS'],
    ['HOME', 'GOOGLE_APPLICATION_CREDENTIALS', 'SMTP_PASWORD', 'PORT', 'LANG'],
  );
  expect(found.map(({ state, says }) => `${state}: ${says}`)).toEqual([
    'note: COMPANY in .env is read by nobody.',
    'note: OPENROUTER_KEY in .env is read by nobody.',
    'wrong: BACKUP_KEYS is read by nobody. Is BACKUP_KEY meant?',
    'wrong: SMTP_PASWORD is read by nobody. Is SMTP_PASSWORD meant?',
  ]);
});

test('what a foreign program quotes of a secret is hidden', () => {
  const raw = { STRIPE_SECRET_KEY: 'sk_live_1234', SMTP_PASSWORD: 'pass word', HOST: '127.0.0.1' };
  expect(withoutSecrets('key sk_live_1234 at 127.0.0.1, pass word', raw)).toBe(
    'key [hidden] at 127.0.0.1, [hidden]',
  );
});
