import { creditFor } from '#shared/text/source/credit.ts';
import { guessLanguage } from '#shared/text/tells/guess-language.ts';
import { tokensOf } from '#shared/text/tells/tokens.ts';
import { readableHost } from './readable-host.ts';
import type { Wish, WritingOrder } from './writer.ts';

/** All that numbers and names of a post may come from. */
export function givenBy({
  topic,
  details,
  source,
}: Pick<WritingOrder, 'topic' | 'details' | 'source'>): string {
  const page = source ? [source.title, source.site, source.address, source.text] : [];
  return [topic, details, ...page].join('\n');
}

/** What its posts end with; empty where they are from no page. An address stays as it is, so that it leads there. */
export function creditOf(order: Pick<WritingOrder, 'source' | 'platform' | 'limits'>): string {
  const { source } = order;
  return source?.credited ? readableHost(creditFor(source, order)) : '';
}

type Typed = Pick<WritingOrder, 'topic' | 'details'>;

/** The language of what was typed, or null where that is not plain. */
export const typedLanguage = ({ topic, details }: Typed): string | null =>
  guessLanguage(tokensOf(`${topic}\n${details}`));

/** The language that a written post is in: its own, or where that is not plain the one it was ordered in. */
export const postLanguage = (
  text: string,
  { orderedIn, ...typed }: Typed & Pick<Wish, 'orderedIn'>,
): string | null => guessLanguage(tokensOf(text)) ?? orderedIn ?? typedLanguage(typed);

/** What posts are to be in: as it was chosen, or as it was typed; null where a post has to say it itself. */
export const wantedLanguage = (order: Typed & Pick<WritingOrder, 'language'>): string | null =>
  order.language ?? typedLanguage(order);
