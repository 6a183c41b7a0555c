import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected console.error is a defect that would otherwise scroll by unseen.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
