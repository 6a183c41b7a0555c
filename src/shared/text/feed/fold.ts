import type { FoldLimits } from '../../platform-rules.ts';
import { graphemesOf } from '../graphemes.ts';
import { sentenceStarts } from './sentences.ts';

export interface Fold {
  /** Where the shown part ends. */
  at: number;
  by: keyof FoldLimits;
}

/** After how many code units so many characters, as readers see them, are over; null where there are no more. */
function charactersEnd(text: string, characters: number): number | null {
  let seen = 0;
  for (const { index } of graphemesOf(text)) {
    if (seen === characters) return text.slice(index).trim() === '' ? null : index;
    seen += 1;
  }
  return null;
}

/** The longest beginning, up to a place, that still fits. */
function lastFitting(text: string, upTo: number, fits: (shown: string) => boolean): number {
  const ends = Array.from(graphemesOf(text.slice(0, upTo)), ({ index }) => index);
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(text.slice(0, ends[middle]))) low = middle;
    else high = middle - 1;
  }
  return text.slice(0, ends[low]).trimEnd().length;
}

/**
 * Where "see more" cuts, whichever comes first: the characters, or the lines. How many lines a text takes
 * only its rendering tells: `fits` says whether all of a text, or a beginning and the word behind it, fit.
 */
export function findFold(
  text: string,
  { characters, lines }: FoldLimits,
  fits: (shown: string, isAll: boolean) => boolean,
): Fold | null {
  const end = characters === null ? null : charactersEnd(text, characters);
  const fitsShown = (shown: string) => fits(shown.trimEnd(), false);
  const fitsLines =
    lines === null || (end === null ? fits(text, true) : fitsShown(text.slice(0, end)));
  if (!fitsLines) return { at: lastFitting(text, end ?? text.length, fitsShown), by: 'lines' };
  return end === null ? null : { at: end, by: 'characters' };
}

const unfinished =
  /(?:[,;:–—&،、，；：-]|\b(?:and|but|or|because|so|that|the|a|an|to|of|with|for|if|when))["”’)]*$/iu;

/** What to think about where the text is cut; null where its first thought is whole. */
export function hookAdvice(text: string, at: number): 'firstSentenceCut' | 'hookNotWhole' | null {
  const starts = sentenceStarts(text);
  const [first = text.length] = starts;
  if (text.slice(0, first).trimEnd().length > at) return 'firstSentenceCut';
  // A line that only leads to the next one is no thought, unless the next one is shown as well.
  const lead = text.slice(0, first);
  const second = starts[1] ?? text.length;
  const isLead = unfinished.test(lead.slice(-20).trimEnd());
  return isLead && text.slice(0, second).trimEnd().length > at ? 'hookNotWhole' : null;
}
