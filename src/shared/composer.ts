import { type Platform, rules } from './rules.ts';
import { isTooLong } from './text/count.ts';

/**
 * Where the platform's own composer opens: with the text where it takes one and all of it fits, else
 * empty, for a text that was copied.
 */
export function composerAddress(text: string, platform: Platform): string {
  const { share } = rules.platforms[platform];
  if (!takesWhole(text, platform)) return share.address;
  const joint = share.address.includes('?') ? '&' : '?';
  return `${share.address}${joint}${share.text}=${encoded(text)}`;
}

export function takesWhole(text: string, platform: Platform): boolean {
  const { share } = rules.platforms[platform];
  if (share.text === null || isTooLong(text, platform)) return false;
  return encoded(text).length <= rules.composer.longestText;
}

/** Half of a pair of code units cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
