import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import type { Person } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let stack: Stack;
let browsing: Browsing;
let page: Page;
let ada: Person;

beforeAll(async () => {
  stack = await startStack();
  browsing = await openBrowser();
});

beforeEach(async () => {
  page = await browsing.newPage(stack.api.url);
  ada = await signedInPage(page, stack.pocketbase.url);
  for (const text of texts) {
    const post = { text, platform: 'x', tone: 'casual', userId: ada.id };
    await ada.client.collection('posts').create(post, { requestKey: null });
  }
  await page.goto('/');
  await expect.poll(() => savedPosts(page).count()).toBe(texts.length);
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

afterAll(async () => {
  await browsing.close();
  await stack.stop();
});

const texts = ['Rye bread', 'White bread', '=1+1 <b>bold</b>', '👨‍👩‍👧 東京', 'Tea'];
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function downloaded(): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await button('Download').click();
  const file = await download;
  await page.getByText(message('postsExported')).waitFor();
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('all posts, those that are found, and those that are selected go into a file', async () => {
  await button('Export').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  const all = await downloaded();
  expect(all.name).toBe('postquill-posts.json');
  const textsIn = ({ text }: { text: string }) =>
    JSON.parse(text).posts.map((post: { text: string }) => post.text);
  expect(textsIn(all)).toEqual(texts);
  await page.getByRole('searchbox', { name: 'Search your saved posts' }).fill('bread');
  await page.getByText('2 posts found.').waitFor();
  await page.getByLabel('Export as').selectOption('CSV for spreadsheets');
  const found = await downloaded();
  expect(found.text.split('\r\n').map((row) => row.split(',')[0])).toEqual([
    ...['\uFEFF"text"', '"Rye bread"', '"White bread"', ''],
  ]);
  // One thing at a time is open, and of two exports there is only the one of what is selected.
  await button('Filter').click();
  expect(await page.getByLabel('Export as').count()).toBe(0);
  await button('Export').click();
  expect(await page.getByLabel('Order').count()).toBe(0);
  await button('Select').click();
  expect(await button('Export').count()).toBe(0);
  await page.getByRole('checkbox').first().check();
  await button('Export selected').click();
  expect(textsIn(await downloaded())).toEqual(['White bread']);
});
