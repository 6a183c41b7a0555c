import { givenBy } from '#api/services/writers/given.ts';
import type { Writer, WritingOrder } from '#api/services/writers/writer.ts';
import { rules } from '#shared/rules.ts';
import { cleanPost } from '#shared/text/clean.ts';
import { unknownFacts } from '#shared/text/facts.ts';
import { fitPost } from '#shared/text/fit.ts';
import { passagesIn } from '#shared/text/source/passages.ts';
import { withoutPassages } from '#shared/text/source/without-passages.ts';
import { beside } from '../beside.ts';

/** Somebody waits for the card. */
const longestWaitMs = 6_000;

const reason = `more than ${rules.source.passageWords} words in a row are the source's; say it in other words`;

/** One call that says it in other words; null where that brought nothing. */
async function reworded(
  text: string,
  writer: Writer,
  order: WritingOrder,
  signal: AbortSignal,
): Promise<string | null> {
  const flaws = passagesIn(text, order.source).map(({ start, end }) => ({
    words: text.slice(start, end),
    reason,
  }));
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
  const [mended = ''] = await beside(writer.mend?.([{ text, flaws }], order, inTime), order);
  const clean = cleanPost(mended);
  if (clean === null || passagesIn(clean, order.source).length > 0) return null;
  return unknownFacts(clean, `${text}\n${givenBy(order)}`).length > 0 ? null : clean;
}

/**
 * A post without a longer passage of the page: said in other words, else without those sentences; null
 * where too little would be left. It fits wherever the one that came did.
 */
export async function inOwnWords(
  text: string,
  writer: Writer,
  order: WritingOrder,
  { reserved, signal }: { reserved: number; signal: AbortSignal },
): Promise<string | null> {
  const passages = passagesIn(text, order.source);
  if (passages.length === 0) return text;
  const better = await reworded(text, writer, order, signal);
  signal.throwIfAborted();
  const fitting = better && fitPost(better, order, reserved);
  return fitting || withoutPassages(text, passages);
}
