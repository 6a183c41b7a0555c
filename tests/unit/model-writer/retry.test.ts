import { expect, test } from 'vitest';
import { pauseMs, retryAfterMs } from '#api/services/writers/model/retry.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['3', 3000],
  ['0', 0],
  ['1.5', 1500],
  ['Sat, 21 Nov 2026 10:00:07 GMT', 7000],
  ['Sat, 21 Nov 2026 09:59:00 GMT', 0],
  ['-1', null],
  ['soon', null],
  ['', null],
  [null, null],
])('reads Retry-After %j as %j ms', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected);
});

test('never comes back before the time the provider asked for', () => {
  expect(pauseMs(0, { afterMs: 2000 }, () => 0)).toBe(2000);
  expect(pauseMs(0, { afterMs: 2000 }, () => 0.999)).toBeGreaterThan(2000);
});

test('does not wait for a provider that wants more than a few seconds', () => {
  expect(pauseMs(0, { afterMs: 3000 }, () => 0)).toBe(3000);
  expect(pauseMs(0, { afterMs: 80_000 })).toBeNull();
});

test('waits longer after each try, spread by chance', () => {
  const pauses = [0, 1, 2].map((attempt) => pauseMs(attempt, { afterMs: null }, () => 0));
  expect(pauses).toEqual([125, 250, 500]);
  expect(pauseMs(0, { afterMs: null }, () => 1)).toBe(250);
});
