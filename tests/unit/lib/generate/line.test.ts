import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLine } from '#lib/generate/line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a line that says nothing for a minute is given up, and not while it says something', () => {
  const line = watchLine(new AbortController().signal);
  for (let time = 0; time < 10; time += 1) {
    vi.advanceTimersByTime(50_000);
    line.heard();
  }
  expect(line.signal.aborted).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(line.signal.aborted).toBe(true);
});

test('whoever stops waiting ends it at once, and nothing ends it afterwards', () => {
  const waiting = new AbortController();
  const line = watchLine(waiting.signal);
  const over = watchLine(waiting.signal);
  over.end();
  waiting.abort();
  vi.advanceTimersByTime(120_000);
  expect([line.signal.aborted, over.signal.aborted]).toEqual([true, false]);
  expect(watchLine(waiting.signal).signal.aborted).toBe(true);
});
