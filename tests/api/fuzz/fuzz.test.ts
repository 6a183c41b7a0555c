import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

/** `npm run bench -- fuzz` sends thirty thousand, from a seed of its own. */
const bodies = 1_500;

test(`${bodies} odd requests to every open address: no fault, no leak, and the next one is answered right`, async () => {
  const result = await fuzz(bodies, 20_261_122);
  expect(result.bodies).toBeGreaterThanOrEqual(bodies);
  expect(result.findings.map(({ what, shot }) => `${what}: ${shot}`)).toEqual([]);
  expect(result.complaints).toEqual([]);
  expect(result.alive).toBe(true);
});
