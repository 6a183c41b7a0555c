import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { openLogin, sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { signedInPage } from '#tests/harness/browser/visitor.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let stack: Stack;
let browsing: Browsing;
/** For whoever has two tabs. */
let apart: Browsing;
let page: Page;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  stack = await sharedStack();
  [browsing, apart] = await Promise.all([openBrowser(), openBrowser({ ownProcesses: true })]);
  [ada, bob] = await Promise.all([signUp(stack.pocketbase), signUp(stack.pocketbase)]);
});

async function arrive(at = browsing): Promise<void> {
  page = await at.newPage(stack.api.url, { viewport: { width: 1280, height: 900 } });
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

const form = (at = page) => ({
  topic: at.getByRole('textbox', { name: 'Topic' }),
  details: at.getByRole('textbox', { name: 'What do you know about this' }),
});
const ready = (at = page) => at.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
const topicOf = (at = page) => form(at).topic.inputValue();
const kept = (at = page) => at.evaluate(() => localStorage.getItem('postquill_drafts'));
const logout = (at = page) => at.getByRole('banner').getByRole('button', { name: 'Logout' });

async function visit(at = page): Promise<void> {
  await at.goto('/#generator');
  await ready(at);
}

async function typed(topic: string, at = page): Promise<void> {
  await form(at).topic.fill(topic);
  await expect.poll(() => kept(at)).toContain(topic);
}

async function login(person: Person): Promise<void> {
  await openLogin(page);
  await sendCredentials(page, person);
  await page.getByRole('region', { name: 'Your plan' }).waitFor();
}

test('what a guest typed and chose comes back, survives the login, and is gone after the logout', async () => {
  await arrive(apart);
  await visit();
  await form().details.fill('Since 1990.');
  await page.getByRole('radio', { name: 'Funny' }).check();
  await page.getByRole('radio', { name: 'LinkedIn' }).check();
  await typed('Coffee');
  const other = await page.context().newPage();
  await visit(other);
  await expect.poll(() => topicOf(other)).toBe('Coffee');
  await other.close();

  // It replaces nothing that is typed before the script comes.
  const early = await page.context().newPage();
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await early.route('**/FormTools.*.js', async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await early.goto('/#generator');
  await asked.promise;
  await form(early).topic.fill('Tea');
  answered.resolve();
  await ready(early);
  expect(await topicOf(early)).toBe('Tea');
  await expect.poll(() => kept(early)).toContain('Tea');
  await early.close();

  await page.reload();
  await expect.poll(() => topicOf()).toBe('Coffee');
  expect(await form().details.inputValue()).toBe('Since 1990.');
  expect(await page.getByRole('radio', { name: 'Funny' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'LinkedIn' }).isChecked()).toBe(true);
  await login(ada);
  expect(await topicOf()).toBe('Coffee');
  await expect.poll(() => kept()).toContain(ada.id);
  await page.reload();
  await expect.poll(() => topicOf()).toBe('Coffee');
  await logout().click();
  await expect.poll(() => topicOf()).toBe('');
  expect(await page.getByRole('radio', { name: 'Casual' }).isChecked()).toBe(true);
  expect(await kept()).toBeNull();
  await page.reload();
  await ready();
  expect([await topicOf(), await kept()]).toEqual(['', null]);
});

test('after a session that ran out it waits for its owner, and nobody else gets it', async () => {
  await arrive();
  await page.goto('/#generator');
  await login(ada);
  await typed('Coffee');
  for (const [person, found] of [
    [ada, 'Coffee'],
    [bob, ''],
  ] as const) {
    await page.evaluate(() => localStorage.setItem('pocketbase_auth', '{"ended":"expiry"}'));
    await page.reload();
    await ready();
    expect(await topicOf()).toBe('');
    expect(await kept()).toContain('Coffee');
    await login(person);
    await expect.poll(() => topicOf()).toBe(found);
  }
  await logout().click();
  await expect.poll(() => kept()).toBeNull();
});

test('two tabs keep what was typed in each, and a logout in one empties both', async () => {
  await arrive(apart);
  await signedInPage(page, stack.pocketbase.url);
  await visit();
  await typed('First');
  const other = await page.context().newPage();
  await visit(other);
  await expect.poll(() => topicOf(other)).toBe('First');
  await typed('Second', other);
  for (const at of [page, other]) {
    await at.reload();
    await ready(at);
  }
  await expect.poll(() => topicOf()).toBe('First');
  await expect.poll(() => topicOf(other)).toBe('Second');
  await logout(other).click();
  await expect.poll(() => topicOf()).toBe('');
  await expect.poll(() => topicOf(other)).toBe('');
  await page.reload();
  await ready();
  expect([await topicOf(), await kept()]).toEqual(['', null]);
});

test('Clear empties the form, which can be taken back, and a cleared form stays empty', async () => {
  await arrive();
  await visit();
  await typed('Coffee');
  await page.getByRole('radio', { name: 'Funny' }).check();
  const clear = page.getByRole('button', { name: 'Clear the form' });
  const undo = page.getByRole('button', { name: 'Undo clearing the form' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('The form is empty.').waitFor();
  expect(await topicOf()).toBe('');
  expect(await page.getByText(message('topicMissing')).count()).toBe(0);
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await topicOf()).toBe('Coffee');
  expect(await page.getByRole('radio', { name: 'Funny' }).isChecked()).toBe(true);
  await clear.click();
  await expect.poll(() => kept()).toBeNull();
  await page.reload();
  await ready();
  expect(await topicOf()).toBe('');
});

test('what is too old, or somebody else wrote there, is nothing', async () => {
  await arrive();
  const day = 24 * 60 * 60 * 1000;
  const draft = (age: number) => [
    { owner: '', tab: 'a', typed: Date.now() - age, fields: { topic: 'Old', tone: 'shouting' } },
  ];
  for (const [stored, found] of [
    [JSON.stringify(draft(2 * day)), ''],
    ['[{"owner":1},null]', ''],
    ['{', ''],
    [JSON.stringify(draft(1000)), 'Old'],
  ] as const) {
    await page.goto('/robots.txt');
    await page.evaluate((text) => localStorage.setItem('postquill_drafts', text), stored);
    await visit();
    await expect.poll(() => topicOf()).toBe(found);
    expect(await page.getByRole('radio', { name: 'Casual' }).isChecked()).toBe(true);
  }
});

test.each(['full', 'forbidden'])(
  'where storage is %s, the form works and one sentence says it once',
  async (how) => {
    await arrive();
    await page.setViewportSize({ width: 390, height: 900 });
    await page.addInitScript((is) => {
      const refuse = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
      if (is === 'forbidden') Storage.prototype.getItem = refuse;
    }, how);
    await visit();
    await form().topic.fill('Coffee');
    const told = page.getByText(message('draftNotKept'));
    await told.waitFor();
    await told.waitFor({ state: 'detached' });
    await form().topic.fill('Coffee and tea');
    await page.getByRole('radio', { name: 'Funny' }).check();
    await page.getByRole('button', { name: 'Clear the form' }).click();
    expect(await told.count()).toBe(0);
  },
);

test('Back after a logout on another page shows nothing of what was typed', async () => {
  await arrive();
  await signedInPage(page, stack.pocketbase.url);
  await visit();
  await typed('Our bakery closes for a week');
  await page.goto('/faq');
  await logout().click();
  await expect.poll(() => kept()).toBeNull();
  await page.goBack();
  await ready();
  expect(await topicOf()).toBe('');
  expect(await kept()).toBeNull();
});
