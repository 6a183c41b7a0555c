import type { GenerationEnd } from '#lib/generate/generation-end.ts';

/** Logged out, still running, too often: the same click will be asked again. */
export const notYet = new Set([401, 409, 429]);

/** A click that failed keeps its key: trying the same again cannot be charged twice. */
export function isAnswered(end: GenerationEnd): boolean {
  if (end.kind === 'refused') return !notYet.has(end.status);
  return end.kind === 'done' || end.kind === 'stopped';
}
