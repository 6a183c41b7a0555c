import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { openLogin, sendCredentials } from '#tests/harness/login-dialog.ts';
import { signUp } from '#tests/harness/people.ts';
import { type FullHouse, openFullHouse } from './full-house.ts';

let house: FullHouse;

beforeAll(async () => {
  house = await openFullHouse([], { RATE_LIMITS: 'on' });
});

afterAll(() => house.close());

test('somebody who tries too many passwords is asked to wait, in the dialog', async () => {
  const url = `${house.stack.api.url}/pb`;
  const ada = await signUp({ url });
  const guess = () => {
    const users = ada.client.collection('users');
    return users.authWithPassword(ada.email, 'not the password').catch(({ status }) => status);
  };
  await Promise.all(Array.from({ length: rules.passwordTries.requests }, guess));
  const page = await house.browsing.newPage(house.stack.api.url);
  await page.goto('/');
  const dialog = await openLogin(page);
  await sendCredentials(page, ada);
  await dialog.getByText(message('tooManyRequests')).waitFor();
  expect(house.browsing.complaints()).toEqual([]);
});
