import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type MessageKey, message } from '#shared/rules.ts';
import { accessibilityFaults, faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import {
  loginDialog,
  openLogin,
  openSignup,
  sendCredentials,
} from '#tests/harness/browser/login-dialog.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type FullInstallation, openFullInstallation } from './full-installation.ts';
import { type AtFault, login, signup } from './refused.ts';

let installation: FullInstallation;
let ada: Person;
let page: Page;

beforeAll(async () => {
  installation = await openFullInstallation();
  ada = await signUp(installation.stack.pocketbase);
});

afterEach(() => expect(installation.browsing.complaints()).toEqual([]));

afterAll(() => installation.close());

async function visit(): Promise<void> {
  page = await installation.browsing.newPage(installation.stack.api.url);
  await page.goto('/');
}

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name });

async function expectRefusal(dialog: Locator, key: MessageKey, atFault: AtFault): Promise<void> {
  const sentence = dialog.getByRole('alert').filter({ hasText: message(key) });
  await sentence.waitFor();
  expect(await sentence.textContent()).toBe(message(key));
  const input = field(dialog, atFault);
  await expect.poll(() => input.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  expect(await input.getAttribute('aria-describedby')).toBe(await sentence.getAttribute('id'));
  const other = field(dialog, atFault === 'Email' ? 'Password' : 'Email');
  expect(await other.getAttribute('aria-invalid')).not.toBe('true');
}

describe('on one page, whose dialog is opened anew for each', () => {
  beforeAll(visit);
  afterAll(() => installation.browsing.leave());

  // The next dialog of the same page begins without a word.
  afterEach(async () => {
    await page.keyboard.press('Escape');
    await loginDialog(page).waitFor({ state: 'detached' });
  });

  test.each(login)(
    'login: $what is refused in the catalogue’s words',
    async ({ typed, key, atFault }) => {
      const dialog = await openLogin(page);
      await sendCredentials(page, typed(ada));
      await expectRefusal(dialog, key, atFault);
    },
  );

  test.each(signup)(
    'signing up: $what is refused in the catalogue’s words',
    async ({ typed, key, atFault }) => {
      const dialog = await openSignup(page);
      await sendCredentials(page, typed(ada));
      await expectRefusal(dialog, key, atFault);
    },
  );

  test('a refusal leaves with the other form, and what was typed stays', async () => {
    const dialog = await openLogin(page);
    await sendCredentials(page, { email: 'new@example.com', password: 'analytical engine' });
    await expectRefusal(dialog, 'credentialsWrong', 'Password');
    await dialog.getByRole('button', { name: 'Need an account? Sign up' }).click();
    expect(await dialog.getByRole('alert').allTextContents()).not.toContain(
      message('credentialsWrong'),
    );
    expect(await field(dialog, 'Email').inputValue()).toBe('new@example.com');
    expect(await field(dialog, 'Password').inputValue()).toBe('analytical engine');
  });

  test('a refusal leaves as what it is about is mended', async () => {
    const dialog = await openSignup(page);
    await sendCredentials(page, { email: 'new@example.com', password: '12345' });
    await expectRefusal(dialog, 'passwordWeak', 'Password');
    await field(dialog, 'Password').pressSequentially('6');
    await expect
      .poll(() => dialog.getByRole('alert').allTextContents())
      .not.toContain(message('passwordWeak'));
    expect(await field(dialog, 'Password').getAttribute('aria-invalid')).not.toBe('true');
  });

  // A state that has nothing which another one has not is looked at in one theme and width.
  test('axe finds nothing in any state, at any width and in any theme', async () => {
    const within = 'dialog';
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Continue with Google' }).waitFor();
    expect(await faultsInEveryLook(page, { within })).toEqual([]);
    await sendCredentials(page, { email: ada.email, password: 'not her password' });
    await expectRefusal(dialog, 'credentialsWrong', 'Password');
    expect(await accessibilityFaults(page, { within })).toEqual([]);
    await dialog.getByRole('button', { name: 'Need an account? Sign up' }).click();
    expect(await accessibilityFaults(page, { within })).toEqual([]);
    await sendCredentials(page, { email: ada.email, password: 'analytical engine' });
    await expectRefusal(dialog, 'emailTaken', 'Email');
    expect(await faultsInEveryLook(page, { within })).toEqual([]);
    await dialog.getByRole('button', { name: 'Already have an account? Login' }).click();
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    expect(await accessibilityFaults(page, { within })).toEqual([]);
    await field(dialog, 'Email').fill('ada at example');
    await dialog.getByRole('button', { name: 'Send me a link' }).click();
    await dialog.getByText(message('emailInvalid')).waitFor();
    expect(await accessibilityFaults(page, { within })).toEqual([]);
    await field(dialog, 'Email').fill(ada.email);
    await dialog.getByRole('button', { name: 'Send me a link' }).click();
    await dialog.getByText(message('resetSent')).waitFor();
    expect(await faultsInEveryLook(page, { within })).toEqual([]);
  });
});

test('a network that is gone is told, and the same press works once it is back', async () => {
  onTestFinished(() => installation.browsing.leave());
  await visit();
  const dialog = await openLogin(page);
  // The dialog's own parts are there before the line goes dead.
  await dialog.getByRole('button', { name: 'Continue with Google' }).waitFor();
  await page.context().setOffline(true);
  await sendCredentials(page, ada);
  await dialog.getByText(message('authFailed')).waitFor();
  await page.context().setOffline(false);
  installation.browsing.forgive(/ERR_INTERNET_DISCONNECTED/);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
});
