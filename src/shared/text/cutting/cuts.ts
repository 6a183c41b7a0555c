import { countPost } from '../count.ts';
import { trimmedTo } from '../graphemes.ts';
import type { Place } from '../place.ts';
import { space, type Taken, take } from './taken.ts';

export const ellipsis = '…';
/** A cut at a sentence's or a word's end may give up this much of the room; more is too much. */
export const leastKept = 0.6;

const words = new Intl.Segmenter('und', { granularity: 'word' });
// The dot of a list's number or of "e.g." ends nothing, and a line that promises something, such as
// "Three tips:", is no place to stop.
const sentenceEnd =
  /(?:(?<!^\s*\d{1,2}|\b(?:e\.g|i\.e|vs|Dr|Mrs?|Ms))[.!?…]["'”’»)\]]*(?=\s)|[。！？।؟]["'”’»」』)\]]*|[^\s,;:、，–—-](?=[^\S\n]*\n))(?!\p{M})/gmu;
const dangling = /^[\s,;:.…·•|/\\([{<"'“‘«„&@#＃–—-]+$/;

function lastSentence({ text, places, next }: Taken): string {
  const cuts = new Set(places);
  let end = 0;
  for (const match of `${text}${next?.text.slice(0, 1) ?? ''}`.matchAll(sentenceEnd)) {
    const at = match.index + match[0].length;
    if (cuts.has(at)) end = at;
  }
  return end < leastKept * text.length ? '' : text.slice(0, end);
}

/** The last of the first so many places that nothing dangles in front of. */
function tidyPlace({ text, places }: Taken, index: number): number {
  let last = index;
  while (last > 0 && dangling.test(text.slice(places[last - 1], places[last]))) last -= 1;
  return last;
}

function withEllipsis({ text, places }: Taken, place: number): string {
  const kept = text.slice(0, places[place]);
  return kept === '' ? '' : kept + ellipsis;
}

/** Where the last word that was taken whole ends. Scripts without spaces have their own words. */
function wordEnd({ text, places, next }: Taken): number {
  if (next === undefined || space.test(next.text)) return text.length;
  const cuts = new Set(places);
  const fitting = (at: number) => at >= leastKept * text.length && cuts.has(at);
  const lastSpace = text.search(/\s\S*$/);
  if (fitting(lastSpace)) return lastSpace;
  const word = words.segment(text + next.text).containing(text.length);
  return word?.isWordLike && fitting(word.index) ? word.index : text.length;
}

/** The ways to cut a body, the best first. */
export function* cuts(body: string, room: number, place: Place): Generator<string> {
  const most = take(body, room, place);
  if (most.next === undefined) yield trimmedTo(most.text, most.text.length);
  else yield lastSentence(most);
  const taken = take(body, room - countPost(ellipsis, place), place);
  yield withEllipsis(taken, tidyPlace(taken, taken.places.lastIndexOf(wordEnd(taken))));
  // Each place is looked at once: a post may be nothing but signs that dangle.
  let end = tidyPlace(taken, taken.places.length - 1);
  for (; end > 0; end = tidyPlace(taken, end - 1)) yield withEllipsis(taken, end);
}
