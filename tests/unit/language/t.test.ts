import { expect, test } from 'vitest';
import { t, tCount, tParts } from '#shared/language/t.ts';

test('a text has what varies in its places, and says of a place without a value which one it is', () => {
  expect(t('Save all')).toBe('Save all');
  expect(t('{name} has {count} posts', { name: '{count}', count: 0 })).toBe('{count} has 0 posts');
  expect(t('{name} has {count} posts', { name: 'Ann' })).toBe('Ann has {count} posts');
});

test('a number chooses between the text for one and the text for several, and is grouped', () => {
  const found = (count: number) =>
    tCount(count, '{count} post in {place}', '{count} posts in {place}', { place: 'all' });
  expect([0, 1, 2, 1500].map(found)).toEqual([
    '0 posts in all',
    '1 post in all',
    '2 posts in all',
    '1,500 posts in all',
  ]);
});

test('elements stand where the text has their places', () => {
  const link = { element: 'a' };
  expect(tParts('Read {link} first', { link })).toEqual(['Read ', link, ' first']);
});
