import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import {
  cards,
  generate,
  savedPosts,
  signedInPage,
  withOwnClock,
} from '#tests/harness/browser/visitor.ts';
import { asSuperuser, endPremium, givePremium, type Person } from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

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

const posts = () => ada.client.collection('posts').getFullList({ requestKey: null });

const save = (text: string) =>
  ada.client
    .collection('posts')
    .create({ text, platform: 'x', tone: 'casual', userId: ada.id }, { requestKey: null });

async function openWith(count: number): Promise<void> {
  for (let made = 1; made <= count; made += 1) await save(`Post number ${made}`);
  await page.goto('/');
  await expect.poll(() => savedPosts(page).count()).toBe(count);
}

// The editor makes several posts of it, so that they can be saved at once.
const longTopic =
  'Our bakery on Mill Street opens at six on weekdays from Monday. The rye bread takes three days. ' +
  'We bake it in the oven that my grandfather built. Nobody is sent away hungry.';

const deleteFirst = () => savedPosts(page).first().getByRole('button', { name: 'Delete' }).click();

test('a deleted post can be brought back for some seconds, where and as it was', async () => {
  await openWith(2);
  await deleteFirst();
  await expect.poll(() => savedPosts(page).count()).toBe(1);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => savedPosts(page).count()).toBe(2);
  expect(await savedPosts(page).first().textContent()).toContain('Post number 2');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toContain('Post number 2');
  expect(await posts()).toHaveLength(2);

  // One that could not be deleted while the page was hidden is shown again, and said.
  await page.route('**/api/account/delete-posts', (route) => route.fulfill({ status: 429 }));
  await deleteFirst();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByText(message('deleteFailed')).waitFor();
  await expect.poll(() => savedPosts(page).count()).toBe(2);
  expect(await posts()).toHaveLength(2);
});

test('a long text that is deleted, under a long topic, is cut off at its own end and makes no page wider', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  const text = 'نخبز الخبز كل يوم ونفتح في السابعة. '.repeat(8).trim();
  const post = { text, platform: 'x', tone: 'casual', userId: ada.id };
  await ada.client.collection('posts').create(post, { requestKey: null });
  await page.goto('/');
  await generate(page, longTopic);
  await cards(page).first().waitFor();
  await deleteFirst();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await wider()).toBe(0);
  const told = page.getByText(text, { exact: true }).last();
  expect(await told.evaluate((each) => getComputedStyle(each).direction)).toBe('rtl');
});

test('after that it is deleted on the server, and said', async () => {
  await withOwnClock(page);
  await openWith(1);
  await deleteFirst();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await posts()).toHaveLength(1);
  await page.clock.fastForward(rules.undoSeconds * 1_000);
  await page.getByText(message('deleted')).waitFor();
  expect(await posts()).toHaveLength(0);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

test('a deletion happens too where the page is left, or somebody logs out, before its time is over', async () => {
  await openWith(2);
  const users = await asSuperuser(stack.pocketbase);
  const left = async () =>
    (await users.collection('posts').getFullList({ filter: `userId = "${ada.id}"` })).length;
  await deleteFirst();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.goto('/faq');
  await expect.poll(left).toBe(1);
  await page.goto('/');
  await deleteFirst();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(left).toBe(0);
});

test('when Premium ends, the list is the one of the free plan without a reload', async () => {
  const superuser = await asSuperuser(stack.pocketbase);
  await givePremium(superuser, ada);
  await openWith(7);
  await endPremium(superuser, ada);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => savedPosts(page).count()).toBe(5);
  await page.getByText('7 saved', { exact: true }).waitFor();
});

test('where the database is not set up, the console holds the link that the sentence promises', async () => {
  const said = awaitedLater(
    page.waitForEvent('console', (entry) => entry.text().includes('https://')),
  );
  await page.route('**/pb/api/account/find-posts', (route) =>
    route.fulfill({ status: 404, json: { status: 404, message: 'Missing collection.', data: {} } }),
  );
  await page.goto('/');
  await page.getByText(message('libraryNotSetUp')).waitFor();
  expect((await said).type()).toBe('error');
  browsing.forgive(/How to set up the database: https:/);
});

test('whoever asks for more goes on with the first of the new posts, also when there are no others', async () => {
  await givePremium(await asSuperuser(stack.pocketbase), ada);
  // Two more than the first page shows.
  for (let made = 1; made <= 32; made += 1) await save(`Post number ${made}`);
  await page.goto('/');
  await expect.poll(() => savedPosts(page).count()).toBe(30);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect.poll(() => savedPosts(page).count()).toBe(32);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toContain('Post number 2');
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);

  // What one is at stays when another tab puts a post in front of it.
  const last = savedPosts(page).last();
  await last.getByRole('button', { name: 'Refine' }).click();
  const wish = last.getByRole('textbox', { name: rules.refinement.actions.instruct.label });
  await wish.fill('For my neighbors');
  await save('From elsewhere');
  await page.evaluate(() => new BroadcastChannel('postquill').postMessage({ kind: 'library' }));
  await savedPosts(page).filter({ hasText: 'From elsewhere' }).waitFor();
  await last.getByText('Post number 1', { exact: true }).waitFor();
  expect(await wish.inputValue()).toBe('For my neighbors');
});

test('more posts come as the end comes near, and who comes back finds the place again', async () => {
  await givePremium(await asSuperuser(stack.pocketbase), ada);
  for (let made = 1; made <= 70; made += 1) await save(`Post number ${made}`);
  await page.goto('/');
  const last = () => savedPosts(page).last();
  for (const count of [60, 70]) {
    await last().scrollIntoViewIfNeeded();
    await expect.poll(() => savedPosts(page).count()).toBe(count);
  }
  await page.getByText('Post number 12', { exact: true }).scrollIntoViewIfNeeded();
  await page.goto('/faq');
  await page.goBack();
  await expect.poll(() => savedPosts(page).count()).toBe(70);
  const inView = () =>
    page.getByText('Post number 12', { exact: true }).evaluate((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  await expect.poll(inView).toBe(true);
});
