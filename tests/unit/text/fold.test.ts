import { expect, test } from 'vitest';
import { findFold, hookAdvice } from '#shared/text/feed/fold.ts';

const always = () => true;
/** Lines of so many characters, with a word of two behind what is shown. */
const linesOf = (width: number, most: number) => (shown: string, isAll: boolean) => {
  const text = isAll ? shown : `${shown} …`;
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil([...line].length / width)));
  return lines.reduce((sum, each) => sum + each, 0) <= most;
};

test('characters are counted as readers see them', () => {
  const family = '👨‍👩‍👧‍👦';
  const limits = { characters: 3, lines: null };
  expect(findFold('abc', limits, always)).toBeNull();
  expect(findFold('abc  \n', limits, always)).toBeNull();
  expect(findFold(`${family}bcd`, limits, always)).toEqual({
    at: family.length + 2,
    by: 'characters',
  });
  expect(findFold('e\u0301bcd', limits, always)).toEqual({ at: 4, by: 'characters' });
});

test('a line break costs a whole line', () => {
  const limits = { characters: 100, lines: 3 };
  const text = 'One.\n\nTwo.\n\nThree.';
  expect(findFold(text, limits, linesOf(40, 3))).toEqual({
    at: 'One.\n\nTwo.'.length,
    by: 'lines',
  });
  expect(findFold('One.\nTwo.\nThree.', limits, linesOf(40, 3))).toBeNull();
});

test('whichever comes first', () => {
  const text = 'a'.repeat(300);
  expect(findFold(text, { characters: 50, lines: 3 }, linesOf(40, 3))?.by).toBe('characters');
  const byLines = findFold(text, { characters: 150, lines: 3 }, linesOf(40, 3));
  expect(byLines).toEqual({ at: 118, by: 'lines' });
  expect(findFold(text, { characters: null, lines: null }, always)).toBeNull();
});

test.each([
  ['We sold out by nine. Then we baked again.', 10, 'firstSentenceCut'],
  ['We sold out by nine. Then we baked again.', 25, null],
  ['Three things nobody tells you:\n\nBread needs time and patience.', 40, 'hookNotWhole'],
  ['Three things nobody tells you:\n\nBread needs time.\n\nSalt too.', 50, null],
  ['We lost a customer because\nof one late loaf.', 30, 'hookNotWhole'],
  ['Bread needs time\n\nSo do people.', 20, null],
  ['パンには時間が必要です。人も同じです。', 8, 'firstSentenceCut'],
  ['נאפה היום. ומחר שוב.', 14, null],
] as const)('%j, cut after %i: %s', (text, at, advice) => {
  expect(hookAdvice(text, at)).toBe(advice);
});
