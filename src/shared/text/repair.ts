import { isTooLong } from './count.ts';
import { keepsFacts } from './facts.ts';
import type { Place } from './place.ts';
import { type Finding, findTells, type Reading } from './tells.ts';

export { keepsFacts };

/** The findings that are shown without being asked for, and repaired. */
export function findSigns(text: string, reading?: Reading): Finding[] {
  return findTells(text, reading).filter(({ tier }) => tier !== 'taste');
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}

/** Whether a change may stand: the post fits, says all it said, is no mere stump and has no more signs. */
export function isSound(before: string, after: string, place: Place, reading?: Reading): boolean {
  if (after.trim() === '' || isTooLong(after, place)) return false;
  if (wordsIn(after) * 2 < wordsIn(before) || !keepsFacts(before, after)) return false;
  return findSigns(after, reading).length <= findSigns(before, reading).length;
}

/** Whether a repair may replace its post: it is sound and has fewer signs. */
export function isBetter(before: string, after: string, place: Place, reading?: Reading): boolean {
  const fewer = findSigns(after, reading).length < findSigns(before, reading).length;
  return fewer && isSound(before, after, place, reading);
}
