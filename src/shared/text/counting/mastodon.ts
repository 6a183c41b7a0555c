import { graphemesOf } from '../graphemes.ts';
import { findLinks } from '../links.ts';

const linkLength = 23;
/** "@somebody@server.example"; a server without a dot, or inside an address, is no server to Mastodon. */
const elsewhere =
  /(?<![=/\w@])(@\w(?:[\w.-]*\w)?)@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.[\p{L}\p{M}]{2,}/gu;

function seen(text: string): number {
  let characters = 0;
  for (const _ of graphemesOf(text)) characters += 1;
  return characters;
}

/**
 * Mastodon counts what readers see: a link as 23, and of a mention the part in front of its server. A
 * link without a scheme counts as one on newer servers and as it is written on others, so the longer counts.
 */
export function countMastodon(raw: string): number {
  const text = raw.replace(elsewhere, '$1');
  let count = 0;
  let at = 0;
  for (const { start, end, sure, hasScheme } of findLinks(text)) {
    const written = seen(text.slice(start, end));
    count += seen(text.slice(at, start));
    count += sure && hasScheme ? linkLength : Math.max(linkLength, written);
    at = end;
  }
  return count + seen(text.slice(at));
}
