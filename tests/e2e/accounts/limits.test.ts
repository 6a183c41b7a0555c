import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { openLogin, sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { signUp } from '#tests/harness/people.ts';
import { type FullInstallation, openFullInstallation } from './full-installation.ts';

let installation: FullInstallation;

beforeAll(async () => {
  installation = await openFullInstallation([], { RATE_LIMITS: 'on' });
});

afterAll(() => installation.close());

test('somebody who tries too many passwords is asked to wait, in the dialog', async () => {
  const url = `${installation.stack.api.url}/pb`;
  const ada = await signUp({ url });
  const guess = () => {
    const users = ada.client.collection('users');
    return users.authWithPassword(ada.email, 'not the password').catch(({ status }) => status);
  };
  await Promise.all(Array.from({ length: rules.passwordTries.requests }, guess));
  const page = await installation.browsing.newPage(installation.stack.api.url);
  await page.goto('/');
  const dialog = await openLogin(page);
  await sendCredentials(page, ada);
  await dialog.getByText(message('tooManyRequests')).waitFor();
  expect(installation.browsing.complaints()).toEqual([]);
});
