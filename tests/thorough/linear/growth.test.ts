import { expect, test } from 'vitest';
import { growsTooFast } from './growth.ts';

/** So many steps, each as long as a comparison of characters. */
function steps(count: number): number {
  let sum = 0;
  for (let step = 0; step < count; step += 1) sum = (sum * 31 + step) % 65_537;
  return sum;
}

test.each<[string, (length: number) => number]>([
  ['a square', (length) => (length / 12) ** 2],
  ['a square beside other work', (length) => (length / 12) ** 2 + 100 * length],
])('%s grows too fast', (_, count) => {
  const isSeen = () => growsTooFast((length) => () => steps(count(length)));
  // A busy machine may hide a square from one look, and from the next; a quiet moment comes all the same.
  expect(Array.from({ length: 12 }, () => isSeen).some((look) => look())).toBe(true);
});

test.each<[string, (length: number) => () => unknown]>([
  ['each of its characters', (length) => () => steps(200 * length)],
  ['a sorted copy', (length) => () => Array.from({ length }, (_, at) => (at * 31) % 9973).sort()],
  [
    'an object for each word',
    (length) => {
      const text = '#a '.repeat(length / 3);
      return () => [...text.matchAll(/#(\w)/g)].map((match) => ({ ...match, text: `${match}` }));
    },
  ],
])('%s does not', (_, work) => {
  expect(growsTooFast(work)).toBe(false);
});
