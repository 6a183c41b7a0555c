import type { Locator, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { accessibilityFaults, faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import type { Person } from '#tests/harness/people.ts';
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

const shown = () => savedPosts(page).count();
const search = () => page.getByRole('searchbox', { name: 'Search your saved posts' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const onServer = () => ada.client.collection('posts').getFullList({ requestKey: null });

async function save(texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const post = { text, platform: 'x', tone: 'casual', userId: ada.id };
    await ada.client.collection('posts').create(post, { requestKey: null });
  }
}

async function openWith(texts: readonly string[]): Promise<void> {
  await save(texts);
  await page.goto('/');
  await expect.poll(shown).toBe(texts.length);
}

const five = ['Rye bread', 'White bread', 'Café at six', '<b>bold</b> =1+1', '👨‍👩‍👧 東京'];

test('a few posts need no search, and from four on what is typed is found as one types', async () => {
  await openWith(five.slice(0, 3));
  expect(await search().count()).toBe(0);
  expect(await button('Select').count()).toBe(0);
  await save(five.slice(3, 4));
  await page.reload();
  await search().waitFor();
  await save(five.slice(4));

  await search().fill('bre');
  await page.getByText('2 posts found.').waitFor();
  expect(await shown()).toBe(2);
  await search().fill('cafe');
  await page.getByText('1 post found.').waitFor();
  await search().fill('東');
  await expect.poll(() => savedPosts(page).first().textContent()).toContain('東京');
  await search().fill('zzz');
  await page.getByText('No post matches.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button('Show all').click();
  await expect.poll(shown).toBe(5);
  expect(await search().inputValue()).toBe('');

  // An answer that comes late gives way to the one of the last question.
  const held = Promise.withResolvers<void>();
  let late: Promise<unknown> = Promise.resolve();
  await page.route('**/find-posts', async (route) => {
    if (route.request().postDataJSON().words !== 'rye') return route.continue();
    const response = await route.fetch();
    await held.promise;
    late = awaitedLater(page.waitForResponse('**/find-posts'));
    return route.fulfill({ response });
  });
  const asksForRye = (request: Request) => request.postData()?.includes('"rye"') === true;
  await Promise.all([page.waitForRequest(asksForRye), search().fill('rye')]);
  await search().fill('white');
  await page.getByText('1 post found.').waitFor();
  held.resolve();
  await expect.poll(() => late.then(() => true)).toBe(true);
  expect(await savedPosts(page).allTextContents()).toEqual([
    expect.stringContaining('White bread'),
  ]);

  // The next one is lost: nothing is said of the one before, and it is made once the line is back.
  await page.unroute('**/find-posts');
  const lost = Promise.withResolvers<void>();
  await page.route('**/find-posts', async (route) => {
    await lost.promise;
    await route.abort();
  });
  await search().fill('bre');
  await page.locator('section[aria-busy=true]').waitFor();
  expect(await page.getByText('1 post found.').count()).toBe(0);
  lost.resolve();
  await page.getByText(message('savedLoadFailed')).waitFor();
  browsing.forgive(/net::ERR_FAILED/);
  await page.unroute('**/find-posts');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('2 posts found.').waitFor();
  expect(await page.getByText(message('savedLoadFailed')).count()).toBe(0);
});

test('posts are tagged and pinned, and found by both', async () => {
  await openWith(five);
  const rye = savedPosts(page).filter({ hasText: 'Rye bread' });
  const tags = rye.getByRole('button', { name: /^Tags/ });
  const field = rye.getByRole('textbox', { name: 'New tag' }).or(rye.getByRole('combobox'));
  const hasFocus = (place: Locator) =>
    expect.poll(() => place.evaluate((each) => each === document.activeElement)).toBe(true);
  // Its letters are shortcuts elsewhere.
  await tags.click();
  await hasFocus(field);
  await page.keyboard.type('news');
  expect(await field.inputValue()).toBe('news');
  await page.keyboard.press('Escape');
  await hasFocus(tags);
  await page.keyboard.press('Enter');
  await hasFocus(field);
  const typed = Promise.withResolvers<void>();
  await page.route('**/tag-posts', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await field.fill('#Bakery');
  await page.keyboard.press('Enter');
  // Whoever types on at once loses none of it when the answer comes.
  await page.keyboard.type('sour');
  typed.resolve();
  await rye.getByText('bakery', { exact: true }).waitFor();
  expect(await field.inputValue()).toBe('sour');
  await rye.getByRole('button', { name: /^Pin/ }).click();
  await button('Filter').click();
  await page.getByLabel('Order').selectOption('Pinned first');
  await expect.poll(() => savedPosts(page).first().textContent()).toContain('Rye bread');
  await page.getByLabel('Tag', { exact: true }).selectOption('bakery');
  await page.getByText('1 post found.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await rye.getByRole('button', { name: 'Remove the tag bakery' }).click();
  await page.getByText('No post matches.').waitFor();
});

test('many are selected, tagged and deleted together, and brought back together, on a phone too', async () => {
  await openWith(five);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await button('Filter').click();
  await button('Select').click();
  await page.getByRole('checkbox').first().check();
  await page.getByText('1 selected').waitFor();
  const tags = savedPosts(page).first().getByRole('button', { name: /^Tags/ });
  await tags.click();
  expect(await faultsInEveryLook(page, { widths: [390] })).toEqual([]);
  await tags.click();
  await button('Filter').click();
  // Both stay in sight, and neither covers the other.
  await savedPosts(page).last().getByRole('button', { name: 'Delete' }).click();
  const notice = page.getByRole('status').filter({ has: button('Undo') });
  const bar = page.getByRole('group', { name: 'What to do with the selected posts' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bottomOf = async (place: Locator) =>
      place.evaluate((each) => each.getBoundingClientRect().bottom);
    const top = await notice.evaluate((each) => each.getBoundingClientRect().top);
    expect(await bottomOf(bar)).toBeLessThan(top);
    expect(await bottomOf(notice)).toBeLessThan(600);
  }
  await button('Undo').click();
  await expect.poll(shown).toBe(5);
  if (size) await page.setViewportSize(size);
  await button('Select all shown').click();
  await page.getByText('5 selected').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  // A fifth of a phone's screen at most, and more when it is asked for.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await bar.boundingBox())?.height).toBeLessThan(844 / 5);
  await button('Tag selected').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => bar.getByPlaceholder('New tag').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('all of them');
  await bar.getByRole('button', { name: 'Add tag' }).click();
  await expect.poll(() => page.getByText('all of them', { exact: true }).count()).toBe(5);
  const [full] = await onServer();
  const { max } = rules.library.tags;
  const add = Array.from({ length: max - 1 }, (_, at) => `tag ${at}`).join();
  const body = { ids: [full?.id], add: [add], remove: [] };
  await ada.client.send('/api/account/tag-posts', { method: 'POST', body });
  await bar.getByPlaceholder('New tag').fill('most of them');
  await bar.getByRole('button', { name: 'Add tag' }).click();
  await page.getByText('1 post was left as it is: no post has more than 10 tags.').waitFor();
  await expect.poll(() => page.getByText('most of them', { exact: true }).count()).toBe(4);
  await button('Delete selected').click();
  await page.getByText('Deleted: 5 posts').waitFor();
  await button('Undo').click();
  await expect.poll(shown).toBe(5);
  expect(await onServer()).toHaveLength(5);
  await button('Select').click();
  await button('Select all shown').click();
  await button('Delete selected').click();
  await page.getByText(message('deletedMany')).waitFor();
  expect(await onServer()).toEqual([]);
});
