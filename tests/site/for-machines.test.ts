import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '#site';
import { isBuilt, readBuilt, siteDir } from './built-site.ts';

const feed = readBuilt('rss.xml');
const items = [...feed.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => item);

test('the feed carries whole articles with absolute links', () => {
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    const content = item.match(/<content:encoded>([\s\S]*?)<\/content:encoded>/)?.[1] ?? '';
    expect(content.split(/\s+/).length).toBeGreaterThan(1200);
    expect(content).not.toMatch(/(href|src)=(&quot;|")\//);
    expect(content).not.toMatch(/(&lt;|<)(svg|script|style)\b/);
  }
});

test('robots are told where the sitemap is', () => {
  const robots = readBuilt('robots.txt');
  const sitemap = robots.match(/^Sitemap: (.+)$/m)?.[1] ?? '';
  expect(isBuilt(new URL(sitemap).pathname)).toBe(true);
  expect(robots).toContain('User-agent: *\nAllow: /');
});

test('the manifest names icons that are what it says', async () => {
  const manifest = JSON.parse(readBuilt('site.webmanifest'));
  expect(manifest).toMatchObject({ short_name: site.name, start_url: '/', display: 'standalone' });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(siteDir + src).metadata();
    expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
  }
});

test('the icon for telephones is 180 pixels wide', async () => {
  const { width, height } = await sharp(`${siteDir}/apple-touch-icon.png`).metadata();
  expect([width, height]).toEqual([180, 180]);
});
