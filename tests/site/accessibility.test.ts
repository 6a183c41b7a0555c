import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { pagesToLookAt } from './built-site.ts';
import { type ServedSite, serveBuiltSite } from './visits/served-site.ts';

let site: ServedSite;
let browsing: Browsing;

beforeAll(async () => {
  site = await serveBuiltSite();
  browsing = await openBrowser();
});

afterAll(async () => {
  await browsing.close();
  await site.close();
});

const views = ['dark', 'light'].flatMap((theme) => [390, 1280].map((width) => ({ theme, width })));

test.each(pagesToLookAt)(
  '$path: axe finds nothing, nothing is cut off, the console stays empty',
  async ({ path }) => {
    const page = await browsing.newPage(site.url);
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const { theme, width } of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle('dark', dark),
        theme === 'dark',
      );
      const found = await accessibilityFaults(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ theme, width, found, overflow }).toEqual({ theme, width, found: [], overflow: 0 });
    }
    await browsing.leave();
    expect(browsing.complaints().splice(0)).toEqual([]);
  },
);
