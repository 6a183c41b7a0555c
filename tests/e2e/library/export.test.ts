import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';
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

afterAll(() => browsing.close());

const texts = ['Rye bread', 'White bread', '=1+1 <b>bold</b>', '👨‍👩‍👧 東京', 'Tea'];
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function downloaded(): Promise<{ name: string; text: string }> {
  const download = awaitedLater(page.waitForEvent('download'));
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

/** Past the hooks, which would take a minute for so many. */
function fillTo(count: number): void {
  const database = new DatabaseSync(join(stack.pocketbase.dataDir, 'data.db'), { timeout: 20_000 });
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 6 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO posts (id, userId, text, platform, tone, timestamp, changed, tags, indexed)
    SELECT lower(hex(randomblob(7))) || 'p', '${ada.id}', '=1+1 <b>👨‍👩‍👧</b> number ' || i, 'x', 'casual',
      '2026-01-01 10:00:00.000Z', '2026-01-01 10:00:00.000Z', '[]', 1 FROM n`);
  database.close();
}

test('ten thousand posts become as many files of a zip on a phone, and it can be stopped on its way', async () => {
  const many = 10_000;
  fillTo(many);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await button('Export').click();
  await page.getByText(`${many.toLocaleString('en')} posts`, { exact: true }).waitFor();
  await page.getByLabel('Export as').selectOption({ value: 'markdown' });
  await button('Download').click();
  await page.getByText(/^[1-9],?\d* of 10,000 posts$/).waitFor();
  await button('Stop').click();
  const download = awaitedLater(page.waitForEvent('download'));
  await button('Download').click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(files)).toHaveLength(many);
  const last = Object.values(files).map((each) => Buffer.from(each).toString('utf8'));
  expect(last.filter((text) => text.endsWith(`=1+1 <b>👨‍👩‍👧</b> number ${many}\n`))).toHaveLength(
    1,
  );
});
