import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { type BillingStack, startBillingStack } from '#tests/api/billing/billing-stack.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import {
  haveAnAccount,
  openLogin,
  openSignup,
  sendCredentials,
} from '#tests/harness/browser/login-dialog.ts';
import { cards, generate, savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { facts, newAddress, type Person, signUp } from '#tests/harness/people.ts';

let stack: BillingStack;
let browsing: Browsing;
/** For whoever has two tabs. */
let apart: Browsing;
let page: Page;

beforeAll(async () => {
  stack = await startBillingStack({ api: { SITE_DIR: resolve('dist') } });
  [browsing, apart] = await Promise.all([openBrowser(), openBrowser({ ownProcesses: true })]);
});

async function arrive(at = browsing): Promise<void> {
  page = await at.newPage(stack.api.url);
}

afterEach(async () => {
  await browsing.leave();
  await apart.leave();
  expect([...browsing.complaints(), ...apart.complaints()]).toEqual([]);
});

afterAll(async () => {
  await browsing?.close();
  await apart?.close();
  await stack?.stop();
});

/** Somebody on the main page whose token the server stops taking behind their back. */
async function openThenRevoke(before: () => Promise<void>): Promise<Person> {
  const person = await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
  await page.getByRole('region', { name: 'Your plan' }).waitFor();
  await before();
  const password = 'a new and longer password';
  await person.client
    .collection('users')
    .update(person.id, { oldPassword: person.password, password, passwordConfirm: password });
  return { ...person, password };
}

test('a visitor’s generation goes on once they are logged in', async () => {
  await arrive();
  const person = await signUp(stack.pocketbase);
  await page.goto('/');
  await generate(page, `Coffee at dawn. ${facts}`);
  await page.getByText(message('loginToGenerate')).first().waitFor();
  await haveAnAccount(page);
  await sendCredentials(page, person);
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(await page.getByRole('textbox', { name: 'Topic' }).inputValue()).toContain('at dawn');
});

test('closing the dialog drops what was asked for', async () => {
  await arrive();
  const person = await signUp(stack.pocketbase);
  await page.goto('/');
  await generate(page, 'Coffee at dusk');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await openLogin(page);
  await sendCredentials(page, person);
  await page.getByRole('region', { name: 'Your plan' }).waitFor();
  expect(await cards(page).count()).toBe(0);
  expect(await person.client.collection('generations').getFullList()).toEqual([]);
});

test('a save that met a dead session goes on after login', async () => {
  await arrive();
  const person = await openThenRevoke(async () => {
    await generate(page, `Coffee. ${facts}`);
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();
  });
  const card = cards(page).first();
  await card.getByRole('button', { name: /^Save / }).click();
  await page.getByText(message('sessionExpired')).first().waitFor();
  await sendCredentials(page, person);
  await card.getByRole('button', { name: 'Saved' }).waitFor();
  await expect.poll(() => savedPosts(page).count()).toBe(1);
});

test('an upgrade that met a dead session leads to the payment page after login', async () => {
  await arrive();
  const person = await openThenRevoke(async () => {
    await page.locator('#counter').click();
    await page.getByRole('button', { name: 'Get Premium' }).waitFor();
  });
  await page.getByRole('button', { name: 'Get Premium' }).click();
  await page.getByText(message('sessionExpired')).first().waitFor();
  await sendCredentials(page, person);
  await page.waitForURL(`${stack.stripe.url}/pay/**`);
});

test('another tab follows a login and a logout, on a page with islands and on one without', async () => {
  await arrive(apart);
  const person = await signUp(stack.pocketbase);
  const content = await page.context().newPage();
  const other = await page.context().newPage();
  await page.goto('/');
  await content.goto('/blog');
  await other.goto('/');
  await openLogin(page);
  await sendCredentials(page, person);
  for (const tab of [page, other, content]) {
    await tab.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
    await expect.poll(() => tab.locator('#counter').textContent()).toBe('5/5');
  }
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other, content]) {
    await tab.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  }
});

test('who logs out before all of theirs is there is told so, and not welcomed after it', async () => {
  await arrive();
  await page.goto('/');
  const asked = Promise.withResolvers<void>();
  await page.route('**/find-posts', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await openSignup(page);
  await sendCredentials(page, { email: newAddress(), password: 'analytical engine' });
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('status').getByText(message('loggedOut')).waitFor();
  // The last thing that the sign-up does, before its form hears of it.
  await Promise.all([page.waitForRequest('**/request-verification'), asked.resolve()]);
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });
  expect(await page.getByText(message('welcome')).count()).toBe(0);
});
