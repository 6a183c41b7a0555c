import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { spoken } from '#api/language/spoken.ts';
import { message } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { signedInPage } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import { type FullInstallation, openFullInstallation } from './full-installation.ts';

let installation: FullInstallation;

beforeAll(async () => {
  installation = await openFullInstallation([
    { email: 'new@example.com', name: 'Ada Lovelace' },
    { email: 'victim@example.com' },
    { email: 'unverified@example.com', email_verified: false },
    { email: 'leaving@example.com' },
    { email: 'stranger@example.com' },
    { email: 'staying@example.com' },
  ]);
});

afterEach(async () => {
  await installation.browsing.leave();
  expect(installation.browsing.complaints()).toEqual([]);
});

afterAll(() => installation.close());

async function openDialog(): Promise<Page> {
  const page = await installation.browsing.newPage(installation.stack.api.url);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  return page;
}

/** Google's window, once it shows whom one can be. */
async function atGoogle(page: Page, button = 'Continue with Google'): Promise<Page> {
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

const loggedIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' });

test('a first sign-in makes the account, and its window closes itself', async () => {
  const page = await openDialog();
  const popup = await atGoogle(page);
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  await choose(popup, 'new@example.com');
  await loggedIn(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto('/account');
  await page.getByText('new@example.com').waitFor();
  await page.getByText('Confirmed', { exact: true }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada Lovelace');
});

test('whoever registered the address first is locked out when its owner comes', async () => {
  const email = 'victim@example.com';
  const password = 'planted by somebody';
  const { client }: Person = await signUp(installation.stack.pocketbase);
  const users = client.collection('users');
  await users.create({ email, password, passwordConfirm: password });
  const { token } = await users.authWithPassword(email, password);
  const page = await openDialog();
  await choose(await atGoogle(page), email);
  await loggedIn(page).waitFor();
  await expect(users.authWithPassword(email, password)).rejects.toThrow();
  const stolen = await fetch(`${installation.stack.api.url}/pb/api/account/allowance`, {
    headers: { Authorization: token },
  });
  expect(stolen.status).toBe(401);
});

test('an address that Google has not verified is refused in the catalogue’s words', async () => {
  const page = await openDialog();
  await choose(await atGoogle(page), 'unverified@example.com');
  await page.getByText(message('googleFailed')).waitFor();
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
});

test('denied consent is told, and the button is ready again', async () => {
  const page = await openDialog();
  const popup = await atGoogle(page);
  const state = new URL(popup.url()).searchParams.get('state');
  // The emulator has no "no": this is how Google itself sends one back.
  const gone = awaitedLater(popup.waitForEvent('close'));
  const back = `/auth/google?error=access_denied&state=${state}`;
  await popup.goto(installation.stack.api.url + back).catch(() => {
    // The window closes itself while it is still on its way.
  });
  await gone;
  await page.getByText(message('googleFailed')).waitFor();
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
});

const german = JSON.parse(readFileSync('content/languages/de/interface.json', 'utf8'));

test('who begins on a page in German comes back to one in German, and is logged in', async () => {
  const page = await installation.browsing.newPage(installation.stack.api.url);
  const asked: string[] = [];
  page.context().on('page', (popup) => {
    popup.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
  });
  await page.goto('/de?login=1');
  const popup = await atGoogle(page, german['Continue with Google']);
  await choose(popup, 'new@example.com');
  await page.getByRole('banner').getByRole('button', { name: german['Logout'] }).waitFor();
  expect(asked.slice(-2)).toEqual(['/auth/google', '/de/auth/google']);
});

test('what the page says after Google is in the language that its state names, if there is such a page', async () => {
  const page = await installation.browsing.newPage(installation.stack.api.url);
  await page.goto('/auth/google?code=x&state=nobodys.de');
  await page.waitForURL('**/de/auth/google');
  await page.getByText(spoken.get('de')?.googleFailed ?? '').waitFor();
  for (const language of ['xx', 'constructor', '//evil.example', '']) {
    await page.goto(`/auth/google?code=x&state=nobodys.${language}`);
    await page.getByText(message('googleFailed')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth/google');
  }
});

test('a window that is closed leaves no "Signing in..." behind', async () => {
  const page = await openDialog();
  const popup = await atGoogle(page);
  await popup.close();
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  const again = await atGoogle(page);
  await choose(again, 'new@example.com');
  await loggedIn(page).waitFor();
});

test('a Google that cuts its windows off from their openers changes nothing', async () => {
  const page = await openDialog();
  await page.context().route(`${installation.google.url}/**`, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const headers = { ...answer.headers(), 'Cross-Origin-Opener-Policy': 'same-origin' };
    await route.fulfill({ response: answer, headers });
  });
  const popup = await atGoogle(page);
  // To the page that opened it, it looks closed.
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  expect(popup.isClosed()).toBe(false);
  await choose(popup, 'new@example.com');
  await loggedIn(page).waitFor();
});

test('a browser that opens no window for it is told', async () => {
  const page = await openDialog();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByText(message('googleFailed')).waitFor();
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
});

test('an account that came with Google is deleted after a fresh sign-in of the same person only', async () => {
  const page = await openDialog();
  await choose(await atGoogle(page), 'leaving@example.com');
  await loggedIn(page).waitFor();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const confirm = 'Confirm with Google and delete';
  for (const other of ['new@example.com', 'stranger@example.com']) {
    await choose(await atGoogle(page, confirm), other);
    await page.getByRole('dialog').getByText(message('googleFailed')).waitFor();
  }
  const operator = await asSuperuser(installation.stack.pocketbase);
  const emails = async () =>
    (await operator.collection('users').getFullList()).map(({ email }) => email);
  expect(await emails()).toEqual(
    expect.arrayContaining(['leaving@example.com', 'new@example.com']),
  );
  expect(await emails()).not.toContain('stranger@example.com');
  await choose(await atGoogle(page, confirm), 'leaving@example.com');
  await page.getByText(message('accountDeleted')).waitFor();
  expect(await emails()).toContain('new@example.com');
  expect(await emails()).not.toContain('leaving@example.com');
});

test('closing the dialog while Google asks is a no', async () => {
  const page = await openDialog();
  await choose(await atGoogle(page), 'staying@example.com');
  await loggedIn(page).waitFor();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const popup = await atGoogle(page, 'Confirm with Google and delete');
  const gone = awaitedLater(popup.waitForEvent('close'));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await gone;
  await page.reload();
  await page.getByText('staying@example.com').waitFor();
});

test('in production without a client of Google’s there is no button', async () => {
  const without = await openFullInstallation([], {
    NODE_ENV: 'production',
    GOOGLE_CLIENT_ID: '',
    GOOGLE_CLIENT_SECRET: '',
  });
  try {
    const page = await without.browsing.newPage(without.stack.api.url);
    await signedInPage(page, without.stack.pocketbase.url);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Your password' }).waitFor();
    expect(await page.getByRole('button', { name: /Google/ }).count()).toBe(0);
  } finally {
    await without.close();
  }
});
