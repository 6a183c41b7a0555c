import type { Change, Writer, WritingOrder } from '#api/services/writers/writer.ts';
import { cleanPost } from '#shared/text/clean.ts';
import { unknownFacts } from '#shared/text/facts.ts';
import { withinRules } from '#shared/text/fit.ts';
import { isSound } from '#shared/text/repair.ts';
import { passagesIn } from '#shared/text/source/passages.ts';
import { beside } from './beside.ts';
import { readingOf, repairs } from './repairs.ts';

/** All posts are on the page already, and nobody minds a "Done" that comes so much later. */
const longestWaitMs = 6_000;

/**
 * What one post becomes. Changes may lean on each other, where one takes out what another puts back elsewhere, so all of
 * them are tried at once; where that harms the post, each by itself, so that one of them does not cost it the others.
 * By itself none may bring in a fact: the one that took it out elsewhere may be the one that harms.
 */
function changedText(before: string, changes: readonly Change[], order: WritingOrder): string {
  const reading = readingOf(order);
  const made = (text: string, { from, to }: Change) =>
    // A passage that stands there twice does not say which.
    text.split(from).length === 2 ? text.split(from).join(to) : text;
  const improved = (text: string, some: readonly Change[]) => {
    const after = withinRules(cleanPost(some.reduce(made, text)) ?? '', order);
    const copies = passagesIn(after, order.source).length > 0;
    return !copies && isSound(text, after, order, reading) ? after : undefined;
  };
  const alone = changes.filter(({ from, to }) => unknownFacts(to, from).length === 0);
  return (
    improved(before, changes) ??
    alone.reduce((text, change) => improved(text, [change]) ?? text, before)
  );
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
  const changes = isQuick ? await beside(writer.proofread?.(posts, order, inTime), order) : [];
  const texts = posts.map((text, at) => {
    const own = changes.filter(({ post }) => post === at);
    return own.length === 0 ? text : changedText(text, own, order);
  });
  const repaired = await repairs(texts, order, readingOf(order), async (flawed) =>
    isQuick ? beside(writer.mend?.(flawed, order, inTime), order) : [],
  );
  const better = texts.map((text, at) => repaired.get(at) ?? text);
  return new Map([...better.entries()].filter(([at, text]) => text !== posts[at]));
}
