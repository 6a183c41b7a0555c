import { expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { countPost, isTooLong } from '#shared/text/count.ts';
import { fitPost } from '#shared/text/fit.ts';

const { limit, limitBytes = 0 } = rules.platforms.bluesky;
const family = '👩‍👩‍👧‍👦';

function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

test.each([
  ['plain words', 'hello', 5],
  ['an accent made of two code points', 'e\u0301', 1],
  ['a flag', '🇯🇵', 1],
  ['Japanese', '日本語', 3],
  ['a link, as it is written', 'https://example.com/a', 21],
])('%s', (_name, text, count) => {
  expect(countPost(text, 'bluesky')).toBe(count);
});

test('300 visible characters fit, one more does not', () => {
  for (const character of ['a', 'é', '日', '🌷']) {
    expect(isTooLong(character.repeat(limit), 'bluesky')).toBe(false);
    expect(isTooLong(character.repeat(limit + 1), 'bluesky')).toBe(true);
  }
});

test('3,000 bytes are the end as well, however few characters they show', () => {
  const most = Math.floor(limitBytes / bytesOf(family));
  expect(most).toBeLessThan(limit);
  expect(isTooLong(family.repeat(most), 'bluesky')).toBe(false);
  expect(isTooLong(family.repeat(most + 1), 'bluesky')).toBe(true);
});

test('what is cut to fit keeps both limits', () => {
  for (const text of ['A sentence of some length. '.repeat(40), `${family} `.repeat(200)]) {
    const fitted = fitPost(text, 'bluesky');
    expect([...new Intl.Segmenter().segment(fitted)].length).toBeLessThanOrEqual(limit);
    expect(bytesOf(fitted)).toBeLessThanOrEqual(limitBytes);
    expect(fitted).not.toBe('');
  }
});
