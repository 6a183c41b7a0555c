import type { Writer, WritingOrder } from '#api/services/writers/writer.ts';
import { cleanPost, sameText } from '#shared/text/clean.ts';
import { fitPost, isTooLong, trimHashtags } from '#shared/text/fit.ts';
import { withoutLeakage } from '#shared/text/mend.ts';

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
    return text;
  }
}

/** Turns what a writer hands over into posts that fit: cleaned, without doubles, within the limit. */
export async function* shapePosts(
  writer: Writer,
  order: WritingOrder,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const shown: string[] = [...(order.earlier ?? [])];
  const enough = shown.length + order.posts;
  for await (const raw of writer.write(order, signal)) {
    const clean = cleaned(raw);
    if (clean === null || shown.some((earlier) => sameText(earlier, clean))) continue;
    const trimmed = trimHashtags(clean, order.platform);
    const worded = isTooLong(trimmed, order.platform)
      ? await shorten(trimmed, writer, order, signal)
      : trimmed;
    const text = fitPost(worded, order.platform);
    if (text === '') continue;
    shown.push(text);
    yield text;
    if (shown.length === enough) return;
  }
}
