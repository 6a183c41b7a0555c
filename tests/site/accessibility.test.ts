import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
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

test.each(pagesToLookAt)(
  '$path: axe finds nothing, nothing is cut off, the console stays empty',
  async ({ path }) => {
    const page = await browsing.newPage(site.url);
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await faultsInEveryLook(page)).toEqual([]);
    await browsing.leave();
    expect(browsing.complaints().splice(0)).toEqual([]);
  },
);
