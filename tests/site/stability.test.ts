import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/**
 * One page goes through all of them, as a visit does: a process of its own is most of what each would cost. With a
 * route of ours nothing comes out of a cache, so every page waits for its fonts anew.
 */
describe('when the fonts come after the first paint', () => {
  let page: Page;
  let painted: PromiseWithResolvers<void>;
  let late: number;

  beforeAll(async () => {
    page = await browsing.newPage(site.url, { viewport: { width: 412, height: 823 } });
    await page.exposeFunction('sayPainted', () => painted.resolve());
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (paint) Reflect.get(globalThis, 'sayPainted')();
      }).observe({ type: 'paint', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      late += 1;
      await painted.promise;
      await route.continue();
    });
  });

  afterAll(() => page.context().close());

  // The private pages show what their scripts find out, and so change by design.
  test.each(indexedPages)('$path: nothing shifts', async ({ path }) => {
    painted = Promise.withResolvers<void>();
    late = 0;
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    expect(late).toBeGreaterThan(0);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

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
