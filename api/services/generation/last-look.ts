import type { Change, Writer, WritingOrder } from '#api/services/writers/writer.ts';
import { cleanPost } from '#shared/text/clean.ts';
import { withinRules } from '#shared/text/fit.ts';
import { isSound } from '#shared/text/repair.ts';
import { passagesIn } from '#shared/text/source/passages.ts';
import { readingOf, repairs } from './repairs.ts';

/** All posts are on the page already, and nobody minds a "Done" that comes so much later. */
const longestWaitMs = 6_000;

/** Each change by itself: one that harms a post does not cost it the others. */
function changed(
  posts: readonly string[],
  changes: readonly Change[],
  order: WritingOrder,
): string[] {
  const texts = [...posts];
  const reading = readingOf(order);
  for (const { post, from, to } of changes) {
    const before = texts[post];
    // A passage that stands there twice does not say which.
    if (before === undefined || before.split(from).length !== 2) continue;
    const after = withinRules(cleanPost(before.split(from).join(to)) ?? '', order);
    const copies = passagesIn(after, order.source).length > 0;
    if (!copies && isSound(before, after, order, reading)) texts[post] = after;
  }
  return texts;
}

/**
 * What replaces shown posts: read once more by fresh eyes where the writer does that, and mended where
 * signs of a machine are left. In a short while or not at all; a writer that took longer than the wait
 * for each of its posts would not be in time.
 */
export async function lastLook(
  posts: readonly string[],
  writer: Writer,
  order: WritingOrder,
  paceMs: number,
  signal: AbortSignal,
): Promise<Map<number, string>> {
  const isQuick = paceMs < longestWaitMs;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
  // Where a call brings nothing the posts stay: they are good enough to have been shown.
  const changes =
    (isQuick && (await writer.proofread?.(posts, order, inTime).catch(() => []))) || [];
  const texts = changed(posts, changes, order);
  const repaired = await repairs(texts, order, readingOf(order), async (flawed) =>
    isQuick && writer.mend ? await writer.mend(flawed, order, inTime).catch(() => []) : [],
  );
  const better = texts.map((text, at) => repaired.get(at) ?? text);
  return new Map([...better.entries()].filter(([at, text]) => text !== posts[at]));
}
