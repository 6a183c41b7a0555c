import { cutToFit } from '../cut.ts';
import { placesIn, sentence } from '../feed/break-places.ts';
import { splitEnding, trimHashtags } from '../hashtags.ts';
import { findLinks } from '../links.ts';
import { type Place, rulesAt, withLimit } from '../place.ts';

/** Without the spaces at its end; its line breaks stay. */
function withoutSpaces(text: string): string {
  const end = text.trimEnd().length;
  const lastBreak = text.lastIndexOf('\n');
  return text.slice(0, Math.max(end, lastBreak + 1));
}

/** Those of its links that a reader sees, each once, but for as many as are taken: the first ones and the last. */
function withoutSurplusLinks(text: string, most: number): string {
  const seen = [...findLinks(text)].filter(({ hostEnd }) => hostEnd !== null);
  const named = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const unlike = [...new Set(seen.map(named))];
  if (unlike.length <= most) return text;
  const surplus = new Set(unlike.slice(most - 1, -1));
  let kept = '';
  let at = 0;
  for (const link of seen.filter((one) => surplus.has(named(one)))) {
    kept += withoutSpaces(text.slice(at, link.start));
    at = link.end;
  }
  return (kept + text.slice(at)).replace(/\n{3,}/g, '\n\n').trim();
}

/**
 * A first line that is too long for a title ends with a sentence that fits. Where none does it begins the
 * description as it is, below as much of it as a title holds.
 */
function withTitle(text: string, most: number, place: Place): string {
  const [, first = '', rest = ''] = /^\s*(\S[^\n]*)\n\s*(\S[\s\S]*)$/.exec(text) ?? [];
  const line = first.trimEnd();
  if (line.length <= most) return text;
  const ends = [...placesIn(line)].filter(([, rank]) => rank >= sentence).map(([at]) => at);
  const end = ends.findLast((at) => line.slice(0, at).trimEnd().length <= most);
  if (end) return `${line.slice(0, end).trimEnd()}\n\n${line.slice(end)}\n\n${rest}`;
  const title = cutToFit(splitEnding(line).body, withLimit(place, most));
  return title === '' ? text : `${title}\n\n${line}\n\n${rest}`;
}

/** A post as its platform takes it in all but its length: signs, links, a title, hashtags. */
export function withinRules(text: string, place: Place): string {
  const { instead = {}, mostLinks, titleLimit } = rulesAt(place);
  let kept = text;
  for (const [sign, other] of Object.entries(instead)) kept = kept.replaceAll(sign, other);
  if (mostLinks !== undefined) kept = withoutSurplusLinks(kept, mostLinks);
  kept = trimHashtags(kept, place);
  // A title may repeat some of those that are left.
  return titleLimit === undefined ? kept : trimHashtags(withTitle(kept, titleLimit, place), place);
}
