import { trimmedTo } from '../graphemes.ts';
import { sentenceStarts } from './sentences.ts';

/** Fewer characters are no thought to put on a picture. */
const shortest = 16;
/** More are too many for a picture. */
export const longestHook = 1000;

/** The words a post opens with: its first sentence, with the next ones where that is a mere "Listen." */
export function hookOf(text: string): string {
  const post = text.trim();
  const end = [...sentenceStarts(post), post.length].find(
    (at) => post.slice(0, at).trim().length >= shortest,
  );
  return trimmedTo(post, Math.min(end ?? post.length, longestHook));
}
