import { afterEach, beforeEach, expect, vi } from 'vitest';
import { makeSharedAnew } from './harness/second-try.ts';

beforeEach(async ({ task }) => {
  if (task.result?.retryCount) await makeSharedAnew(task);
}, 120_000);

// An unexpected console.error is a defect that would otherwise scroll by unseen.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
