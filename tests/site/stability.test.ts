import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { layoutShifts } from '#tests/harness/browser/layout-shifts.ts';
import { indexedPages } from './built-site.ts';
import { type ServedSite, serveBuiltSite } from './visits/served-site.ts';
import { farAway, sessionUntil } from './visits/stored-session.ts';

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
    expect(await layoutShifts(page)).toEqual([]);
    await page.context().close();
  },
);

test('what stands below kept posts begins out of sight before they are back', async () => {
  site.answerAllowance({ plan: 'free', limit: 5, used: 2, left: 3 });
  const page = await browsing.newPage(site.url, { viewport: { width: 412, height: 823 } });
  // As between the first paint and the scripts.
  await page.route('**/*.js', (route) => route.abort());
  const roomFor = async (storage: Record<string, string>) => {
    await page.goto('/robots.txt');
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(storage));
    await page.goto('/');
    const box = await page.getByText('Your posts will appear here').boundingBox();
    return box?.height ?? 0;
  };
  const session = { pocketbase_auth: sessionUntil(farAway) };
  const kept = { postquill_posts: '{}' };
  expect(await roomFor({ ...session, ...kept })).toBeGreaterThanOrEqual(823);
  for (const storage of [session, kept]) expect(await roomFor(storage)).toBeLessThan(200);
  await page.context().close();
});
