import { expect, test } from 'vitest';
import { keptForAll } from '#tests/harness/kept.ts';

test('what is kept for all is made once, and anew where it could not be made', async () => {
  let tries = 0;
  const kept = keptForAll(
    async () => {
      tries += 1;
      if (tries === 1) throw new Error('not this time');
      return tries;
    },
    async () => undefined,
  );
  await expect(kept()).rejects.toThrow('not this time');
  expect(await Promise.all([kept(), kept()])).toEqual([2, 2]);
  expect(await kept()).toBe(2);
});
