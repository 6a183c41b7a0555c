import { wantedLanguage } from '#api/services/writers/given.ts';
import type { FlawedPost, WritingOrder } from '#api/services/writers/writer.ts';
import { cleanPost } from '#shared/text/clean.ts';
import { withinRules } from '#shared/text/fit.ts';
import { mendByHand } from '#shared/text/mend.ts';
import { findSigns, isBetter } from '#shared/text/repair.ts';
import { passagesIn } from '#shared/text/source/passages.ts';
import type { Reading } from '#shared/text/tells.ts';
import { ownWords } from '#shared/text/voice/own-words.ts';

interface Concerned extends FlawedPost {
  index: number;
  byHand: string;
}

/** What the author says themselves is their voice. */
export function voiceReading(voice: WritingOrder['voice']): Reading {
  const { samples = [], never = [] } = voice ?? {};
  return { ownWords: ownWords(samples), never };
}

/** Posts are in the language that was wanted, which a short one does not say by itself. */
export const readingOf = (order: WritingOrder): Reading => ({
  ...voiceReading(order.voice),
  language: wantedLanguage(order),
});

function concerned(text: string, index: number, reading: Reading): Concerned[] {
  const signs = findSigns(text, reading);
  const flaws = signs.map(({ start, end, reason }) => ({ words: text.slice(start, end), reason }));
  return signs.length === 0 ? [] : [{ index, text, flaws, byHand: mendByHand(text, signs) }];
}

/** Has a writer mend posts, and gives them in their order; none where it brought nothing. */
export type AskToMend = (posts: readonly FlawedPost[]) => Promise<readonly string[]>;

/**
 * What replaces posts in which signs of a machine were found: one call for those alone, and what can be
 * mended without a model where that brings nothing. Either is believed only where a post gets better.
 */
export async function repairs(
  posts: readonly string[],
  order: Pick<WritingOrder, 'platform' | 'limits' | 'source'>,
  reading: Reading,
  askToMend: AskToMend,
): Promise<Map<number, string>> {
  const better = new Map<number, string>();
  const flawed = posts.flatMap((text, index) => concerned(text, index, reading));
  if (flawed.length === 0) return better;
  const mended = await askToMend(flawed.map(({ text, flaws }) => ({ text, flaws })));
  for (const [at, { index, text, byHand }] of flawed.entries()) {
    const found = [mended[at] ?? '', byHand]
      .map((raw) => withinRules(cleanPost(raw) ?? '', order))
      .filter((candidate) => passagesIn(candidate, order.source).length === 0)
      .find((candidate) => isBetter(text, candidate, order, reading));
    if (found !== undefined) better.set(index, found);
  }
  return better;
}
