import { type Platform, rules } from '#shared/rules.ts';
import { findLinks } from './links.ts';

const linkWeight = 23;
const emojiWeight = 2;
/** X gives everything else the weight 2. */
const light = /[\u0000-\u10FF\u2000-\u200D\u2010-\u201F\u2032-\u2037]/;
const emoji = /\p{RGI_Emoji}/v;

function weighPlain(text: string): number {
  const pieces = text.split(emoji);
  let weight = (pieces.length - 1) * emojiWeight;
  for (const piece of pieces) {
    for (const character of piece) weight += light.test(character) ? 1 : 2;
  }
  return weight;
}

function weigh(raw: string): number {
  const text = raw.normalize('NFC');
  let weight = 0;
  let at = 0;
  for (const link of findLinks(text)) {
    weight += weighPlain(text.slice(at, link.start));
    weight += link.sure
      ? linkWeight
      : Math.max(linkWeight, weighPlain(text.slice(link.start, link.end)));
    at = link.end;
  }
  return weight + weighPlain(text.slice(at));
}

/**
 * The length of a post as its platform counts it. LinkedIn and Instagram only say "characters", and
 * their clients differ on emoji: UTF-16 code units are the count that is never too low.
 */
export function countPost(text: string, platform: Platform): number {
  return rules.platforms[platform].counting === 'weighted' ? weigh(text) : text.length;
}

/** What may still be written; negative where the post is too long. */
export function remaining(text: string, platform: Platform): number {
  return rules.platforms[platform].limit - countPost(text, platform);
}

export function isTooLong(text: string, platform: Platform): boolean {
  return remaining(text, platform) < 0;
}
