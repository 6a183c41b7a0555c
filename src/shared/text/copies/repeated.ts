import { sentenceStarts } from '../feed/sentences.ts';
import { overlap, tooMuchShared } from './overlap.ts';

/** How much of a text stands in one of the others, where that is the most. */
export function mostShared(text: string, others: readonly string[]): number {
  return Math.max(0, ...others.map((other) => overlap(text, other)));
}

/** The sentences that make a text the same again as one of the others; none where it is a text of its own. */
export function repeatedSentences(text: string, others: readonly string[]): string[] {
  const same = others.filter((other) => overlap(text, other) > tooMuchShared);
  const starts = [0, ...sentenceStarts(text)];
  return starts
    .map((start, at) => text.slice(start, starts[at + 1]).trim())
    .filter((sentence) => mostShared(sentence, same) > tooMuchShared);
}
