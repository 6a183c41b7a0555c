import { isTooLong } from './count.ts';
import { cutToFit } from './cut.ts';
import { withinRules } from './cutting/within-rules.ts';
import type { Place } from './place.ts';

export { cutToFit, isTooLong, withinRules };

/**
 * A post that its platform takes: within the limit as it counts, and within its rules.
 * Empty where nothing of it fits. `reserved` is room that something else will take.
 */
export function fitPost(text: string, place: Place, reserved = 0): string {
  return cutToFit(withinRules(text, place), place, reserved);
}
