import { isTooLong } from './count.ts';
import { cutToFit } from './cut.ts';
import { trimHashtags } from './hashtags.ts';
import type { Place } from './place.ts';

export { cutToFit, isTooLong, trimHashtags };

/**
 * A post that its platform takes: within the limit as it counts, with no more hashtags than it allows.
 * Empty where nothing of it fits. `reserved` is room that something else will take.
 */
export function fitPost(text: string, place: Place, reserved = 0): string {
  return cutToFit(trimHashtags(text, place), place, reserved);
}
