import { expect, test } from 'vitest';
import { offlineWriter } from '#api/services/writers/offline/offline-writer.ts';
import type { WritingOrder } from '#api/services/writers/writer.ts';
import { overlap, tooMuchShared } from '#shared/text/copies/overlap.ts';

const long =
  'I picked 11 pounds from four pots last summer. My neighbors thought I was joking. Slugs took the lettuce.';

test('a copy, a shortened one and one in other letters repeat all of it', () => {
  expect(overlap(long, long)).toBe(1);
  expect(overlap(long, 'My neighbors thought I was joking.')).toBe(1);
  expect(overlap('MY NEIGHBORS THOUGHT', long)).toBe(1);
});

test('the same facts in other sentences repeat little, and it is the same both ways', () => {
  const other =
    'Eleven pounds of tomatoes, and a balcony is all it took: four pots did that last summer.';
  expect(overlap(long, other)).toBeGreaterThan(0);
  expect(overlap(long, other)).toBeLessThan(tooMuchShared);
  expect(overlap(other, long)).toBe(overlap(long, other));
});

test('words that both need are not counted, and what else is the same is', () => {
  const one = 'The Mill opens Friday at 7, and Ada bakes the rye.';
  const other = 'Come hungry: the Mill opens Friday at 7.';
  expect(overlap(one, other)).toBeGreaterThan(tooMuchShared);
  expect(overlap(one, other, ['the mill', 'opens Friday at 7'])).toBe(0);
  expect(overlap(one, `${other} Ada bakes the rye.`, ['opens Friday at 7'])).toBeGreaterThan(
    tooMuchShared,
  );
  expect(overlap(one, other, [one])).toBe(0);
});

test('what has no pair of words repeats nothing', () => {
  for (const text of ['', '☕', 'Coffee', '#coffee']) expect(overlap(text, long)).toBe(0);
});

test('the offline editor sets the author’s own sentences everywhere, so its posts repeat each other', async () => {
  const order: WritingOrder = {
    ...{ topic: 'Growing tomatoes on a balcony', details: long, voice: null, tone: 'casual' },
    ...{ platform: 'linkedin', temperature: 0.7, posts: 1, length: 2, seed: 's' },
  };
  const { signal } = new AbortController();
  const texts: string[] = [];
  for (const platform of ['linkedin', 'x'] as const) {
    for await (const text of offlineWriter().write({ ...order, platform }, signal))
      texts.push(text);
  }
  const [one = '', other = ''] = texts;
  expect(overlap(one, other)).toBeGreaterThan(tooMuchShared);
});
