import { type Platform, rules } from '../rules.ts';
import { type Atom, atomsOf } from './atoms.ts';
import { countPost } from './count.ts';
import { findEntities } from './entities.ts';
import { graphemesOf, trimmedTo } from './graphemes.ts';
import { splitEnding, withHashtags } from './hashtags.ts';

const ellipsis = '…';
/** A cut at a sentence's or a word's end may give up this much of the room; more is too much. */
const leastKept = 0.6;

const words = new Intl.Segmenter('und', { granularity: 'word' });
const space = /^\s/;
// The dot of a list's number or of "e.g." ends nothing, and a line that promises something, such as
// "Three tips:", is no place to stop.
const sentenceEnd =
  /(?:(?<!^\s*\d{1,2}|\b(?:e\.g|i\.e|vs|Dr|Mrs?|Ms))[.!?…]["'”’»)\]]*(?=\s)|[。！？।؟]["'”’»」』)\]]*|[^\s,;:、，–—-](?=[^\S\n]*\n))(?!\p{M})/gmu;
const dangling = /^[\s,;:.…·•|/\\([{<"'“‘«„&@#＃–—-]+$/;

interface Taken {
  text: string;
  /** The places in `text` where it may be cut, in order; the last is its end. */
  places: number[];
  /** What comes next; undefined where everything has been taken. */
  next: Atom | undefined;
}

/** As much of the beginning as fits. What could never fit, such as a giant link, is left out. */
function take(text: string, room: number, platform: Platform): Taken {
  let taken = '';
  let weight = 0;
  const places = [0];
  let afterGap = false;
  for (const atom of atomsOf(text, platform)) {
    if (atom.weight > rules.platforms[platform].limit) {
      afterGap = true;
      continue;
    }
    // A mark on its own at the beginning of a line would move to what was in front of the gap.
    if (afterGap && /^[\p{M}\p{Emoji_Modifier}]/u.test(atom.text)) continue;
    const isSpace = space.test(atom.text);
    if (afterGap && isSpace && /(?:^|\s)$/.test(taken.slice(-1))) continue;
    const glue = afterGap && !isSpace && /\S$/.test(taken.slice(-1)) ? ' ' : '';
    afterGap = false;
    weight += glue.length + atom.weight;
    if (weight > room) return { text: taken, places, next: atom };
    taken += glue + atom.text;
    places.push(taken.length);
  }
  return { text: taken, places, next: undefined };
}

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
function* cuts(body: string, room: number, platform: Platform): Generator<string> {
  const most = take(body, room, platform);
  if (most.next === undefined) yield trimmedTo(most.text, most.text.length);
  else yield lastSentence(most);
  const taken = take(body, room - countPost(ellipsis, platform), platform);
  yield withEllipsis(taken, tidyPlace(taken, taken.places.lastIndexOf(wordEnd(taken))));
  // Each place is looked at once: a post may be nothing but signs that dangle.
  let place = tidyPlace(taken, taken.places.length - 1);
  for (; place > 0; place = tidyPlace(taken, place - 1)) yield withEllipsis(taken, place);
}

function textsOf(text: string): string[] {
  return [...findEntities(text)].map(({ start, end }) => text.slice(start, end));
}

function endsApart(body: string): boolean {
  const last = graphemesOf(body).containing(body.length - 1)?.segment;
  return last === ellipsis || !body.endsWith(ellipsis);
}

/**
 * The post cut at a sentence's end, else at a word's end with an ellipsis, so that it fits. It keeps
 * as many of the hashtags at its end as leave the body its room. Of a post in which nothing fits,
 * such as a single giant link, nothing remains. `reserved` is room that something else will take.
 */
export function cutToFit(text: string, platform: Platform, reserved = 0): string {
  const { limit: whole, hashtags } = rules.platforms[platform];
  const limit = whole - reserved;
  if (countPost(text, platform) <= limit) return text;
  const original = new Set(textsOf(text));
  const ending = splitEnding(text);
  for (let kept = Math.min(hashtags, ending.blocks.length); kept >= 0; kept -= 1) {
    const block = withHashtags({ ...ending, body: '', gap: ending.gap || ' ' }, kept);
    const room = limit - countPost(block, platform);
    if (kept > 0 && room < leastKept * limit) continue;
    for (const body of cuts(ending.body, room, platform)) {
      const cut = body + block;
      if (body === '' || !endsApart(body) || countPost(cut, platform) > limit) continue;
      // Cut off in the wrong place, a name may become a link or a hashtag that nobody wrote.
      if (textsOf(cut).every((name) => original.has(name))) return cut;
    }
  }
  return '';
}
