import type { FlawedPost, WritingOrder } from '#api/services/writers/writer.ts';
import { cleanPost } from '#shared/text/clean.ts';
import { mostShared, repeatedSentences } from '#shared/text/copies/repeated.ts';
import { trimHashtags } from '#shared/text/fit.ts';
import { mendByHand } from '#shared/text/mend.ts';
import { findSigns, isBetter, isSound } from '#shared/text/repair.ts';
import { passagesIn } from '#shared/text/source/passages.ts';
import type { Reading } from '#shared/text/tells.ts';
import { ownWords } from '#shared/text/voice.ts';

interface Concerned extends FlawedPost {
  index: number;
  byHand: string;
}

/** What the author says themselves is their voice. */
export function readingOf(voice: WritingOrder['voice']): Reading {
  const { samples = [], never = [] } = voice ?? {};
  return { ownWords: ownWords(samples), never };
}

const saidElsewhere =
  'the author says this in the same words on another platform; keep its facts and say it another way';

function concerned(
  text: string,
  index: number,
  reading: Reading,
  elsewhere: readonly string[],
): Concerned[] {
  const signs = findSigns(text, reading);
  const flaws = [
    ...signs.map(({ start, end, reason }) => ({ words: text.slice(start, end), reason })),
    ...repeatedSentences(text, elsewhere).map((words) => ({ words, reason: saidElsewhere })),
  ];
  return flaws.length === 0 ? [] : [{ index, text, flaws, byHand: mendByHand(text, signs) }];
}

/** Has a writer mend posts, and gives them in their order; none where it brought nothing. */
export type AskToMend = (posts: readonly FlawedPost[]) => Promise<readonly string[]>;

/**
 * What replaces posts in which signs of a machine were found, and a first one that says again what another platform
 * shows: one call for those alone, and what can be mended without a model where that brings nothing. Either is
 * believed only where a post gets better.
 */
export async function repairs(
  posts: readonly string[],
  order: Pick<WritingOrder, 'voice' | 'platform' | 'source' | 'elsewhere'>,
  askToMend: AskToMend,
): Promise<Map<number, string>> {
  const { voice, platform, source } = order;
  const better = new Map<number, string>();
  const reading = readingOf(voice);
  const elsewhere = order.elsewhere?.() ?? [];
  // The first is the best of its platform. To have all said another way would take too long.
  const flawed = posts.flatMap((text, index) =>
    concerned(text, index, reading, index === 0 ? elsewhere : []),
  );
  if (flawed.length === 0) return better;
  const mended = await askToMend(flawed.map(({ text, flaws }) => ({ text, flaws })));
  for (const [at, { index, text, byHand }] of flawed.entries()) {
    const saysItAnew = (candidate: string) =>
      isSound(text, candidate, platform, reading) &&
      mostShared(candidate, elsewhere) < mostShared(text, elsewhere);
    const found = [mended[at] ?? '', byHand]
      .map((raw) => trimHashtags(cleanPost(raw) ?? '', platform))
      .filter((candidate) => passagesIn(candidate, source).length === 0)
      .find(
        (candidate) =>
          isBetter(text, candidate, platform, reading) || (index === 0 && saysItAnew(candidate)),
      );
    if (found !== undefined) better.set(index, found);
  }
  return better;
}
