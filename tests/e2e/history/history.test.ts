import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { signedInPage } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, givePremium, type Person } from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';
import { entries, openHistory, strange, write } from './written.ts';

let stack: Stack;
let browsing: Browsing;
let page: Page;
let ada: Person;

beforeAll(async () => {
  stack = await sharedStack();
  browsing = await openBrowser();
});

beforeEach(async () => {
  page = await browsing.newPage(stack.api.url);
  ada = await signedInPage(page, stack.pocketbase.url);
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

afterAll(() => browsing.close());

const history = (of = page) => of.getByRole('region', { name: 'Your History' });
const button = (name: string | RegExp, of = page) => of.getByRole('button', { name }).first();
const dialog = (of = page) => of.getByRole('dialog');
const field = (name: string) => page.getByRole('textbox', { name });
const search = () => page.getByRole('searchbox', { name: 'Search your history' });
const keeps = () => history().getByLabel('Kept for');

test('whoever lost the tab finds all of it again, as it was written, and a link leads there', async () => {
  await write(stack, ada, strange, '=HYPERLINK("x") 👩‍🚀', 'مرحبا #tea');
  await page.goto('/#history');
  await expect.poll(() => entries(page).count()).toBe(1);
  const entry = entries(page).first();
  for (const part of [strange.topic, 'שלום עולם', 'Funny', 'LinkedIn', '=HYPERLINK("x") 👩‍🚀']) {
    expect(await entry.textContent()).toContain(part);
  }
  expect(await entry.getByText('مرحبا').count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button('Saved').click();
  await page.getByRole('heading', { name: 'Your Saved Posts' }).waitFor();
  expect(await history().isVisible()).toBe(false);
  expect(new URL(page.url()).hash).toBe('');
  // As somebody does who types the address over the one of the open page, and goes back.
  await page.evaluate(() => location.assign('#history'));
  await expect.poll(() => history().isVisible()).toBe(true);
  await page.goBack();
  await expect.poll(() => history().isVisible()).toBe(false);
});

test('search and platform narrow it, and take it back', async () => {
  await write(stack, ada, { topic: 'Rye bread' }, 'One');
  await write(stack, ada, { topic: 'Café', platform: 'linkedin' }, 'Two');
  await openHistory(page, 2);
  await search().fill('cafe');
  await page.getByText('1 found.').waitFor();
  await expect
    .poll(() => entries(page).allTextContents())
    .toEqual([expect.stringContaining('Café')]);
  await search().fill('zzz');
  await page.getByText('Nothing matches.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button('Show all').click();
  await expect.poll(() => entries(page).count()).toBe(2);
  expect(await search().inputValue()).toBe('');
  await history().getByLabel('Platform').selectOption('linkedin');
  await expect.poll(() => entries(page).count()).toBe(1);
});

test('more come when the end is near, and a reload leads back to the same place', async () => {
  await givePremium(await asSuperuser(stack.pocketbase), ada);
  const { pageLength } = rules.history;
  for (let at = 0; at < pageLength + 3; at += 1)
    await write(stack, ada, { topic: `Topic ${at}` }, 'One');
  await page.goto('/#history');
  await expect.poll(() => entries(page).count()).toBeGreaterThanOrEqual(pageLength);
  const views = page.getByRole('group', { name: 'What to show' });
  // Below the header, which stays in sight, however late what stands above came.
  await expect.poll(async () => Math.round((await views.boundingBox())?.y ?? 0)).toBe(80);
  await entries(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => entries(page).count()).toBe(pageLength + 3);
  expect(await entries(page).last().textContent()).toContain('Topic 0');
  const last = async () => (await entries(page).last().boundingBox())?.y ?? Number.NaN;
  await entries(page).last().scrollIntoViewIfNeeded();
  const top = await last();
  await page.reload();
  await expect.poll(() => entries(page).count()).toBe(pageLength + 3);
  // To a pixel: fractions of one are lost on the way.
  await expect.poll(async () => Math.abs((await last()) - top)).toBeLessThan(2);
});

test('one is forgotten after a yes, here and in another tab', async () => {
  await write(stack, ada, { topic: 'Secret' }, 'One');
  await write(stack, ada, { topic: 'Tea' }, 'Two');
  await openHistory(page, 2);
  const other = await page.context().newPage();
  await other.goto(`${stack.api.url}/#history`);
  await expect.poll(() => entries(other).count()).toBe(2);
  // Asked there already: it may be forgotten once more.
  await button(/^Forget this.*Secret/, other).click();
  await button(/^Forget this.*Secret/).click();
  await dialog().getByRole('button', { name: 'Keep it' }).click();
  expect(await entries(page).count()).toBe(2);
  await button(/^Forget this.*Secret/).click();
  await dialog().getByRole('button', { name: 'Forget it' }).click();
  await page.getByText(message('historyForgotten')).waitFor();
  expect(await entries(page).count()).toBe(1);
  await expect.poll(() => entries(other).count()).toBe(1);
  await other.close();
});

test('all is forgotten after a yes, and how long it is kept is chosen', async () => {
  await write(stack, ada, { topic: 'Tea' }, 'One');
  await openHistory(page, 1);
  await history().getByText('Kept for a month').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await keeps().inputValue()).toBe('month');
  await keeps().selectOption('forever');
  await page.getByText(message('historyKept')).waitFor();
  // Shorter takes a yes.
  await keeps().selectOption('day');
  expect(await dialog().textContent()).toContain('older than a day');
  expect(await dialog().textContent()).toContain('the cards on this page stay');
  await dialog().getByRole('button', { name: 'Leave it as it is' }).click();
  expect(await keeps().inputValue()).toBe('forever');
  await keeps().focus();
  await keeps().selectOption('day');
  await dialog().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => keeps().evaluate((each) => each === document.activeElement)).toBe(true);
  await keeps().selectOption('day');
  await dialog().getByRole('button', { name: 'Shorten' }).click();
  await expect.poll(() => keeps().inputValue()).toBe('day');
  await button('Forget all').click();
  await dialog().getByRole('button', { name: 'Forget all' }).click();
  await page.getByText('Nothing here yet.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // What is generated meanwhile appears.
  await field('Topic').fill('Closed on Monday, back on Tuesday at 8.');
  await button('Generate Your Posts').click();
  await expect.poll(() => entries(page).count()).toBe(1);
  await expect.poll(() => entries(page).first().textContent()).toContain('Closed on Monday');
});

test('where it cannot be had, one sentence says so, and it is asked for again', async () => {
  await write(stack, ada, { topic: 'Tea' }, 'One');
  await page.route('**/find-history', (route) => route.abort());
  await page.goto('/#history');
  const failed = page.getByRole('alert').filter({ hasText: message('historyLoadFailed') });
  await failed.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/find-history');
  browsing.forgive(/ERR_FAILED/);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => entries(page).count()).toBe(1);
  // What one searches for stays.
  await page.context().setOffline(true);
  await search().fill('tea');
  await failed.waitFor();
  expect(await search().evaluate((it) => it === document.activeElement)).toBe(true);
  await page.context().setOffline(false);
  await page.getByText('1 found.').waitFor();
  await page.context().setOffline(true);
  await button(/^Forget this/).click();
  await dialog().getByRole('button', { name: 'Forget it' }).click();
  await page.getByText(message('historyForgetFailed')).waitFor();
  expect(await entries(page).count()).toBe(1);
  await page.context().setOffline(false);
  browsing.forgive(/ERR_INTERNET_DISCONNECTED/);

  // A session that has ended is said.
  await ada.client.send('/api/account/logout-everywhere', { method: 'POST' });
  await button(/^Forget this/).click();
  await dialog().getByRole('button', { name: 'Forget it' }).click();
  await page.getByText(message('sessionExpired')).first().waitFor();
  await expect.poll(() => entries(page).count()).toBe(0);
});
