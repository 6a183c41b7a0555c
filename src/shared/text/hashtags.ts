import { isTooLong } from './count.ts';
import { type Entity, findEntities, tagged } from './entities.ts';
import { graphemesOf, trimmedTo } from './graphemes.ts';
import { findLinks } from './links.ts';
import { type Place, rulesAt } from './place.ts';

/** The hashtags a post ends with. */
export interface Ending {
  body: string;
  /** The space between the body and the first of them. */
  gap: string;
  /** What remains of the block when it keeps its first hashtag, its first two, and so on. */
  blocks: string[];
}

function findHashtags(text: string): Entity[] {
  return [...findEntities(text)].filter(({ kind }) => kind === 'hashtag');
}

const betweenTags = /^[\s,;|·•]*$/;
const afterTags = /^[\s,.;|·•]*$/;
const takesUp = new RegExp(`(?:${tagged}|\\.)$`, 'u');
const wordBefore = /[\p{L}\p{N},]$/u;

/** Of "We love #coding" the hashtag belongs to the sentence, and a post without it would be broken. */
function belongsToSentence(body: string, gap: string, tags: Entity[]): boolean {
  return tags.length === 1 && !gap.includes('\n') && wordBefore.test(body);
}

export function splitEnding(text: string): Ending {
  const tags: Entity[] = [];
  const graphemes = graphemesOf(text);
  let end = text.length;
  for (const entity of [...findEntities(text)].toReversed()) {
    const between = tags.length === 0 ? afterTags : betweenTags;
    if (entity.kind !== 'hashtag' || !between.test(text.slice(entity.end, end))) break;
    if (graphemes.containing(entity.start)?.index !== entity.start) break;
    tags.push(entity);
    end = entity.start;
  }
  const body = trimmedTo(text, end);
  const gap = /^\s*/.exec(text.slice(body.length, end))?.[0] ?? '';
  if (tags.length === 0 || belongsToSentence(body, gap, tags)) {
    return { body: text, gap: '', blocks: [] };
  }
  return { body, gap, blocks: tags.toReversed().map((tag) => text.slice(end, tag.end)) };
}

/** The body with the first of its hashtags. */
export function withHashtags({ body, gap, blocks }: Ending, kept: number): string {
  const block = blocks[kept - 1];
  return block === undefined ? body : body + gap + block;
}

function makesLink(word: string, following: string): boolean {
  const [link] = findLinks(word + following);
  return link !== undefined && link.start < word.length;
}

/** Turns hashtags into plain words, without gluing them to their neighbours. */
function asWords(text: string, tags: Entity[]): string {
  const graphemes = graphemesOf(text);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of tags) {
    let sign = start;
    while (/[#＃]/.test(text.charAt(sign - 1))) sign -= 1;
    const before = text.slice(at, Math.max(at, graphemes.containing(sign)?.index ?? sign));
    const gap = takesUp.test((before || pieces.at(-1) || '').slice(-2)) ? ' ' : '';
    const word = text.slice(start + 1, end);
    const following = /^\S*/u.exec(text.slice(end, end + 80))?.[0] ?? '';
    pieces.push(before, gap, makesLink(word, following) ? `${word} ` : word);
    at = end;
  }
  return pieces.join('') + text.slice(at);
}

/** At most as many hashtags as the platform takes: the last of the ending go first. */
function capHashtags(text: string, most: number): string {
  const surplus = findHashtags(text).length - most;
  if (surplus <= 0) return text;
  const ending = splitEnding(text);
  const kept = withHashtags(ending, Math.max(0, ending.blocks.length - surplus));
  return asWords(kept, findHashtags(kept).slice(most));
}

/**
 * The post with no more hashtags than its platform takes. Where leaving out more of those at its end
 * makes it short enough, they go; where it does not, they stay for `cutToFit` to judge.
 */
export function trimHashtags(text: string, place: Place): string {
  const capped = capHashtags(text, rulesAt(place).hashtags);
  if (!isTooLong(capped, place)) return capped;
  const ending = splitEnding(capped);
  for (let kept = ending.blocks.length - 1; kept >= 0; kept -= 1) {
    const shorter = withHashtags(ending, kept);
    if (!isTooLong(shorter, place)) return shorter;
  }
  return capped;
}
