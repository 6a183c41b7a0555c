import type { Counting } from '../platform-rules.ts';
import { countMastodon } from './counting/mastodon.ts';
import { graphemesOf } from './graphemes.ts';
import { findLinks } from './links.ts';
import { type Place, rulesAt } from './place.ts';
import { splitTitle } from './title.ts';

const linkWeight = 23;
const emojiWeight = 2;
/** What X gives the weight 2 although it is one code unit long; a surrogate pair has that length. */
const heavy = /[^\u0000-\u10FF\u2000-\u200D\u2010-\u201F\u2032-\u2037\u{10000}-\u{10FFFF}]/gu;
// All of it but the name at its end changes only the time: some thousand sequences are tried only where one
// can begin, and not for a sign that is an emoji by itself and goes on with nothing that makes another of it.
const emoji =
  /(?=\p{Emoji})(?:[\p{Emoji_Presentation}--\p{RI}](?![\p{Emoji_Modifier}\u200D\u{E0020}-\u{E007F}])|\p{RGI_Emoji})/gv;

function weighPlain(text: string): number {
  const pieces = text.split(emoji);
  // The line break in an emoji's place counts 1 of its weight.
  const plain = pieces.join('\n');
  const heavier = plain.match(heavy)?.length ?? 0;
  return plain.length + heavier + (pieces.length - 1) * (emojiWeight - 1);
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

const utf8 = new TextEncoder();

function bytesOf(text: string): number {
  return utf8.encode(text).length;
}

/** Threads: an emoji takes as many characters as it has bytes. */
function charactersWithEmojiBytes(text: string): number {
  const found = text.match(emoji) ?? [];
  return found.reduce((sum, each) => sum + bytesOf(each) - each.length, text.length);
}

/**
 * Bluesky limits what a reader sees as characters, and the bytes besides. Bytes are counted in the
 * share that each character has of them, so that one number says whether both limits are kept.
 */
function graphemesOrBytes(text: string, limit: number, limitBytes = Number.POSITIVE_INFINITY) {
  let graphemes = 0;
  for (const _ of graphemesOf(text)) graphemes += 1;
  return Math.max(graphemes, Math.ceil((bytesOf(text) * limit) / limitBytes));
}

/** Total, so that a new way of counting does not compile until it counts. */
const counters: Record<Counting, (text: string, limit: number, limitBytes?: number) => number> = {
  weighted: weigh,
  // UTF-16 code units: clients differ on emoji, and this is the count that is never too low.
  characters: (text) => text.length,
  emojiBytes: charactersWithEmojiBytes,
  graphemesAndBytes: graphemesOrBytes,
  mastodon: countMastodon,
  bytes: bytesOf,
};

/** The length of a post as its platform counts it, without the title where it has one. */
export function countPost(text: string, place: Place): number {
  const { counting, limit, limitBytes } = rulesAt(place);
  return counters[counting](splitTitle(text, place).body, limit, limitBytes);
}

/** What may still be written; negative where the post is too long. */
export function remaining(text: string, place: Place): number {
  return rulesAt(place).limit - countPost(text, place);
}

export function isTooLong(text: string, place: Place): boolean {
  return remaining(text, place) < 0;
}
