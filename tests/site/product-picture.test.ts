import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
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

test.each([
  { theme: 'dark', other: 'light', width: 1280, shown: 1 },
  { theme: 'light', other: 'dark', width: 1280, shown: 1 },
  { theme: 'dark', other: 'light', width: 390, shown: 0 },
])(
  '$theme at $width: the picture of the product is of that theme, and no other is loaded',
  async ({ theme, other, width, shown }) => {
    const page = await browsing.newPage(site.url, { viewport: { width, height: 800 } });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.addInitScript(
      (dark) => localStorage.setItem('darkMode', dark),
      `${theme === 'dark'}`,
    );
    await page.goto('/free-ai-social-media-post-generator');
    // How far ahead of the reader it is fetched is the browser's own choice.
    const picture = page.locator('img[src*="/generator-"][loading="lazy"]:visible');
    expect(await picture.count()).toBe(shown);
    if (shown === 1) {
      const reserved = await picture.boundingBox();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc),
        )
        .toMatch(new RegExp(`/generator-${theme}.*\\.avif$`));
      const { width: wide, height } = (await picture.boundingBox()) ?? {};
      expect({ wide, height }).toEqual({ wide: reserved?.width, height: reserved?.height });
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(loaded.filter((url) => url.includes(`/generator-${other}`))).toEqual([]);
    expect(browsing.complaints()).toEqual([]);
  },
);
