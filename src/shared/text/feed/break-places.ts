import { sentenceStarts } from './sentences.ts';

const words = new Intl.Segmenter('und', { granularity: 'word' });

/** How good a place is to go on with another post, the best last. */
export const [word, clause, sentence, paragraph] = [1, 2, 3, 4] as const;
export type Rank = typeof word | typeof clause | typeof sentence | typeof paragraph;

// No break space and its narrow sister hold together what stands around them.
const breakable = /[^\S\u00A0\u202F]$/u;
const clauseEnd = /[,;:–—]\s$|[、，；：]$/u;

/** The places where a new post may begin. */
export function placesIn(text: string): Map<number, Rank> {
  const places = new Map<number, Rank>();
  let joins = false;
  for (const { segment, index, isWordLike = false } of words.segment(text)) {
    const before = text.slice(Math.max(0, index - 2), index);
    const inNumber = /\p{N}\s$/u.test(before) && /^\p{N}/u.test(segment);
    // Words without a space between them are those of scripts that have none.
    const apart = breakable.test(before) ? !inNumber : joins && isWordLike;
    if (clauseEnd.test(before)) places.set(index, clause);
    else if (apart) places.set(index, word);
    joins = isWordLike;
  }
  for (const at of sentenceStarts(text)) {
    const before = text.slice(Math.max(0, at - 8), at);
    const breaks = before.slice(before.trimEnd().length).split('\n').length - 1;
    places.set(at, breaks > 1 ? paragraph : sentence);
  }
  return places;
}
