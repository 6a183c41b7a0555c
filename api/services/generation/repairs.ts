import type { FlawedPost, Writer, WritingOrder } from '#api/services/writers/writer.ts';
import { cleanPost } from '#shared/text/clean.ts';
import { trimHashtags } from '#shared/text/fit.ts';
import { mendByHand } from '#shared/text/mend.ts';
import { findSigns, isBetter } from '#shared/text/repair.ts';
import type { Reading } from '#shared/text/tells.ts';
import { ownWords } from '#shared/text/voice.ts';

/** All posts are on the page already, and nobody minds a "Done" that comes so much later. */
const longestWaitMs = 6_000;

interface Concerned extends FlawedPost {
  index: number;
  byHand: string;
}

function concerned(text: string, index: number, reading: Reading): Concerned[] {
  const signs = findSigns(text, reading);
  const flaws = signs.map(({ start, end, reason }) => ({ words: text.slice(start, end), reason }));
  return signs.length === 0 ? [] : [{ index, text, flaws, byHand: mendByHand(text, signs) }];
}

async function byModel(
  posts: readonly Concerned[],
  writer: Writer,
  order: WritingOrder,
  signal: AbortSignal,
): Promise<string[]> {
  if (!writer.mend) return [];
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
  try {
    const asked = posts.map(({ text, flaws }) => ({ text, flaws }));
    return await writer.mend(asked, order, inTime);
  } catch {
    // The posts are good enough to have been shown.
    return [];
  }
}

/**
 * What replaces posts in which signs of a machine were found: one call for those alone, and what can be
 * mended without a model where that brings nothing. Either is believed only where a post gets better.
 * A writer that takes longer than the wait for each of its posts would not be in time.
 */
export async function repairs(
  posts: readonly string[],
  writer: Writer,
  order: WritingOrder,
  paceMs: number,
  signal: AbortSignal,
): Promise<Map<number, string>> {
  const better = new Map<number, string>();
  const { samples = [], never = [] } = order.voice ?? {};
  // What the author says themselves is their voice.
  const reading = { ownWords: ownWords(samples), never };
  const flawed = posts.flatMap((text, index) => concerned(text, index, reading));
  if (flawed.length === 0) return better;
  const isQuick = paceMs < longestWaitMs;
  const mended = isQuick ? await byModel(flawed, writer, order, signal) : [];
  for (const [at, { index, text, byHand }] of flawed.entries()) {
    const found = [mended[at] ?? '', byHand]
      .map((raw) => trimHashtags(cleanPost(raw) ?? '', order.platform))
      .find((candidate) => isBetter(text, candidate, order.platform, reading));
    if (found !== undefined) better.set(index, found);
  }
  return better;
}
