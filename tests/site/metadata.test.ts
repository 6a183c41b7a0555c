import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { site } from '#site';
import {
  type BuiltPage,
  indexedPages,
  isBuilt,
  pages,
  privatePages,
  siteDir,
  tagsOf,
} from './built-site.ts';

const siteUrl = new URL(
  tagsOf(pages.find(({ path }) => path === '/')?.html ?? '').find(
    ({ attributes }) => attributes.rel === 'canonical',
  )?.attributes.href ?? '',
);

interface Expected {
  title: string;
  type: 'website' | 'article';
  structured: readonly string[];
  published?: string;
}

const landing = '/free-ai-social-media-post-generator';
const article = { type: 'article', structured: ['Article', 'BreadcrumbList'] } as const;
const page = { type: 'website', structured: ['BreadcrumbList'] } as const;

const table: Record<string, Expected> = {
  '/': {
    title: `${site.name} | AI Social Media Post Generator`,
    type: 'website',
    structured: ['WebApplication', 'Organization'],
  },
  [landing]: {
    title: `Free AI Social Media Post Generator | ${site.name}`,
    type: 'website',
    structured: ['WebApplication', 'BreadcrumbList'],
  },
  '/blog': { title: `Blog | ${site.name}`, ...page, type: 'article' },
  '/blog/advanced-ai-social-media-marketing': {
    title: `Advanced AI Social Media Marketing: A Working Method for Small Teams | ${site.name}`,
    published: '2024-07-27T00:00:00.000Z',
    ...article,
  },
  '/blog/best-ai-social-media-tools-comparison': {
    title: `Best AI Social Media Tools: An Honest Comparison by Kind | ${site.name}`,
    published: '2024-08-15T00:00:00.000Z',
    ...article,
  },
  '/privacy': { title: `Privacy Policy | ${site.name}`, ...page },
  '/terms': { title: `Terms of Service | ${site.name}`, ...page },
  '/contact': { title: `Contact | ${site.name}`, ...page },
  '/faq': {
    title: `Frequently Asked Questions | ${site.name}`,
    type: 'website',
    structured: ['FAQPage', 'BreadcrumbList'],
  },
};

function metaOf({ html }: BuiltPage): Record<string, string> {
  const metas = tagsOf(html).filter(({ name }) => name === 'meta');
  return Object.fromEntries(
    metas.map(({ attributes: { name, property, content = '' } }) => [
      name ?? property ?? '',
      content,
    ]),
  );
}

function structuredDataOf({ html }: BuiltPage): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

const titleOf = ({ html }: BuiltPage) => html.match(/<title>([^<]*)<\/title>/)?.[1];

const listed = pages.filter(({ path }) => path in table);

test('the table names every page for search engines', () => {
  const english = indexedPages.filter(({ language }) => language === 'en');
  expect(english.map(({ path }) => path).sort()).toEqual(Object.keys(table).sort());
});

describe.each(listed)('$path', (built) => {
  const expected = table[built.path];
  const meta = metaOf(built);

  test('has its title, type and time of publication', () => {
    expect(titleOf(built)).toBe(expected?.title);
    expect(meta['og:type']).toBe(expected?.type);
    expect(meta['article:published_time']).toBe(expected?.published);
  });

  test('describes itself alike to search engines and to networks', () => {
    expect(meta.description?.length).toBeGreaterThanOrEqual(50);
    expect(meta.description?.length).toBeLessThanOrEqual(200);
    expect(meta.keywords?.split(', ').length).toBeGreaterThanOrEqual(3);
    expect(meta).toMatchObject({
      'og:title': expected?.title,
      'og:description': meta.description,
      'og:site_name': site.name,
      'og:url': new URL(built.path, siteUrl).href,
      'twitter:card': 'summary_large_image',
      'twitter:title': expected?.title,
      'twitter:description': meta.description,
      'twitter:image': meta['og:image'],
    });
  });

  test('names one canonical address', () => {
    const canonical = tagsOf(built.html).filter(({ attributes }) => attributes.rel === 'canonical');
    expect(canonical.map(({ attributes }) => attributes.href)).toEqual([
      new URL(built.path, siteUrl).href,
    ]);
  });

  test('has a sharing image of 1200 by 630', async () => {
    const image = new URL(meta['og:image'] ?? '').pathname;
    expect(isBuilt(image)).toBe(true);
    expect(await sharp(siteDir + image).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
  });

  test('tells machines what it is', () => {
    const blocks = structuredDataOf(built);
    expect(blocks.map((block) => block['@type'])).toEqual(expected?.structured);
    for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
  });
});

test('no two pages of a language share a title or a description', () => {
  for (const [, own] of Map.groupBy(pages, ({ language }) => language)) {
    for (const read of [titleOf, (built: BuiltPage) => metaOf(built).description]) {
      expect(new Set(own.map(read)).size).toBe(own.length);
    }
  }
});

test('only the private pages stay out of search engines', () => {
  const hidden = pages.filter((built) => metaOf(built).robots === 'noindex');
  const expected = pages.filter(({ name }) => privatePages.includes(name));
  expect(hidden).toEqual(expected);
});
