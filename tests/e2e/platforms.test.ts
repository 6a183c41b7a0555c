import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { platformIds, rules } from '#shared/rules.ts';
import { type PageServer, startPageServer } from '#tests/fakes/page-server.ts';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, givePremium, type Person } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let instance: PageServer;
let stack: Stack;
let browsing: Browsing;
let page: Page;
let ada: Person;

beforeAll(async () => {
  instance = await startPageServer();
  instance.serve = (_, response) => {
    const configuration = { statuses: { max_characters: 5_000 } };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ configuration }));
  };
  stack = await startStack({ api: { SOURCE_ADDRESSES: instance.url } });
  browsing = await openBrowser();
});

afterAll(async () => {
  await browsing.close();
  await stack.stop();
  instance.close();
});

beforeEach(async () => {
  page = await browsing.newPage(stack.api.url, { viewport: { width: 390, height: 900 } });
  ada = await signedInPage(page, stack.pocketbase.url);
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

const platforms = () => page.getByRole('radiogroup', { name: 'Platform' });
const named = (name: string) => platforms().getByRole('radio', { name });
const more = () => platforms().getByRole('button', { name: 'More platforms' });

test('three platforms are there at first, the button brings the others, and the chosen one stays', async () => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await platforms().getByRole('radio').count()).toBe(3);
  await more().press('Enter');
  await named('Telegram').waitFor();
  expect(await platforms().getByRole('radio').count()).toBe(platformIds.length);
  expect(await accessibilityFaults(page)).toEqual([]);
  // All of them are one question: arrows lead from the first ones to the others.
  await named('LinkedIn').focus();
  await page.keyboard.press('ArrowRight');
  expect(await named('Bluesky').isChecked()).toBe(true);
  await named('Mastodon').check();
  await platforms().getByRole('button', { name: 'Fewer' }).click();
  await named('Telegram').waitFor({ state: 'detached' });
  expect(await named('Mastodon').isChecked()).toBe(true);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('postquill_drafts')))
    .toContain('mastodon');
  await page.reload();
  await named('Mastodon').waitFor();
  expect(await named('Mastodon').isChecked()).toBe(true);
});

const dialog = () => page.getByRole('dialog', { name: 'Preview' });

async function openPreview(text: string, platform: string): Promise<void> {
  const post = { text, platform, tone: 'casual', userId: ada.id };
  await ada.client.collection('posts').create(post, { requestKey: null });
  await page.goto('/');
  await savedPosts(page).first().getByRole('button', { name: 'Preview' }).click();
  await dialog()
    .getByRole('link', { name: /^Copy .*open/ })
    .waitFor();
}

test('a title is counted and copied by itself, and the fold is one of the description', async () => {
  const body = `${'Rolls, breads and two cakes, every Sunday from 8 to 12. '.repeat(8)}See you.`;
  await openPreview(`Fresh Rolls on Sunday\n\n${body}`, 'youtube');
  await dialog().getByText(`Title 21 of ${rules.platforms.youtube.titleLimit}`).waitFor();
  await dialog()
    .getByText(`Description ${body.length} of ${rules.platforms.youtube.limit}`)
    .waitFor();
  expect(await dialog().locator('.feed-title').textContent()).toBe('Fresh Rolls on Sunday');
  expect(await dialog().locator('.feed-text').first().textContent()).toMatch(
    /^Rolls.*\.\.\.more$/s,
  );
  await dialog().getByText('It takes no post without a video.').waitFor();
  await dialog().getByRole('button', { name: 'Copy title' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Fresh Rolls on Sunday');
  for (const name of ['Pinterest', 'TikTok', 'Facebook', 'Mastodon', 'Telegram']) {
    await dialog().getByRole('radio', { name }).check();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test('a Mastodon server that is named gives its limit and its composer, until the logout', async () => {
  await givePremium(await asSuperuser(stack.pocketbase), ada);
  await openPreview('All about rolls. '.repeat(60), 'mastodon');
  await dialog()
    .getByRole('heading', { name: /A thread of/ })
    .waitFor();
  const { host } = new URL(instance.url);
  await dialog()
    .getByRole('textbox', { name: 'Your Mastodon server' })
    .fill(`${instance.url}/@ada`);
  await page.keyboard.press('Enter');
  await dialog().getByText(`${host} takes 5,000 characters.`).waitFor();
  await dialog()
    .getByRole('heading', { name: /A thread of/ })
    .waitFor({ state: 'detached' });
  const link = dialog().getByRole('link', { name: 'Copy and open Mastodon' });
  expect(await link.getAttribute('href')).toMatch(`https://${host}/share?text=All%20about`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await savedPosts(page).first().getByRole('button', { name: 'Preview' }).click();
  await dialog().getByText(`${host} takes 5,000 characters.`).waitFor();
  await dialog().getByRole('button', { name: 'Forget' }).click();
  await dialog()
    .getByRole('heading', { name: /A thread of/ })
    .waitFor();
});
