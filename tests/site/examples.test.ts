import { expect, test } from 'vitest';
import { isPlatform, platformIds, rules, toneIds } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/count.ts';
import { findTells } from '#shared/text/tells.ts';
import { readBuilt } from './built-site.ts';

const page = readBuilt('free-ai-social-media-post-generator.html');
const shown =
  /data-example="(\w+) (\w+) (\w+)"[\s\S]*?<p class="post-text">([\s\S]*?)<\/p>(?:\s*<p class="text-accent">([^<]*)<\/p>)?/g;
const named: Record<string, string> = { '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

function plain(html: string): string {
  return html
    .replace(/&(?:#39|quot|lt|gt);/g, (entity) => named[entity] ?? entity)
    .replaceAll('&amp;', '&');
}

const examples = [...page.matchAll(shown)].map(
  ([, topic = '', tone = '', platform = '', body = '', tags = '']) => ({
    topic,
    tone,
    platform,
    text: plain(tags === '' ? body : `${body}\n\n${tags}`),
  }),
);

const inHero = [...readBuilt('index.html').matchAll(/<p class="post-text">([\s\S]*?)<\/p>/g)];

test('no example has a sign of a machine', () => {
  expect(inHero.length).toBeGreaterThan(0);
  const texts = [
    ...examples.map(({ text }) => text),
    ...inHero.map(([, html = '']) => plain(html)),
  ];
  const found = texts.flatMap((text) =>
    findTells(text)
      .filter(({ tier }) => tier !== 'taste')
      .map(({ id, start, end }) => `${id}: ${text.slice(start, end)}`),
  );
  expect(found).toEqual([]);
});

test('what the author added stands beside the chosen topic', () => {
  const topics = new Set(examples.map(({ topic }) => topic));
  const added = [...page.matchAll(/data-details="(\w+)"( hidden)?/g)];
  expect(added.map(([, topic]) => topic)).toEqual([...topics]);
  expect(added.filter(([, , hidden]) => hidden === undefined)).toHaveLength(1);
});

test('every topic has an example for each tone and platform, no two the same', () => {
  const topics = new Set(examples.map(({ topic }) => topic));
  expect(topics.size).toBeGreaterThan(1);
  expect(examples).toHaveLength(topics.size * toneIds.length * platformIds.length);
  expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length);
});

test.each(examples)(
  'the example of $topic, $tone, $platform fits its platform',
  ({ platform, text }) => {
    if (!isPlatform(platform)) throw new Error(`${platform} is no platform`);
    expect(isTooLong(text, platform)).toBe(false);
    const hashtags = text.match(/#[\p{L}\p{N}_]+/gu) ?? [];
    expect(hashtags.length).toBeLessThanOrEqual(rules.platforms[platform].hashtags);
  },
);
