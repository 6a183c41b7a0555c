import { describe, expect, test } from 'vitest';
import { addressUnder } from '#shared/language/page-language.ts';
import { isPlatform, platformIds, rules, toneIds } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/count.ts';
import { findTells } from '#shared/text/tells.ts';
import { languagesWithWords } from '../../src/build/languages/site-languages.ts';
import { pages } from './built-site.ts';

const post =
  /data-platform="(\w+)"[\s\S]*?<p class="post-text">([\s\S]*?)<\/p>(?:\s*<p class="text-accent">([^<]*)<\/p>)?/;
const prepared = new RegExp(`data-example="(\\w+) (\\w+) \\w+"[\\s\\S]*?${post.source}`, 'g');
const inHero = new RegExp(post, 'g');
const named: Record<string, string> = { '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

function plain(html: string): string {
  return html
    .replace(/&(?:#39|quot|lt|gt);/g, (entity) => named[entity] ?? entity)
    .replaceAll('&amp;', '&');
}

/** As it would be posted: on the page its hashtags stand apart. */
const posted = (platform = '', body = '', tags = '') => ({
  platform,
  text: plain(tags === '' ? body : `${body}\n\n${tags}`),
});

const sites = languagesWithWords(process.cwd()).map((language) => {
  const { path } = rules.siteLanguages[language];
  const pageAt = (address: `/${string}`) =>
    pages.find((page) => page.path === addressUnder(path, address))?.html ?? '';
  const page = pageAt('/free-ai-social-media-post-generator');
  const examples = [...page.matchAll(prepared)].map(([, topic = '', tone = '', ...rest]) => ({
    topic,
    tone,
    ...posted(...rest),
  }));
  const hero = [...pageAt('/').matchAll(inHero)].map(([, ...rest]) => ({
    topic: 'the main page',
    tone: 'no',
    ...posted(...rest),
  }));
  const topics = new Set(examples.map(({ topic }) => topic));
  return { language, page, hero, examples, topics };
});

describe.each(sites)('in $language', ({ language, page, hero, examples, topics }) => {
  test('no example has a sign of a machine', () => {
    expect(hero.length).toBeGreaterThan(0);
    const found = [...examples, ...hero].flatMap(({ text }) =>
      findTells(text)
        .filter(({ tier }) => tier !== 'taste')
        .map(({ id, start, end }) => `${id}: ${text.slice(start, end)}`),
    );
    expect(found).toEqual([]);
  });

  test('what the author added stands beside the chosen topic', () => {
    const added = [...page.matchAll(/data-details="(\w+)"( hidden)?/g)];
    expect(added.map(([, topic]) => topic)).toEqual([...topics]);
    expect(added.filter(([, , hidden]) => hidden === undefined)).toHaveLength(1);
  });

  test('every topic has an example for each tone and platform, no two the same', () => {
    expect(topics.size).toBeGreaterThan(language === 'en' ? 1 : 0);
    expect(examples).toHaveLength(topics.size * toneIds.length * platformIds.length);
    expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length);
  });

  test.each([...hero, ...examples])(
    'the example of $topic, $tone, $platform fits its platform',
    ({ platform, text }) => {
      if (!isPlatform(platform)) throw new Error(`${platform} is no platform`);
      expect(isTooLong(text, platform)).toBe(false);
      const hashtags = text.match(/#[\p{L}\p{N}_]+/gu) ?? [];
      expect(hashtags.length).toBeLessThanOrEqual(rules.platforms[platform].hashtags);
    },
  );
});

test('no language shows the posts of another one', () => {
  const texts = sites.flatMap(({ examples, hero }) =>
    [...examples, ...hero].map(({ text }) => text),
  );
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
