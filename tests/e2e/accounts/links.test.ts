import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { linkIn } from '#tests/fakes/mail/mail-server.ts';
import { faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { loginDialog, openSignup, sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { signedInPage } from '#tests/harness/browser/visitor.ts';
import { newAddress, type Person, signUp } from '#tests/harness/people.ts';
import { startApi } from '#tests/harness/stack.ts';
import { type FullInstallation, openFullInstallation } from './full-installation.ts';

let installation: FullInstallation;

beforeAll(async () => {
  installation = await openFullInstallation();
});

afterEach(async () => {
  await installation.browsing.leave();
  expect(installation.browsing.complaints()).toEqual([]);
});

afterAll(() => installation.close());

const visitor = (): Promise<Page> => installation.browsing.newPage(installation.stack.api.url);
const person = (): Promise<Person> => signUp(installation.stack.pocketbase);

async function mailedLink(address: string): Promise<string> {
  const { pathname, search } = linkIn(await installation.mails.next(address));
  return pathname + search;
}

/** What stands around it is the same on all pages, which are looked at where the site is. */
async function expectClean(page: Page): Promise<void> {
  expect(await faultsInEveryLook(page, { widths: [1280], within: 'main' })).toEqual([]);
}

test('signing up sends a letter; its link confirms on a click, and only on a click', async () => {
  const page = await visitor();
  await page.goto('/');
  const dialog = await openSignup(page);
  const email = newAddress();
  await sendCredentials(page, { email, password: 'analytical engine' });
  await dialog.waitFor({ state: 'hidden' });
  const link = await mailedLink(email);

  // A program that looks at the links in a mailbox opens the page and clicks nothing.
  const scanner = await visitor();
  await scanner.goto(link);
  await scanner.getByRole('button', { name: 'Confirm my address' }).waitFor();
  await page.goto('/account');
  await page.getByText('Not confirmed').waitFor();

  await page.goto(link);
  expect(new URL(page.url()).search).toBe('');
  await expectClean(page);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByText(message('emailVerified')).waitFor();
  await expectClean(page);
  await page.goto('/account');
  await page.getByText('Confirmed', { exact: true }).waitFor();
});

test('a forgotten password is set anew; old sessions end, here and elsewhere; an unknown address gets the same answer as a known one', async () => {
  const ada = await person();
  const page = await visitor();
  await page.goto('/auth/reset');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText(message('resetSent')).waitFor();
  await page.goto('/auth/reset');
  await expectClean(page);
  const email = page.getByRole('textbox', { name: 'Email' });
  const ask = page.getByRole('button', { name: 'Send me a link' });
  await ask.click();
  await page.getByText(message('emailInvalid')).waitFor();
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  await email.fill(ada.email);
  await ask.click();
  await page.getByText(message('resetSent')).waitFor();
  await expectClean(page);

  await page.goto(await mailedLink(ada.email));
  const password = page.getByRole('textbox', { name: 'New password' });
  const set = page.getByRole('button', { name: 'Set the password' });
  await expectClean(page);
  for (const weak of ['short', 'password123']) {
    await password.fill(weak);
    await set.click();
    await page.getByText(message('passwordWeak')).waitFor();
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await password.getAttribute('aria-invalid')).toBe('true');
  }
  await expectClean(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await password.fill('a new and fine secret');
  await set.click();
  await page.getByText(message('resetDone')).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await sendCredentials(page, ada);
  const dialog = loginDialog(page);
  await dialog.getByText(message('credentialsWrong')).waitFor();
  await sendCredentials(page, { email: ada.email, password: 'a new and fine secret' });
  await dialog.waitFor({ state: 'hidden' });
  const stolen = await fetch(`${installation.stack.api.url}/pb/api/account/allowance`, {
    headers: { Authorization: ada.token },
  });
  expect(stolen.status).toBe(401);
});

test('a link that does not work says so and shows the way on, whatever it was for', async () => {
  const page = await visitor();
  for (const [path, label] of [
    ['/auth/verify', 'Confirm my address'],
    ['/auth/reset', 'Set the password'],
    ['/auth/confirm-email', 'Use the new address'],
  ] as const) {
    await page.goto(`${path}?token=eyJhbGciOiJIUzI1NiJ9.eyJpZCI6ImEifQ.c2ln`);
    const password = page.getByRole('textbox', { name: /password/i });
    if (await password.isVisible()) await password.fill('a new and fine secret');
    await page.getByRole('button', { name: label }).click();
    await page.getByText(message('linkExpired')).waitFor();
    await expectClean(page);
    await page.getByRole('main').getByRole('link').click();
    await page.waitForURL(/\/(account|auth\/reset)$/);
  }
});

test('a new address is asked for, confirmed with the password, and used from then on', async () => {
  const page = await visitor();
  const ada = await signedInPage(page, installation.stack.pocketbase.url);
  const taken = await person();
  await page.goto('/account');
  const field = page.getByRole('textbox', { name: 'New address' });
  const change = page.getByRole('button', { name: 'Change address' });
  for (const [typed, said] of [
    ['', message('emailInvalid')],
    ['nobody', message('emailInvalid')],
    [ada.email, message('emailInvalid')],
    [taken.email, message('emailTaken')],
  ] as const) {
    await field.fill(typed);
    await change.click();
    await page.getByRole('alert').getByText(said).waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  }
  const newEmail = `new-${ada.email}`;
  await field.fill(newEmail);
  await change.click();
  await page.getByText(message('emailChangeSent')).waitFor();

  await page.goto(await mailedLink(newEmail));
  await expectClean(page);
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('not my password');
  await page.getByRole('button', { name: 'Use the new address' }).click();
  await page.getByText(message('passwordWrong')).waitFor();
  await password.fill(ada.password);
  await page.getByRole('button', { name: 'Use the new address' }).click();
  await page.getByText(message('emailChanged')).waitFor();
  // The header knows at once that the session is over.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect((await installation.mails.next(ada.email)).subject).toBe('Your email address was changed');
  await ada.client.collection('users').authWithPassword(newEmail, ada.password);
});

test('where no mail can be sent, the pages say so instead of promising a link', async () => {
  const { pocketbase } = installation.stack;
  const silent = await startApi(pocketbase, { NODE_ENV: 'production' });
  try {
    const page = await installation.browsing.newPage(silent.url);
    await page.goto('/auth/reset');
    await page.getByText(message('resetUnavailable')).waitFor();
    expect(await page.getByRole('button', { name: 'Send me a link' }).isVisible()).toBe(false);
    await signedInPage(page, pocketbase.url);
    await page.goto('/account');
    await page.getByText('This site sends no email').waitFor();
    await page.context().close();
  } finally {
    await silent.kill();
  }
});
