import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hitsOf } from '#shared/text/source/hits.ts';

const covered = (starts: Iterable<number>, length: number) =>
  new Set([...starts].flatMap((start) => Array.from({ length }, (_, at) => start + at)));

test('a text of one letter has few hits, however often a run of that letter overlaps itself', () => {
  const text = 'a'.repeat(6_000);
  for (const length of [21, 300, 3_000]) {
    const hits = [...hitsOf('a'.repeat(length), text)];
    expect(hits.length).toBeLessThanOrEqual((2 * text.length) / length + 1);
    expect(covered(hits, length).size).toBe(text.length);
  }
});

test('what the hits cover is what all of them would, whatever the letters', () => {
  const letters = (most: number) => fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: most });
  fc.assert(
    fc.property(letters(6), letters(60), (rest, text) => {
      const run = `a${rest}`;
      const all = [...text].flatMap((_, at) => (text.startsWith(run, at) ? [at] : []));
      expect(covered(hitsOf(run, text), run.length)).toEqual(covered(all, run.length));
    }),
  );
});
