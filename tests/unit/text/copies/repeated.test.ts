import { expect, test } from 'vitest';
import { mostShared, repeatedSentences } from '#shared/text/copies/repeated.ts';

const there =
  'The water is off on Thursday from 8 until about 1. Please move your hoses off the fence.';

test('of a text that says another one again, the sentences that do are named', () => {
  const copy =
    'Good morning all. The water is off on Thursday from 8 until about 1. Please move your hoses off the fence.';
  expect(repeatedSentences(copy, ['Something else entirely, said at length.', there])).toEqual([
    'The water is off on Thursday from 8 until about 1.',
    'Please move your hoses off the fence.',
  ]);
  expect(mostShared(copy, [there])).toBe(1);
});

test('a text of its own has none, even where one short sentence is the same', () => {
  const own =
    'The council swaps the main stopcock, so fill your butts the night before, and not after 9, since neighbors sleep. Please move your hoses off the fence.';
  expect(repeatedSentences(own, [`${there} Noreen has two tanks for your seedlings.`])).toEqual([]);
  expect(repeatedSentences(there, [])).toEqual([]);
  expect(mostShared(there, [])).toBe(0);
});
