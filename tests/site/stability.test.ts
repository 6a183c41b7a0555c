import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browsing, openBrowser } from '#tests/harness/browser.ts';
import { indexedPages } from './built-site.ts';
import { type ServedSite, serveBuiltSite } from './served-site.ts';

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

interface Shift extends PerformanceEntry {
  value: number;
}

// The private pages show what their scripts find out, and so change by design.
test.each(indexedPages)(
  '$path: nothing shifts when the fonts come after the first paint',
  async ({ path }) => {
    const page = await browsing.newPage(site.url, { viewport: { width: 412, height: 823 } });
    const painted = Promise.withResolvers<void>();
    await page.exposeFunction('sayPainted', painted.resolve);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (paint) Reflect.get(globalThis, 'sayPainted')();
      }).observe({ type: 'paint', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          new PerformanceObserver((list) => {
            for (const shift of list.getEntries()) seen.push((shift as Shift).value);
          }).observe({ type: 'layout-shift', buffered: true });
          // Buffered entries arrive before the second frame from here.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
        }),
    );
    expect(shifts).toEqual([]);
    await page.context().close();
  },
);
