import { expect, test } from 'vitest';
import { soFar } from '#islands/generator/posts/so-far.ts';

test.each([
  [1, 1, '1 word so far, 1 second'],
  [24, 12.4, '24 words so far, 12 seconds'],
  [500, 119, '500 words so far, 119 seconds'],
  [900, 200, '900 words so far, 3 minutes'],
])('%i words in %f seconds', (words, seconds, said) => {
  expect(soFar({ words, seconds })).toBe(said);
});
