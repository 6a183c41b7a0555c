import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults, inEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { pagesToLookAt } from './built-site.ts';
import { type ServedSite, serveBuiltSite } from './visits/served-site.ts';

let site: ServedSite;
let browsing: Browsing;
/** One goes through all of them, as a visit does. */
let page: Page;

beforeAll(async () => {
  site = await serveBuiltSite();
  browsing = await openBrowser();
  page = await browsing.newPage(site.url);
});

afterAll(async () => {
  await browsing.close();
  await site.close();
});

test.each(pagesToLookAt)(
  '$path: axe finds nothing, nothing is cut off, the console stays empty',
  async ({ path, language }) => {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    // Other words have the same parts and colors: axe looks at them once. What is cut off is found at each width.
    let looked = false;
    const find = async (look: { themeOnly: boolean }) => {
      if (looked && language !== 'en') return [];
      looked = true;
      return accessibilityFaults(page, look);
    };
    expect(await inEveryLook(page, find)).toEqual([]);
    expect(browsing.complaints()).toEqual([]);
  },
);
