import { creditOf } from '#api/services/writers/given.ts';
import type { Writer, WritingOrder } from '#api/services/writers/writer.ts';
import { sameText } from '#shared/text/clean/same-text.ts';
import { cleanPost } from '#shared/text/clean.ts';
import { fitPost, isTooLong, withinRules } from '#shared/text/fit.ts';
import { withoutLeakage } from '#shared/text/mend.ts';
import { roomForCredit, withCredit } from '#shared/text/source/credit.ts';
import { AllCopied } from './source/all-copied.ts';
import { inOwnWords } from './source/own-words.ts';

/** Without what a model says about itself: that is never part of a post. */
function cleaned(raw: string): string | null {
  const clean = cleanPost(raw);
  return clean === null ? null : cleanPost(withoutLeakage(clean));
}

async function shorten(
  text: string,
  writer: Writer,
  order: WritingOrder,
  signal: AbortSignal,
): Promise<string> {
  if (!writer.shorten) return text;
  try {
    return cleaned(await writer.shorten(text, order, signal)) ?? text;
  } catch (error) {
    // A shorter wording is a courtesy: without it the post is cut at a sentence end instead.
    if (signal.aborted) throw error;
    order.besideFailed?.(error);
    return text;
  }
}

/**
 * Turns what a writer hands over into posts that fit: cleaned, without doubles, within the limit, in other words
 * than the page they are from, and with its address.
 */
export async function* shapePosts(
  writer: Writer,
  order: WritingOrder,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const shown: string[] = [...(order.earlier ?? [])];
  const enough = shown.length + order.posts;
  const credit = creditOf(order);
  const reserved = roomForCredit(credit, order);
  let copied = false;
  for await (const raw of writer.write(order, signal)) {
    const clean = cleaned(raw);
    if (clean === null) continue;
    if (shown.some((earlier) => sameText(earlier, withCredit(clean, credit)))) continue;
    const trimmed = withinRules(clean, order);
    const worded = isTooLong(trimmed, order)
      ? await shorten(trimmed, writer, order, signal)
      : trimmed;
    const fitting = fitPost(worded, order, reserved);
    const own = await inOwnWords(fitting, writer, order, { reserved, signal });
    copied ||= own === null;
    if (own === null || own === '') continue;
    const text = withinRules(withCredit(own, credit), order);
    shown.push(text);
    yield text;
    if (shown.length === enough) return;
  }
  if (copied && shown.length === (order.earlier ?? []).length) throw new AllCopied();
}
