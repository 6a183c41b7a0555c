import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { haveAnAccount, sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { cards, generate, savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { startBrokenLine } from '#tests/harness/network/broken-line.ts';
import {
  ask,
  asSuperuser,
  facts,
  givePremium,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let stack: Stack;
let browsing: Browsing;
/** For whoever has two tabs. */
let apart: Browsing;
let page: Page;

beforeAll(async () => {
  stack = await sharedStack();
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
  await browsing.close();
  await apart.close();
});

const banner = (tab: Page) => tab.getByRole('banner');
const logout = (tab: Page) => banner(tab).getByRole('button', { name: 'Logout' });
const login = (tab: Page) => banner(tab).getByRole('link', { name: 'Login' });
const storedToken = () => page.evaluate(() => localStorage.getItem('pocketbase_auth') ?? '');

async function openHome(): Promise<Person> {
  const person = await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
  await page.getByRole('region', { name: 'Your plan' }).waitFor();
  return person;
}

async function openHomeWithPosts(): Promise<Person> {
  const person = await openHome();
  await generate(page, `Coffee. ${facts}`);
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();
  return person;
}

/** As another device does it: every token the account had is worth nothing. */
async function revoke(person: Person): Promise<Person> {
  const password = 'a new and longer password';
  await person.client
    .collection('users')
    .update(person.id, { oldPassword: person.password, password, passwordConfirm: password });
  return { ...person, password };
}

/** Holds the answers of an address back until it is told to let them go. */
async function holdBack(pattern: string): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    const answer = await route.fetch();
    asked.resolve();
    await released.promise;
    await route.fulfill({ response: answer });
  });
  return { asked: asked.promise, release: released.resolve };
}

test('a refresh that answers after the logout logs nobody in again', async () => {
  await arrive();
  await signedInPage(page, stack.pocketbase.url);
  const refresh = await holdBack('**/auth-refresh');
  await page.goto('/');
  await refresh.asked;
  await logout(page).click();
  await login(page).waitFor();
  const answered = awaitedLater(page.waitForResponse('**/auth-refresh'));
  refresh.release();
  await answered;
  await page.reload();
  await login(page).waitFor();
  expect(await storedToken()).not.toContain('token');
});

test.each(['a page that is left', 'a line that breaks'])(
  '%s in the middle of a refresh leaves the session as it was',
  async (cause) => {
    const left = cause === 'a page that is left';
    const line = await startBrokenLine(stack.api.url, '/auth-refresh', left ? 'silence' : 'cut');
    try {
      page = await browsing.newPage(line.url);
      const person = await signedInPage(page, stack.pocketbase.url);
      const beginning = awaitedLater(page.waitForResponse('**/auth-refresh'));
      await page.goto('/');
      await beginning;
      if (left) await page.goto('/faq');
      else await page.getByRole('region', { name: 'Your plan' }).waitFor();
      await logout(page).waitFor();
      expect(await storedToken()).toContain(person.token);
      const broken = left ? [] : [expect.stringContaining('net::ERR_')];
      await expect.poll(() => browsing.complaints()).toEqual(broken);
    } finally {
      // Before the line: its end would break the page's live connection.
      await page.context().close();
      await line.close();
    }
  },
);

test('after a logout the old tokens open nothing, and the other device stays logged in', async () => {
  await arrive();
  const refreshing = awaitedLater(page.waitForResponse('**/auth-refresh'));
  const ada = await openHome();
  const phone = await ada.client
    .collection('users')
    .authWithPassword(ada.email, ada.password, { requestKey: null });
  // Made within the same second, it is the token of before.
  const { token: refreshed } = await (await refreshing).json();
  await expect.poll(storedToken).toContain(refreshed);
  await logout(page).click();
  await login(page).waitFor();
  const doors = async (token: string) => {
    const allowance = await fetch(`${stack.api.url}/pb/api/account/allowance`, {
      headers: { Authorization: token },
    });
    return [allowance.status, (await ask(stack.api.url, token, order())).status];
  };
  await expect.poll(() => doors(refreshed)).toEqual([401, 401]);
  expect(await doors(ada.token)).toEqual([401, 401]);
  expect(await doors(phone.token)).toEqual([200, 200]);
});

test('where the browser does not let go of the session, that is said and everything stays', async () => {
  await arrive();
  await openHomeWithPosts();
  await page.evaluate(() => {
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    addEventListener('let-go', () => Object.assign(Storage.prototype, { removeItem }));
  });
  await logout(page).click();
  await page.getByText(message('signOutFailed')).waitFor();
  expect(await logout(page).isVisible()).toBe(true);
  expect(await cards(page).count()).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('let-go')));

  // To log out during a generation leaves nothing of it, nor of the one before.
  const run = await holdBack('**/api/generate-openrouter');
  await generate(page, 'A secret plan');
  await run.asked;
  await logout(page).click();
  await login(page).waitFor();
  run.release();
  await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();
  expect(await cards(page).count()).toBe(0);
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Topic' }).inputValue()).toBe('');
});

test('what one person asked for is not done for the next', async () => {
  await arrive();
  const ada = await openHomeWithPosts();
  const grace = await signUp(stack.pocketbase);
  await revoke(ada);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await page.getByText(message('sessionExpired')).first().waitFor();
  await sendCredentials(page, grace);
  await page.getByText('Nothing saved yet.').waitFor();
  expect(await cards(page).count()).toBe(0);
  expect(await grace.client.collection('posts').getFullList()).toEqual([]);
});

test('a session whose end another tab finds out keeps the posts here, and says so', async () => {
  await arrive(apart);
  const ada = await openHomeWithPosts();
  const renewed = await revoke(ada);
  const other = await page.context().newPage();
  await other.goto('/faq');
  await login(other).waitFor();
  await page.getByText(message('sessionExpired')).waitFor();
  expect(await cards(page).count()).toBe(1);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await sendCredentials(page, renewed);
  await expect.poll(() => savedPosts(page).count()).toBe(1);
  expect(await cards(page).count()).toBe(1);
});

test('a password changed in one tab takes nothing from another', async () => {
  await arrive(apart);
  const ada = await openHomeWithPosts();
  const account = await page.context().newPage();
  await account.goto('/account');
  await account.getByRole('textbox', { name: 'Current password' }).fill(ada.password);
  await account.getByRole('textbox', { name: 'New password' }).fill('a new and fine secret');
  await account.getByRole('button', { name: 'Change password' }).click();
  await account.getByText(message('passwordChanged')).waitFor();
  expect(await cards(page).count()).toBe(1);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect.poll(() => savedPosts(page).count()).toBe(1);
});

test('the counter of the account page leads to the page that has the offer', async () => {
  await arrive();
  const ada = await signedInPage(page, stack.pocketbase.url);
  await page.goto('/account');
  await page.getByText('Generations this month').waitFor();
  await page.locator('#counter').getByText('5/5').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('region', { name: 'Your plan' }).waitFor();

  // Premium is shown its plan, and not what it has already.
  await givePremium(await asSuperuser(stack.pocketbase), ada);
  await page.goto('/?upgrade=1');
  await page.getByText('Your Premium Benefits').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('');
});

test('where the browser keeps nothing, the page stands and login says why it cannot be', async () => {
  await arrive();
  const person = await signUp(stack.pocketbase);
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: forbidden });
    }
  });
  await page.goto('/');
  await generate(page, 'Coffee');
  await page.getByText(message('loginToGenerate')).first().waitFor();
  await haveAnAccount(page);
  await sendCredentials(page, person);
  await page.getByRole('dialog').getByText(message('storageBlocked')).waitFor();
});
