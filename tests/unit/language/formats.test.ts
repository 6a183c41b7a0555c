import { expect, test } from 'vitest';
import { dayAndMonth, longDate } from '#shared/language/dates.ts';
import { formatPrice } from '#shared/language/price.ts';

test('days are written out', () => {
  expect(longDate('2026-03-04T12:00:00Z')).toBe('March 4, 2026');
  expect(dayAndMonth('2026-03-04T12:00:00Z')).toBe('March 4');
});

test('a whole price has no cents', () => {
  expect(formatPrice({ amount: 5, currency: 'USD' })).toBe('$5');
  expect(formatPrice({ amount: 50 / 12, currency: 'USD' })).toBe('$4.17');
});
