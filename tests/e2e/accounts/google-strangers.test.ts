import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { signedInPage } from '#tests/harness/browser/visitor.ts';
import { LiveListener } from '#tests/pocketbase/access/live-listener.ts';
import { call, expectOk } from '#tests/pocketbase/calls.ts';
import { type FullInstallation, openFullInstallation } from './full-installation.ts';

const victim = 'victim@example.com';
const attacker = 'attacker@example.com';

let installation: FullInstallation;
let page: Page;
let exchanged: string[];

beforeAll(async () => {
  installation = await openFullInstallation([{ email: victim }, { email: attacker }]);
});

beforeEach(async () => {
  page = await installation.browsing.newPage(installation.stack.api.url);
  exchanged = [];
  page.context().on('request', (request) => {
    if (request.url().includes('auth-with-oauth2')) exchanged.push(request.url());
  });
});

afterEach(async () => {
  await page.context().close();
  expect(installation.browsing.complaints()).toEqual([]);
});

afterAll(() => installation.close());

interface Methods {
  oauth2: { providers: { authURL: string; codeVerifier: string; state: string }[] };
}

/** A sign-in of somebody's own making, up to the address at Google that they would send around. */
async function beginElsewhere() {
  const frontDoor = { url: `${installation.stack.api.url}/pb` };
  const asked = call<Methods>(frontDoor, 'GET', '/api/collections/users/auth-methods');
  const [provider] = (await expectOk(asked)).oauth2.providers;
  if (!provider) throw new Error('Google is not offered');
  const back = encodeURIComponent(`${installation.stack.api.url}/auth/google`);
  return { ...provider, link: `${provider.authURL}${back}` };
}

const stored = () => page.evaluate(() => localStorage.getItem('pocketbase_auth'));

async function expectRefused(tab: Page): Promise<void> {
  await tab.getByText(message('googleFailed')).waitFor();
  expect(new URL(tab.url()).search).toBe('');
  expect(exchanged).toEqual([]);
}

/** Of the victim's own, in a window of its own. */
async function waitAtGoogle(): Promise<Page> {
  await page.goto('/?login=1');
  const opening = awaitedLater(page.waitForEvent('popup'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.getByText('Sign in to Google').first().waitFor();
  return popup;
}

test('a link to Google with a state of the sender’s brings the sender nothing, and somebody else’s code logs nobody in as them', async () => {
  const frontDoor = { url: `${installation.stack.api.url}/pb` };
  const ears = await LiveListener.connect(frontDoor, undefined, []);
  try {
    await call(frontDoor, 'POST', '/api/realtime', {
      body: { clientId: ears.clientId, subscriptions: ['@oauth2'] },
    });
    const { link, state } = await beginElsewhere();
    await page.goto(link.replace(state, ears.clientId));
    await page.getByRole('button', { name: victim }).click();
    await expectRefused(page);
    expect(await stored()).toBeNull();
    // PocketBase's own return address, which would hand the code on, leads nowhere.
    const relay = `/pb/api/oauth2-redirect?code=stolen&state=${ears.clientId}`;
    expect((await page.goto(relay))?.status()).toBe(404);
    expect(ears.events.filter((event) => event.includes('code'))).toEqual([]);
  } finally {
    ears.close();
  }

  const theirs = await beginElsewhere();
  const back = await installation.google.consent(theirs.link, attacker);
  expect(back.searchParams.get('state')).toBe(theirs.state);
  for (const changed of [theirs.state, '']) {
    back.searchParams.set('state', changed);
    await page.goto(back.href);
    await expectRefused(page);
  }
  back.searchParams.delete('state');
  await page.goto(back.href);
  await expectRefused(page);
  expect(await stored()).toBeNull();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('dialog').waitFor();
});

test('somebody who is logged in stays who they are', async () => {
  const ada = await signedInPage(page, installation.stack.pocketbase.url);
  const { link } = await beginElsewhere();
  await page.goto((await installation.google.consent(link, attacker)).href);
  await expectRefused(page);
  expect(await stored()).toContain(ada.id);
});

test('a code that is late, foreign or in another browser is not used, and the sign-in goes on', async () => {
  // After the dialog was closed.
  const left = await waitAtGoogle();
  const asked = left.url();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => left.isClosed()).toBe(true);
  const tab = await page.context().newPage();
  await tab.goto((await installation.google.consent(asked, victim)).href);
  await expectRefused(tab);

  // A foreign one in a sign-in that is under way, and its own in another browser.
  const popup = await waitAtGoogle();
  const { link } = await beginElsewhere();
  await tab.goto((await installation.google.consent(link, attacker)).href);
  await expectRefused(tab);
  const elsewhere = await installation.browsing.newPage(installation.stack.api.url);
  await elsewhere.goto((await installation.google.consent(popup.url(), victim)).href);
  await elsewhere.getByText(message('googleFailed')).waitFor();
  expect(popup.isClosed()).toBe(false);
  await elsewhere.context().close();
  const gone = awaitedLater(popup.waitForEvent('close'));
  await popup.getByRole('button', { name: victim }).click();
  await gone;
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
  expect(await stored()).toContain(victim);
});
