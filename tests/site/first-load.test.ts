import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { layoutShifts } from '#tests/harness/browser/layout-shifts.ts';
import { type ServedSite, serveBuiltSite } from './visits/served-site.ts';

let site: ServedSite;
let browsing: Browsing;

beforeAll(async () => {
  site = await serveBuiltSite();
  browsing = await openBrowser({ ownProcesses: true });
});

afterAll(async () => {
  await browsing.close();
  await site.close();
});

/** The main page on a phone, where the generator is below the fold; and the scripts it has fetched. */
async function open(): Promise<{ page: Page; scripts: string[] }> {
  const page = await browsing.newPage(site.url, { viewport: { width: 412, height: 823 } });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  // What is in sight is known to a page's observers by its second frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return { page, scripts };
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Your Posts' });

test('whoever only reads the head of the main page loads no React', async () => {
  const { page, scripts } = await open();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  expect(await generate(page).isDisabled()).toBe(true);
});

test('the generator is alive once it is seen', async () => {
  const { page } = await open();
  await generate(page).scrollIntoViewIfNeeded();
  await expect.poll(() => generate(page).isEnabled()).toBe(true);
});

test('a button for a dialog starts it too, and the dialog opens', async () => {
  const { page } = await open();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('dialog').waitFor();
});

test('a file that did not come is asked for again', async () => {
  const { page } = await open();
  let asked = 0;
  await page.route(/HomeIsland\..+\.js/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await generate(page).scrollIntoViewIfNeeded();
  await expect.poll(() => generate(page).isEnabled()).toBe(true);
  expect(asked).toBe(2);
});

const offer = (page: Page) => page.locator('[data-offered]:visible');

test.each([
  ['de-AT', 'Diese Seite gibt es auch auf Deutsch', '/de'],
  ['pt-PT', 'Esta página também está em português', '/pt-br'],
])(
  'whose browser prefers %s is told of the page in it, and nothing moves for that',
  async (locale, words, to) => {
    const page = await browsing.newPage(site.url, { locale });
    await page.goto('/', { waitUntil: 'load' });
    expect(await offer(page).allInnerTexts()).toEqual([words]);
    expect(await layoutShifts(page)).toEqual([]);
    await offer(page).getByRole('link').click();
    await page.waitForURL(`**${to}`);
    // Who chose English there has chosen it.
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await offer(page).count()).toBe(0);
  },
);

test('whose browser prefers English, or a language that no page is in, is told of none', async () => {
  for (const locale of ['en-GB', 'fi-FI']) {
    const page = await browsing.newPage(site.url, { locale });
    await page.goto('/', { waitUntil: 'load' });
    expect(await offer(page).count()).toBe(0);
  }
});
