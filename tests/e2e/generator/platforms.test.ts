import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatNumber } from '#shared/language/page-language.ts';
import { message, platformIds, rules } from '#shared/rules.ts';
import { type Plan, saysPosts } from '#tests/fakes/openai/plans.ts';
import type { FakeOpenai } from '#tests/fakes/openai/server.ts';
import type { PageServer } from '#tests/fakes/page-server.ts';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { generate, savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, givePremium, type Person } from '#tests/harness/people.ts';
import { sharedModelStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let instance: PageServer;
let provider: FakeOpenai;
let stack: Stack;
let browsing: Browsing;
let page: Page;
let ada: Person;

let silent: boolean;

beforeAll(async () => {
  ({ stack, provider, pages: instance } = await sharedModelStack());
  instance.serve = (_, response) => {
    if (silent) return void response.writeHead(404).end();
    const configuration = { statuses: { max_characters: 5_000 } };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ configuration }));
  };
  browsing = await openBrowser();
});

afterAll(() => browsing.close());

beforeEach(async () => {
  silent = false;
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

  // One of Premium is refused by its name.
  await more().click();
  await named('Facebook').check();
  await generate(page, 'Coffee');
  const refused = page.locator('.banner', { hasText: 'Writing for Facebook is part of Premium.' });
  await refused.waitFor();
  await named('LinkedIn').check();
  await refused.waitFor({ state: 'detached' });
  expect(provider.requests).toHaveLength(0);
});

const writeIn = () => page.getByLabel('Write in');
const alsoFor = () => page.locator('summary', { hasText: 'Also for' });
const also = (name: string) => page.getByRole('checkbox', { name });
const posts = () => page.locator('[data-platform] li.post-card');

/** Five posts of its own for each platform. */
const perPlatform: Plan = (seen) => {
  const told = JSON.stringify(seen.body.messages);
  const onInstagram = told.includes('Platform: Instagram.');
  const days = ['lunes', 'martes', 'jueves', 'viernes', 'domingo'];
  // In words that share nothing: what both say alike is said another way, by a call of its own.
  const said = (day: string) =>
    onInstagram
      ? `Instagram, cada ${day} huele a masa madre.`
      : `El ${day} hay pan para X en la calle.`;
  return saysPosts(days.map(said))(seen);
};

test('one idea is written for two platforms in another language', async () => {
  // The choice is kept.
  provider.script(perPlatform);
  await page.goto('/');
  await writeIn().selectOption('es');
  await alsoFor().click();
  // What only Premium has is named and not offered.
  await page.getByText('Premium adds Bluesky').waitFor();
  expect(await also('Bluesky').count()).toBe(0);
  await also('Instagram').check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('postquill_drafts')))
    .toMatch(/"es".*"instagram"/);
  await page.reload();
  await expect.poll(() => writeIn().inputValue()).toBe('es');
  await alsoFor().getByText('Instagram').waitFor();

  await generate(page, 'Bread');
  await page.getByRole('list', { name: 'Instagram' }).getByRole('listitem').nth(4).waitFor();
  await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();
  const asked = provider.requests.map(({ body }) => JSON.stringify(body.messages));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((each) => !each.includes('Spanish'))).toEqual([]);

  // The posts have an order, and are walked by letters.
  const shown = await posts().count();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const current = () =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll('[data-platform] li.post-card')];
      return cards.indexOf(document.activeElement ?? document.body);
    });
  for (let at = 0; at < shown; at += 1) {
    await page.keyboard.press('j');
    await expect.poll(current).toBe(at);
  }
  const groupOf = (at: number) => posts().nth(at).locator('xpath=ancestor::*[@data-platform]');
  expect(await groupOf(0).getAttribute('data-platform')).toBe('x');
  expect(await groupOf(shown - 1).getAttribute('data-platform')).toBe('instagram');
  await page.keyboard.press('k');
  await expect.poll(current).toBe(shown - 2);

  // "Write again" brings the choice back.
  await writeIn().selectOption('');
  await alsoFor().click();
  await also('Instagram').uncheck();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Write again' }).click();
  await expect.poll(() => writeIn().inputValue()).toBe('es');
  expect(await also('Instagram').isChecked()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);

  // What one of them lacks is written where it was asked for: focus and view stay there.
  provider.script((seen) => {
    const isLacking = JSON.stringify(seen.body.messages).includes('Platform: Instagram.');
    return isLacking ? saysPosts(['El lunes hay pan para Instagram.'])(seen) : perPlatform(seen);
  });
  await generate(page, 'Bread');
  const missing = page.getByRole('button', { name: 'Write the missing ones for Instagram' });
  await missing.waitFor();
  const { promise: go, resolve: goOn } = Promise.withResolvers<void>();
  provider.script((seen) => {
    const { steps, ...answer } = perPlatform(seen);
    return { ...answer, steps: [{ until: go }, ...steps] };
  });
  await missing.press('Enter');
  const heading = page.getByRole('heading', { name: 'Instagram', exact: true, level: 3 });
  await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save all' }).count()).toBe(1);
  goOn();
  await page.getByRole('list', { name: 'Instagram' }).getByRole('listitem').nth(4).waitFor();
  await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();
  expect(await heading.evaluate((each) => each === document.activeElement)).toBe(true);
  const { top, height } = await heading.evaluate((each) => ({
    top: each.getBoundingClientRect().top,
    height: innerHeight,
  }));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(height);

  // Of ten posts a free library takes five, some of each platform.
  await page.getByRole('button', { name: 'Save all' }).click();
  await page.getByRole('dialog', { name: 'Upgrade to Premium' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const savedOf = (platform: string) => {
    const group = page.locator(`[data-platform=${platform}]`);
    return group.getByRole('button', { name: /^Saved / }).count();
  };
  expect([await savedOf('x'), await savedOf('instagram')]).toEqual([3, 2]);
});

const dialog = () => page.getByRole('dialog', { name: 'Preview' });

async function openPreview(text: string): Promise<void> {
  const post = savedPosts(page).filter({ hasText: text.slice(0, 16) });
  await post.getByRole('button', { name: 'Preview' }).click();
  await dialog()
    .getByRole('link', { name: /^Copy .*open/ })
    .waitFor();
}

test('a preview counts a title by itself, and knows the limit of a Mastodon server that is named', async () => {
  const body = `${'Rolls, breads and two cakes, every Sunday from 8 to 12. '.repeat(8)}See you.`;
  const titled = `Fresh Rolls on Sunday\n\n${body}`;
  const long = 'All about rolls. '.repeat(60);
  for (const [text, platform] of [
    [titled, 'youtube'],
    [long, 'mastodon'],
  ]) {
    const post = { text, platform, tone: 'casual', userId: ada.id };
    await ada.client.collection('posts').create(post, { requestKey: null });
  }
  await givePremium(await asSuperuser(stack.pocketbase), ada);
  await page.goto('/');
  await openPreview(titled);
  // The row of platforms is longer than a phone is wide.
  await expect
    .poll(async () => (await dialog().getByRole('radio', { name: 'YouTube' }).boundingBox())?.x)
    .toBeLessThan(300);
  await dialog().getByText(`Title 21 of ${rules.platforms.youtube.titleLimit}`).waitFor();
  await dialog()
    .getByText(`Description ${body.length} of ${formatNumber(rules.platforms.youtube.limit)}`)
    .waitFor();
  expect(await dialog().locator('.feed-title').textContent()).toBe('Fresh Rolls on Sunday');
  // The fold is one of the description.
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
    expect(await accessibilityFaults(page, { within: 'dialog' })).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });

  // One that does not answer is nobody's composer.
  await openPreview(long);
  await dialog()
    .getByRole('heading', { name: /A thread of/ })
    .waitFor();
  const first = dialog().getByRole('link', { name: /open Mastodon/ });
  const usual = await first.getAttribute('href');
  silent = true;
  const server = dialog().getByRole('textbox', { name: 'Your Mastodon server' });
  await server.fill(instance.url);
  await page.keyboard.press('Enter');
  await dialog().getByRole('alert').getByText(message('mastodonServerSilent')).waitFor();
  expect(await server.getAttribute('aria-invalid')).toBe('true');
  expect(await first.getAttribute('href')).toBe(usual);
  silent = false;

  // The server gives its limit and its composer, until the logout.
  const { host } = new URL(instance.url);
  await server.fill(`${instance.url}/@ada`);
  await page.keyboard.press('Enter');
  await dialog().getByText(`${host} takes 5,000 characters.`).waitFor();
  await dialog()
    .getByRole('heading', { name: /A thread of/ })
    .waitFor({ state: 'detached' });
  const link = dialog().getByRole('link', { name: 'Copy and open Mastodon' });
  expect(await link.getAttribute('href')).toMatch(`https://${host}/share?text=All%20about`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await openPreview(long);
  await dialog().getByText(`${host} takes 5,000 characters.`).waitFor();
  await dialog().getByRole('button', { name: 'Forget' }).click();
  await dialog()
    .getByRole('heading', { name: /A thread of/ })
    .waitFor();
  await server.fill(instance.url);
  await page.keyboard.press('Enter');
  await dialog().getByText(`${host} takes 5,000 characters.`).waitFor();
  // Also where nothing of the page knows of such servers.
  await page.goto('/account');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('postquill_mastodon')))
    .toBeNull();
});
