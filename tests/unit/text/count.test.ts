import fc from 'fast-check';
import twitterText from 'twitter-text';
import { describe, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { countPost, isTooLong, remaining } from '#shared/text/count.ts';
import {
  anything,
  doubtfulLinks,
  knownLinks,
  newEmoji,
  oldEmoji,
  seed,
  separate,
  signs,
  words,
} from './written.ts';

function weighedByX(text: string): number {
  return twitterText.parseTweet(text).weightedLength;
}

test.each([
  ['', 0],
  ['Hello, world! 👋', 16],
  ['👨‍👩‍👧', 2],
  ['see example.com now', 31],
  ['日本', 4],
  ['a…', 3],
  ['a → b', 6],
  ['• a', 4],
  ['₹', 2],
  ['“a” — ‘b’', 9],
  ['cafe\u0301', 4],
  ['1️⃣', 2],
  ['🇺🇸🇯🇵', 4],
  ['\ud800', 2],
  ['https://example.com/a?b=c#d', 23],
  ['(https://en.wikipedia.org/wiki/Foo_(bar)).', 26],
  ['name@example.com', 16],
  ['I like Node.js and v1.2.3', 25],
  ['Read more.https://example.com', 33],
  ['end.It works', 29],
])('X counts %j as %i', (text, weight) => {
  expect(countPost(text, 'x')).toBe(weight);
  expect(weighedByX(text)).toBe(weight);
});

test.each(newEmoji)('the newer emoji %s weighs two like any other', (emoji) => {
  expect(countPost(emoji, 'x')).toBe(2);
  expect(weighedByX(emoji)).toBeGreaterThanOrEqual(2);
});

test.each([
  ['README.txt', 23],
  ['end.Another sentence', 32],
  ['https://acme.brand/path', 28],
])('%j may be a link: the heavier reading counts', (text, weight) => {
  expect(countPost(text, 'x')).toBe(weight);
  expect(weighedByX(text)).toBeLessThanOrEqual(weight);
});

describe('against twitter-text', () => {
  const plain = [...words, ...signs, ...oldEmoji];

  test('the same weight for words, signs, emoji and common links', () => {
    const text = separate(fc.constantFrom(...plain, ...knownLinks));
    const sameWeight = fc.property(text, (post) => countPost(post, 'x') === weighedByX(post));
    fc.assert(sameWeight, { seed, numRuns: 14_000 });
  });

  test('never a lower weight, whatever looks like a link', () => {
    // Left out is what nobody writes: several addresses glued together, without a sign in between.
    const text = separate(fc.constantFrom(...plain, ...knownLinks, ...doubtfulLinks));
    const notLower = fc.property(text, (post) => countPost(post, 'x') >= weighedByX(post));
    fc.assert(notLower, { seed, numRuns: 14_000 });
  });

  test('never a lower weight for any characters without a dot', () => {
    const text = anything.map((post) => post.replaceAll('.', ''));
    const notLower = fc.property(text, (post) => {
      // Its emoji are those of 2018, so it weighs the parts of newer sequences one by one.
      fc.pre(!/\p{RGI_Emoji}/v.test(post));
      return countPost(post, 'x') >= weighedByX(post);
    });
    fc.assert(notLower, { seed, numRuns: 14_000 });
  });
});

test('LinkedIn and Instagram count UTF-16 code units, links and emoji included', () => {
  const text = '👨‍👩‍👧 https://example.com 日本';
  expect(countPost(text, 'linkedin')).toBe(text.length);
  expect(countPost(text, 'instagram')).toBe(text.length);
});

test('a post at its limit is not too long, one character more is', () => {
  for (const platform of ['x', 'instagram', 'linkedin'] as const) {
    const full = 'a'.repeat(rules.platforms[platform].limit);
    expect(remaining(full, platform)).toBe(0);
    expect(isTooLong(full, platform)).toBe(false);
    expect(remaining(`${full}a`, platform)).toBe(-1);
    expect(isTooLong(`${full}a`, platform)).toBe(true);
  }
});

test.each([
  ['many links', 'https://example.com/a '.repeat(45_000)],
  ['addresses inside of addresses', 'https://'.repeat(120_000)],
  ['one endless host', 'a.bcd'.repeat(200_000)],
  ['open parentheses', `https://example.com/${'(a'.repeat(500_000)}`],
  ['accents and dots', 'é.'.repeat(500_000)],
])('a megabyte of %s is counted', (_name, text) => {
  expect(countPost(text, 'x')).toBeGreaterThan(280);
});
