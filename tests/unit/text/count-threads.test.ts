import { expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { countPost, isTooLong } from '#shared/text/count.ts';
import { fitPost } from '#shared/text/fit.ts';

const { limit } = rules.platforms.threads;

test.each([
  ['plain words', 'hello', 5],
  ['accents and other scripts', 'é日本', 3],
  ['an emoji by its bytes', '🌷', 4],
  ['a short sign that is an emoji', '☀️', 6],
  ['a family by all of its bytes', '👩‍👩‍👧‍👦', 25],
  ['a flag', '🇯🇵', 8],
  ['words around an emoji', 'a 🌷 b', 8],
])('%s', (_name, text, count) => {
  expect(countPost(text, 'threads')).toBe(count);
});

test('500 characters fit, and an emoji takes the room of its bytes', () => {
  expect(isTooLong('a'.repeat(limit), 'threads')).toBe(false);
  expect(isTooLong('a'.repeat(limit + 1), 'threads')).toBe(true);
  expect(isTooLong(`${'a'.repeat(limit - 4)}🌷`, 'threads')).toBe(false);
  expect(isTooLong(`${'a'.repeat(limit - 3)}🌷`, 'threads')).toBe(true);
});

test('one topic tag stays, the others become words or go', () => {
  const text = fitPost('Rolls on #Sundays at last. #Bakery #Bread #Rolls', 'threads');
  expect(text.match(/#\w+/g)).toHaveLength(1);
  expect(text).toContain('Rolls on');
});
