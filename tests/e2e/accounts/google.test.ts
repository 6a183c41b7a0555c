import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { spoken } from '#api/language/spoken.ts';
import { message } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { signedInPage } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import { startApi } from '#tests/harness/stack.ts';
import { type FullInstallation, openFullInstallation } from './full-installation.ts';

let installation: FullInstallation;
/** For one visitor after another: a process of its own is most of what each would cost. */
let page: Page;

beforeAll(async () => {
  installation = await openFullInstallation([
    { email: 'first@example.com', name: 'Ada Lovelace' },
    { email: 'new@example.com' },
    { email: 'victim@example.com' },
    { email: 'unverified@example.com', email_verified: false },
    { email: 'leaving@example.com' },
    { email: 'stranger@example.com' },
  ]);
  page = await installation.browsing.newPage(installation.stack.api.url);
});

beforeEach(async () => {
  // A test that failed may have left a window or a route behind.
  const context = page.context();
  await context.unrouteAll();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
});

afterEach(() => expect(installation.browsing.complaints()).toEqual([]));

afterAll(() => installation.close());

async function openDialog(): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
}

/** Google's window, once it shows whom one can be. */
async function atGoogle(button = 'Continue with Google'): Promise<Page> {
  const opening = awaitedLater(page.waitForEvent('popup'));
  await page.getByRole('button', { name: button }).click();
  const popup = await opening;
  await popup.getByText('Sign in to Google').first().waitFor();
  return popup;
}

async function choose(popup: Page, email: string): Promise<void> {
  const gone = awaitedLater(popup.waitForEvent('close'));
  await popup.getByRole('button', { name: email }).click();
  await gone;
}

const loggedIn = () => page.getByRole('banner').getByRole('button', { name: 'Logout' });

test('whoever registered the address first is locked out when its owner comes', async () => {
  const email = 'victim@example.com';
  const password = 'planted by somebody';
  const { client }: Person = await signUp(installation.stack.pocketbase);
  const users = client.collection('users');
  await users.create({ email, password, passwordConfirm: password });
  const { token } = await users.authWithPassword(email, password);
  await openDialog();
  await choose(await atGoogle(), email);
  await loggedIn().waitFor();
  await expect(users.authWithPassword(email, password)).rejects.toThrow();
  const stolen = await fetch(`${installation.stack.api.url}/pb/api/account/allowance`, {
    headers: { Authorization: token },
  });
  expect(stolen.status).toBe(401);
});

test('whatever comes of no sign-in is told, and the button is ready again', async () => {
  await openDialog();
  const ready = () => page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  const failed = page.getByText(message('googleFailed'));
  // An address that Google has not verified.
  await choose(await atGoogle(), 'unverified@example.com');
  await failed.waitFor();
  await ready();

  // Denied consent: the emulator has no "no", and this is how Google itself sends one back.
  const denied = await atGoogle();
  await failed.waitFor({ state: 'detached' });
  const state = new URL(denied.url()).searchParams.get('state');
  const gone = awaitedLater(denied.waitForEvent('close'));
  const back = `/auth/google?error=access_denied&state=${state}`;
  await denied.goto(installation.stack.api.url + back).catch(() => {
    // The window closes itself while it is still on its way.
  });
  await gone;
  await failed.waitFor();
  await ready();

  // A window that is closed: no "Signing in..." is left behind.
  const closed = await atGoogle();
  await failed.waitFor({ state: 'detached' });
  await closed.close();
  await ready();

  // A browser that opens no window for it.
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await failed.waitFor();
  await ready();

  // A first sign-in makes the account, and its window closes itself.
  const popup = await atGoogle();
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  await choose(popup, 'first@example.com');
  await loggedIn().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto('/account');
  await page.getByText('first@example.com').waitFor();
  await page.getByText('Confirmed', { exact: true }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada Lovelace');
});

const german = JSON.parse(readFileSync('content/languages/de/interface.json', 'utf8'));

test('the page after Google is in the language that its state names, if there is such a page', async () => {
  await page.goto('/auth/google?code=x&state=nobodys.de');
  await page.waitForURL('**/de/auth/google');
  await page.getByText(spoken.get('de')?.googleFailed ?? '').waitFor();
  for (const language of ['xx', 'constructor', '//evil.example', '']) {
    await page.goto(`/auth/google?code=x&state=nobodys.${language}`);
    await page.getByText(message('googleFailed')).waitFor();
    expect(new URL(page.url()).pathname, language).toBe('/auth/google');
  }
  // And in the one that was begun in.
  const asked: string[] = [];
  page.once('popup', (popup) => {
    popup.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
  });
  await page.goto('/de?login=1');
  const popup = await atGoogle(german['Continue with Google']);
  await choose(popup, 'new@example.com');
  await page.getByRole('banner').getByRole('button', { name: german['Logout'] }).waitFor();
  expect(asked.slice(-2)).toEqual(['/auth/google', '/de/auth/google']);
});

test('a Google that cuts its windows off from their openers changes nothing', async () => {
  await openDialog();
  await page.context().route(`${installation.google.url}/**`, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const headers = { ...answer.headers(), 'Cross-Origin-Opener-Policy': 'same-origin' };
    await route.fulfill({ response: answer, headers });
  });
  const popup = await atGoogle();
  // To the page that opened it, it looks closed.
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  expect(popup.isClosed()).toBe(false);
  await choose(popup, 'new@example.com');
  await loggedIn().waitFor();
});

test('an account that came with Google is deleted after a fresh sign-in of the same person only', async () => {
  await openDialog();
  await choose(await atGoogle(), 'leaving@example.com');
  await loggedIn().waitFor();
  await page.goto('/account');
  const confirm = 'Confirm with Google and delete';
  const askToDelete = () => page.getByRole('button', { name: 'Delete my account' }).click();
  await askToDelete();
  // To close the dialog while Google asks is a no.
  const popup = await atGoogle(confirm);
  const gone = awaitedLater(popup.waitForEvent('close'));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await gone;
  await page.reload();
  await page.getByText('leaving@example.com').waitFor();

  const operator = await asSuperuser(installation.stack.pocketbase);
  const emails = async () =>
    (await operator.collection('users').getFullList()).map(({ email }) => email).sort();
  const before = await emails();
  expect(before).toContain('leaving@example.com');
  await askToDelete();
  for (const other of ['new@example.com', 'stranger@example.com']) {
    const asked = await atGoogle(confirm);
    const failed = page.getByRole('dialog').getByText(message('googleFailed'));
    await failed.waitFor({ state: 'detached' });
    await choose(asked, other);
    await failed.waitFor();
  }
  expect(await emails()).toEqual(before);
  await choose(await atGoogle(confirm), 'leaving@example.com');
  await page.getByText(message('accountDeleted')).waitFor();
  expect(await emails()).toEqual(before.filter((email) => email !== 'leaving@example.com'));
});

test('in production without a client of Google’s there is no button', async () => {
  const { pocketbase } = installation.stack;
  const api = await startApi(pocketbase, { NODE_ENV: 'production' });
  try {
    const there = await installation.browsing.newPage(api.url);
    await signedInPage(there, pocketbase.url);
    await there.goto('/account');
    await there.getByRole('button', { name: 'Delete my account' }).click();
    await there.getByRole('dialog').getByRole('textbox', { name: 'Your password' }).waitFor();
    expect(await there.getByRole('button', { name: /Google/ }).count()).toBe(0);
    await there.context().close();
  } finally {
    await api.kill();
  }
});
