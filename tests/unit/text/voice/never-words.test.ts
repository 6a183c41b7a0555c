import { expect, test } from 'vitest';
import { isBetter } from '#shared/text/repair.ts';
import { findTells } from '#shared/text/tells.ts';

const found = (text: string, never: string[]) =>
  findTells(text, { never }).map(({ start, end, id }) => [id, text.slice(start, end)]);

test('words that the author never uses are found as whole words, in any case and number', () => {
  const text = 'Synergy sells. We have SYNERGY, no synergist 🚀, and a low-hanging fruit — or two.';
  expect(found(text, ['synergy', 'Low-hanging fruit', '🚀', '—'])).toEqual([
    ['never', 'Synergy'],
    ['never', 'SYNERGY'],
    ['never', '🚀'],
    ['never', 'low-hanging fruit'],
    ['never', '—'],
  ]);
});

test.each([
  ['synergy', 'Two synergies and the synergy’s end.', ['synergies', 'synergy’s']],
  ['leverage', 'They leveraged, “leverages”, leveraging: leveraging!', 4],
  ['UNLOCK!', '(unlocks) unlocked, unlocking. Unlockable.', ['unlocks', 'unlocked', 'unlocking']],
  ['game changer', 'Two game changers, games changer.', ['game changers']],
  ['new', 'No news is new.', ['new']],
])('of %j the endings are found, and no other word', (word, text, expected) => {
  const words = found(text, [word]).map(([, each]) => each);
  expect(typeof expected === 'number' ? words.length : words).toEqual(expected);
});

test.each([[[]], [['']], [[' ', '\n']]])('nothing is found where nothing is said: %j', (never) => {
  expect(found('Anything goes — even this.', never)).toEqual([]);
});

test('a repair that leaves out such a word is a better post, and a word of one’s own stays', () => {
  const [before, after] = ['We have synergy at last in June.', 'We work together at last in June.'];
  expect(isBetter(before, after, 'x', { never: ['synergy'] })).toBe(true);
  expect(isBetter(before, after, 'x')).toBe(false);
});
