import { placesIn, sentence } from '../feed/break-places.ts';
import { graphemesOf } from '../graphemes.ts';
import { trimHashtags } from '../hashtags.ts';
import { findLinks } from '../links.ts';
import { type Place, rulesAt } from '../place.ts';
import { leastKept } from './cuts.ts';

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
    kept += text.slice(at, link.start).replace(/[^\S\n]+$/u, '');
    at = link.end;
  }
  return (kept + text.slice(at)).replace(/\n{3,}/g, '\n\n').trim();
}

/**
 * A first line that is too long for a title ends with a sentence that fits. Where none does it begins the
 * description as it is, below as much of it as a title holds.
 */
function withTitle(text: string, most: number): string {
  const [, first = '', rest = ''] = /^\s*(\S[^\n]*)\n\s*(\S[\s\S]*)$/.exec(text) ?? [];
  const line = first.trimEnd();
  if (line.length <= most) return text;
  const places = [...placesIn(line)];
  const end = places.findLast(
    ([at, rank]) => rank >= sentence && line.slice(0, at).trimEnd().length <= most,
  );
  if (end) return `${line.slice(0, end[0]).trimEnd()}\n\n${line.slice(end[0])}\n\n${rest}`;
  const atWord = places.findLast(([at]) => at < most && at >= leastKept * most);
  const cut = atWord?.[0] ?? graphemesOf(line).containing(most - 1)?.index;
  const start = line.slice(0, cut).replace(/[\s,;:–—-]+$/u, '');
  return `${start}…\n\n${line}\n\n${rest}`;
}

/** A post as its platform takes it in all but its length: signs, links, a title, hashtags. */
export function withinRules(text: string, place: Place): string {
  const { instead = {}, mostLinks, titleLimit } = rulesAt(place);
  let kept = text;
  for (const [sign, other] of Object.entries(instead)) kept = kept.replaceAll(sign, other);
  if (mostLinks !== undefined) kept = withoutSurplusLinks(kept, mostLinks);
  if (titleLimit !== undefined) kept = withTitle(kept, titleLimit);
  return trimHashtags(kept, place);
}
