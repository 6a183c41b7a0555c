import type { Retry } from './writer-errors.ts';

const firstPauseMs = 250;
/** A provider that wants more time is given up for this order: somebody is waiting. */
const longestPauseMs = 3_000;

/** Retry-After as seconds or as a date; null where it is missing or makes no sense. */
export function retryAfterMs(header: string | null, now = Date.now()): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : null;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** The jitter keeps many waiting requests from coming back all at once. Null means not to wait. */
export function pauseMs(attempt: number, { afterMs }: Retry, random = Math.random): number | null {
  if (afterMs === null) return firstPauseMs * 2 ** attempt * (0.5 + random() / 2);
  return afterMs > longestPauseMs ? null : afterMs + random() * firstPauseMs;
}
