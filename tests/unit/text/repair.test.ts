import { expect, test } from 'vitest';
import { cleanPost } from '#shared/text/clean.ts';
import { mendByHand } from '#shared/text/mend.ts';
import { isBetter, keepsFacts } from '#shared/text/repair.ts';
import { findTells } from '#shared/text/tells.ts';

function mended(text: string): string {
  return mendByHand(text, findTells(text));
}

test.each([
  ['We leverage AI for this. Leveraging it is easy.', 'We use AI for this. Using it is easy.'],
  ['This week we delve into the soil.', 'This week we look into the soil.'],
  ['It rained. The best part? It is free.', 'It rained. It is free.'],
  ["Here's the thing: nobody read the manual.", 'Nobody read the manual.'],
  ["But here's the thing: nobody read the manual.", 'But nobody read the manual.'],
  ["It's worth noting that we close at 6.", 'We close at 6.'],
  [
    'They threw away 40 kg.\n\nLet that sink in.\n\nWe bake with it.',
    'They threw away 40 kg.\n\nWe bake with it.',
  ],
  ['We open at 8 on Friday.\n\nThoughts? 👇\n\n#bread', 'We open at 8 on Friday.\n\n👇\n\n#bread'],
  ['We open at 8, and that is all.', 'We open at 8, and that is all.'],
])('mends "%s" by hand', (text, expected) => {
  expect(mended(text)).toBe(expected);
  expect(mended(expected)).toBe(expected);
});

test.each([
  [
    'Sure! Here are three posts about tea:\n\nThe kettle is on at Luna.',
    'The kettle is on at Luna.',
  ],
  ['The kettle is on.\n\nBest wishes,\n[Your Name]', 'The kettle is on.\n\nBest wishes,'],
  ['The kettle is on. (Character count: 17)', 'The kettle is on.'],
  ['The kettle is on.:contentReference[oaicite:0]{index=0}', 'The kettle is on.'],
  ['As an AI language model, I drink nothing. The kettle is on.', 'The kettle is on.'],
  ['Read it: https://example.com/tea?utm_source=chatgpt.com', 'Read it: https://example.com/tea'],
])('leakage never reaches a post: "%s"', (raw, text) => {
  expect(cleanPost(raw)).toBe(text);
});

test.each([
  ['the same facts in other words', 'On Friday we open at 8.', 'We open at 8 on Friday.', true],
  ['a lost number', 'We open at 8 on Friday.', 'We open on Friday.', false],
  ['a changed number', 'We pay 52,000.', 'We pay 53,000.', false],
  ['a new number', 'We open on Friday.', 'We open at 9 on Friday.', false],
  ['a lost name', 'Come to the Luna on Friday.', 'Come by on Friday.', false],
  ['a new name', 'Come by on Friday.', 'Come by with Martin on Friday.', false],
  ['a name that now begins the sentence', 'We call it Luna.', 'Luna is what we call it.', true],
  ['a lost link', 'More at https://example.com/a', 'More on our page', false],
  ['a lost mention', 'Thanks @ada for this', 'Thanks to you for this', false],
  ['a lost hashtag', 'Fresh bread #bakery', 'Fresh bread', false],
])('%s', (_, before, after, kept) => {
  expect(keepsFacts(before, after)).toBe(kept);
});

test('a repair is better if it has fewer signs, all facts, enough words and fits', () => {
  const before =
    "It's not bread, it's a game-changer. Luna opens at 8 on Friday, and the coffee is on us.";
  const after = 'Luna opens at 8 on Friday, and the coffee is on us.';
  expect(isBetter(before, after, 'x')).toBe(true);
  expect(isBetter(before, before, 'x')).toBe(false);
  expect(isBetter(before, '', 'x')).toBe(false);
  expect(
    isBetter(before, 'Luna opens on Friday, and the coffee is on us for all of you.', 'x'),
  ).toBe(false);
  expect(isBetter(before, 'Luna: Friday 8.', 'x')).toBe(false);
  expect(isBetter(before, `${after} ${'And the bread is warm. '.repeat(12)}`, 'x')).toBe(false);
});
