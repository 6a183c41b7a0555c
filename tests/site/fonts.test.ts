import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { pages, tagsOf } from './built-site.ts';
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

const read = pages.filter(({ name }) => name === '/' || name === '/faq');

test.each(read)('$path has all its letters in the fonts it preloads', async ({ path, html }) => {
  const preloaded = tagsOf(html)
    .filter(({ attributes }) => attributes.rel === 'preload' && attributes.as === 'font')
    .map(({ attributes }) => attributes.href);
  const fetched: string[] = [];
  const page = await browsing.newPage(site.url);
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(fetched.sort()).toEqual(preloaded.sort());
  await page.context().close();
});
