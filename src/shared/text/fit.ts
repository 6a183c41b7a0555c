import type { Platform } from '../rules.ts';
import { isTooLong } from './count.ts';
import { cutToFit } from './cut.ts';
import { trimHashtags } from './hashtags.ts';

export { cutToFit, isTooLong, trimHashtags };

/**
 * A post that its platform takes: within the limit as it counts, with no more hashtags than it allows.
 * Empty where nothing of it fits. `reserved` is room that something else will take.
 */
export function fitPost(text: string, platform: Platform, reserved = 0): string {
  return cutToFit(trimHashtags(text, platform), platform, reserved);
}
