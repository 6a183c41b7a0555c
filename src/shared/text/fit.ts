import type { Platform } from '../rules.ts';
import { isTooLong } from './count.ts';
import { cutToFit } from './cut.ts';
import { trimHashtags } from './hashtags.ts';

export { cutToFit, isTooLong, trimHashtags };

/**
 * A post that its platform takes: within the limit as it counts, with no more hashtags than it allows.
 * Empty where nothing of it fits.
 */
export function fitPost(text: string, platform: Platform): string {
  return cutToFit(trimHashtags(text, platform), platform);
}
