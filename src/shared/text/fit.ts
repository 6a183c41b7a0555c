import type { Platform } from '#shared/rules.ts';
import { isTooLong } from './count.ts';
import { cutToFit } from './cut.ts';
import { trimHashtags } from './hashtags.ts';

export { cutToFit, isTooLong, trimHashtags };

export interface Fitted {
  /** Empty where nothing of the post fits. */
  text: string;
  /** More than hashtags had to go. */
  cut: boolean;
}

/** A post that its platform takes: within the limit as it counts, with no more hashtags than it allows. */
export function fitPost(text: string, platform: Platform): Fitted {
  const trimmed = trimHashtags(text, platform);
  const fitted = cutToFit(trimmed, platform);
  return { text: fitted, cut: fitted !== trimmed };
}
