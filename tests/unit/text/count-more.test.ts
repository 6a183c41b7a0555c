import { expect, test } from 'vitest';
import { type Platform, rules } from '#shared/rules.ts';
import { countPost, isTooLong } from '#shared/text/count.ts';
import { fitPost } from '#shared/text/fit.ts';
import { splitTitle } from '#shared/text/title.ts';

test.each<[Platform, number]>([
  ['facebook', 63_206],
  ['tiktok', 2_200],
  ['telegram', 4_096],
  ['pinterest', 500],
])('%s counts UTF-16 units, %i at most', (platform, most) => {
  expect(countPost('🌷é日', platform)).toBe(4);
  expect(isTooLong('a'.repeat(most), platform)).toBe(false);
  expect(isTooLong('a'.repeat(most + 1), platform)).toBe(true);
  expect(isTooLong(`${'a'.repeat(most - 1)}🌷`, platform)).toBe(true);
});

test('YouTube counts bytes', () => {
  expect(countPost('aé日🌷', 'youtube')).toBe(10);
  expect(isTooLong('é'.repeat(2_500), 'youtube')).toBe(false);
  expect(isTooLong('é'.repeat(2_501), 'youtube')).toBe(true);
});

test.each<Platform>(['youtube', 'pinterest'])('on %s the first line is the title', (platform) => {
  const { limit, titleLimit = 0 } = rules.platforms[platform];
  const title = 'T'.repeat(titleLimit);
  expect(splitTitle(`${title}\n\nAll about it.`, platform)).toEqual({
    title,
    body: 'All about it.',
  });
  expect(countPost(`${title}\n\nAll about it.`, platform)).toBe('All about it.'.length);
  expect(isTooLong(`${title}\n\n${'a'.repeat(limit)}`, platform)).toBe(false);
  expect(isTooLong(`${title}\n\n${'a'.repeat(limit + 1)}`, platform)).toBe(true);
});

test('a first line that is too long, or all there is, belongs to the description', () => {
  for (const text of [`${'T'.repeat(101)}\n\nMore.`, 'One line.', 'One line.\n\n']) {
    expect(splitTitle(text, 'youtube')).toEqual({ title: '', body: text });
  }
  expect(splitTitle('A line\n\nMore.', 'x').title).toBe('');
});

test('what is cut to fit keeps its title', () => {
  const fitted = fitPost(`Fresh rolls\n\n${'A sentence of some length. '.repeat(40)}`, 'pinterest');
  expect(splitTitle(fitted, 'pinterest').title).toBe('Fresh rolls');
  expect(isTooLong(fitted, 'pinterest')).toBe(false);
  expect(fitted.length).toBeGreaterThan(400);
});

test.each<[Platform, number]>([
  ['mastodon', 4],
  ['facebook', 2],
  ['tiktok', 5],
  ['youtube', 3],
  ['pinterest', 2],
  ['telegram', 3],
])('%s keeps no more than %i hashtags', (platform, most) => {
  const tags = ['Rolls', 'Bread', 'Cake', 'Oven', 'Flour', 'Salt', 'Yeast'];
  const text = fitPost(`Rolls at last.\n\n${tags.map((tag) => `#${tag}`).join(' ')}`, platform);
  expect(text.match(/#\w+/g)).toHaveLength(most);
});
