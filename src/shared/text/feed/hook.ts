import { sentenceStarts } from './sentences.ts';

/** Fewer characters are no thought to put on a picture. */
const shortest = 16;

/** The words a post opens with: its first sentence, with the next ones where that is a mere "Listen." */
export function hookOf(text: string): string {
  const post = text.trim();
  const end = [...sentenceStarts(post), post.length].find(
    (at) => post.slice(0, at).trim().length >= shortest,
  );
  return post.slice(0, end).trim();
}
