import { expect, test } from 'vitest';
import { beginOf, dayBegunAt, dayOverAt, endOf } from '#lib/library/days.ts';

test.each(['2026-11-22', '2026-03-29', '2026-12-31', '2028-02-29'])(
  '%s is found again by the instants at which it begins and is over',
  (day) => {
    expect(dayBegunAt(beginOf(day))).toBe(day);
    expect(dayOverAt(endOf(day))).toBe(day);
    expect(Date.parse(endOf(day))).toBeGreaterThan(Date.parse(beginOf(day)));
  },
);

test('no day, and what is none, is no instant', () => {
  for (const day of ['', '2026-13-01', 'tomorrow']) {
    expect([beginOf(day), endOf(day)]).toEqual(['', '']);
  }
  expect([dayBegunAt(''), dayOverAt('')]).toEqual(['', '']);
});
