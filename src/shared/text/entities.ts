import { findLinks, seenEnd } from './links.ts';

export interface Entity {
  kind: 'hashtag' | 'link' | 'mention';
  start: number;
  end: number;
}

export interface Run {
  kind: Entity['kind'] | 'text';
  text: string;
}

const letters = '\\p{L}\\p{M}';
// What X allows in a hashtag besides letters, marks and digits.
const joiners =
  '_\\u200C\\u200D\\uA67E\\u05BE\\u05F3\\u05F4\\uFF5E\\u301C\\u309B\\u309C\\u30A0\\u30FB\\u3003\\u0F0B\\u0F0C\\u00B7';
/** What goes on with a hashtag. */
export const tagged = `[${letters}\\p{N}${joiners}]`;

// A mark after the sign, as in the keycap emoji, makes it something else than a hashtag's sign.
const pattern = new RegExp(
  `(?<hashtag>[#＃](?=[\\p{L}\\p{N}_])(?=[\\p{N}${joiners}]*[${letters}])${tagged}+)|` +
    '(?<![\\w.+\\-@＠])(?<mention>[@＠]\\w(?:[\\w.]{0,28}\\w)?(?![\\w@＠]))',
  'gu',
);
// The presentation of an emoji is written as a mark, yet it ends no word.
const endsWord = new RegExp(`(?![\\uFE0E\\uFE0F])[${letters}\\p{N}${joiners}&@＠]$`, 'u');

function* linksSeen(text: string): Generator<Entity> {
  let at = 0;
  for (const link of findLinks(text)) {
    const end = link.start < at ? null : seenEnd(text, link);
    if (end === null) continue;
    yield { kind: 'link', start: link.start, end };
    at = end;
  }
}

/** Hashtags and mentions between two places. Of "#one#two" both count, as on Instagram and LinkedIn. */
function* signsBetween(text: string, from: number, to: number): Generator<Entity> {
  let tagEnd = -1;
  const part = text.slice(from, to);
  for (const { 0: match, index, groups } of part.matchAll(pattern)) {
    const start = from + index;
    const entity: Entity = { kind: 'mention', start, end: start + match.length };
    if (groups?.['hashtag'] === undefined) yield entity;
    else if (start === tagEnd || !endsWord.test(text.slice(Math.max(0, start - 2), start))) {
      tagEnd = entity.end;
      yield { ...entity, kind: 'hashtag' };
    }
  }
}

/** Links, hashtags and mentions in their order. Nothing inside a link is a hashtag or a mention. */
export function* findEntities(text: string): Generator<Entity> {
  let at = 0;
  for (const link of linksSeen(text)) {
    yield* signsBetween(text, at, link.start);
    yield link;
    at = link.end;
  }
  yield* signsBetween(text, at, text.length);
}

/** The whole post, cut into what is shown in colour and what is not. */
export function parsePost(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const { kind, start, end } of findEntities(text)) {
    if (start > at) runs.push({ kind: 'text', text: text.slice(at, start) });
    runs.push({ kind, text: text.slice(start, end) });
    at = end;
  }
  if (at < text.length) runs.push({ kind: 'text', text: text.slice(at) });
  return runs;
}
