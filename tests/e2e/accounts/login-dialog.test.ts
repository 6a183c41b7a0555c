import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { loginDialog, openLogin, sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { newAddress, signUp } from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let stack: Stack;
let browsing: Browsing;
let page: Page;

beforeAll(async () => {
  stack = await sharedStack();
  browsing = await openBrowser();
});

async function visit(): Promise<void> {
  page = await browsing.newPage(stack.api.url);
  await page.goto('/');
}

afterEach(() => expect(browsing.complaints()).toEqual([]));

afterAll(() => browsing.close());

const focused = () =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

const loggedIn = () => page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();

describe('on one page', () => {
  beforeAll(visit);
  afterAll(() => browsing.leave());

  afterEach(async () => {
    await page.keyboard.press('Escape');
    await loginDialog(page).waitFor({ state: 'detached' });
  });

  test('its two forms, and what password managers read off them', async () => {
    const dialog = await openLogin(page);
    await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor();
    const email = dialog.getByRole('textbox', { name: 'Email' });
    const password = dialog.getByRole('textbox', { name: 'Password' });
    expect(await email.getAttribute('autocomplete')).toBe('username');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    await dialog.getByText('OR', { exact: true }).waitFor();

    await dialog.getByRole('button', { name: 'Need an account? Sign up' }).click();
    await page.getByRole('dialog', { name: 'Create Account' }).waitFor();
    expect(await password.getAttribute('autocomplete')).toBe('new-password');
    expect(await dialog.getByRole('button', { name: 'Forgot password?' }).count()).toBe(0);

    await dialog.getByRole('button', { name: 'Already have an account? Login' }).click();
    await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor();
  });

  test('the password is shown on demand and hidden again', async () => {
    const dialog = await openLogin(page);
    const password = dialog.getByRole('textbox', { name: 'Password' });
    expect(await password.getAttribute('type')).toBe('password');
    await dialog.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    await dialog.getByRole('button', { name: 'Hide password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('password');
  });

  test.each([
    ['Escape', () => page.keyboard.press('Escape')],
    ['Close', () => loginDialog(page).getByRole('button', { name: 'Close' }).click()],
    ['the backdrop', () => page.mouse.click(4, 4)],
  ])('%s closes it and gives the focus back', async (_, close) => {
    await openLogin(page);
    await close();
    await loginDialog(page).waitFor({ state: 'hidden' });
    expect(await focused()).toBe('Login');
  });

  test('the hero’s button opens it for somebody new, and gets the focus back', async () => {
    await page.getByRole('button', { name: 'Get Started for Free' }).click();
    await page.getByRole('dialog', { name: 'Create Account' }).waitFor();
    await page.keyboard.press('Escape');
    await loginDialog(page).waitFor({ state: 'hidden' });
    expect(await focused()).toContain('Get Started for Free');
  });

  test('the focus goes round inside it', async () => {
    const dialog = await openLogin(page);
    const stops = new Set<string>();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      // Past its last stop the focus is the browser's for a moment, and never the page's behind.
      const place = await dialog.evaluate((node) => {
        if (document.activeElement === document.body) return 'browser';
        return node.contains(document.activeElement) ? 'dialog' : 'page';
      });
      expect(place).not.toBe('page');
      if (place === 'dialog') stops.add((await focused()) ?? '');
    }
    expect([...stops]).toEqual(
      expect.arrayContaining(['Login', 'Forgot password?', 'Need an account? Sign up', 'Close']),
    );
  });
});

describe('with a page of its own', () => {
  afterEach(() => browsing.leave());

  test('what comes into it late does not move away what is being pressed', async () => {
    page = await browsing.newPage(stack.api.url);
    const config = Promise.withResolvers<void>();
    await page.route('**/api/config', async (route) => {
      await config.promise;
      await route.continue();
    });
    await page.goto('/');
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Need an account? Sign up' }).hover();
    await page.mouse.down();
    config.resolve();
    await dialog.getByText('OR', { exact: true }).waitFor();
    await page.mouse.up();
    await page.getByRole('dialog', { name: 'Create Account' }).waitFor();
    // Somebody new is logged in at once.
    await sendCredentials(page, { email: newAddress(), password: 'analytical engine' });
    await dialog.waitFor({ state: 'hidden' });
    await loggedIn();
  });

  test('"Processing..." while the server thinks, and one press counts once', async () => {
    await visit();
    const person = await signUp(stack.pocketbase);
    let tries = 0;
    const answer = Promise.withResolvers<void>();
    await page.route('**/auth-with-password', async (route) => {
      tries += 1;
      await answer.promise;
      await route.continue();
    });
    const dialog = await openLogin(page);
    await sendCredentials(page, person);
    const busy = dialog.getByRole('button', { name: 'Processing...' });
    // As somebody in a hurry does it: the button looks and is called busy, and takes no second press.
    await busy.click({ force: true });
    await dialog.getByRole('textbox', { name: 'Password' }).press('Enter');
    expect(await busy.getAttribute('aria-busy')).toBe('true');
    answer.resolve();
    await loggedIn();
    expect(tries).toBe(1);
  });

  test('by keyboard alone: sign up, log out, and log in again', async () => {
    await visit();
    const { keyboard } = page;
    const address = newAddress();
    const typeCredentials = async () => {
      await keyboard.type(address);
      await keyboard.press('Tab');
      await keyboard.type('analytical engine');
      await keyboard.press('Enter');
    };
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).focus();
    await keyboard.press('Enter');
    const email = loginDialog(page).getByRole('textbox', { name: 'Email' });
    await email.waitFor();
    expect(await email.evaluate((node) => node === document.activeElement)).toBe(true);
    await loginDialog(page).getByRole('button', { name: 'Need an account? Sign up' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Create Account' }).waitFor();
    for (let presses = 0; presses < 4; presses += 1) await keyboard.press('Shift+Tab');
    await typeCredentials();
    await loggedIn();
    // The link that opened it is gone.
    await expect.poll(focused).toContain('Your account, logged in as');

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('status').getByText(message('loggedOut')).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).focus();
    await keyboard.press('Enter');
    await email.waitFor();
    await typeCredentials();
    await loggedIn();
  });
});
