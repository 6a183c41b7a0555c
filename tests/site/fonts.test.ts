import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { pages, tagsOf } from './built-site.ts';
import { type ServedSite, serveBuiltSite } from './visits/served-site.ts';

let site: ServedSite;
let browsing: Browsing;
let page: Page;
const fetched: string[] = [];

beforeAll(async () => {
  site = await serveBuiltSite();
  browsing = await openBrowser();
  page = await browsing.newPage(site.url);
  // Where a route is in between nothing comes out of a cache: each page fetches its fonts anew.
  await page.route('**/*.woff2', (route) => {
    fetched.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
});

afterAll(async () => {
  await browsing.close();
  await site.close();
});

const read = pages.filter(({ name }) => name === '/' || name === '/faq');

test.each(read)('$path has all its letters in the fonts it preloads', async ({ path, html }) => {
  const preloaded = tagsOf(html)
    .filter(({ attributes }) => attributes.rel === 'preload' && attributes.as === 'font')
    .map(({ attributes }) => attributes.href);
  fetched.length = 0;
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(fetched.toSorted()).toEqual(preloaded.sort());
});
