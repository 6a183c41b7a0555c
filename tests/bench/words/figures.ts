import { rules } from '#shared/rules.ts';
import { unknownFacts } from '#shared/text/facts.ts';
import { isTooLong } from '#shared/text/fit.ts';
import { findSigns } from '#shared/text/repair.ts';
import type { Recorded } from './recording.ts';

/** The posts of one order, as they were shown. */
export interface WrittenSet {
  order: Pick<Recorded, 'topic' | 'details' | 'platform'>;
  posts: string[];
}

export interface Figures {
  posts: number;
  signsPer100Words: number;
  /** Numbers and names in a post with details that stand neither there nor in the topic. */
  unknownPerPost: number;
  hookBeforeFold: number;
  sameOpening: number;
  sharedPairs: number;
  fits: number;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / Math.max(1, items.length);
}

function pairsOf(set: readonly string[]): [string, string][] {
  return set.flatMap((one, at) => set.slice(at + 1).map((other): [string, string] => [one, other]));
}

function opening(text: string): string {
  return wordsOf(text).slice(0, 2).join(' ');
}

/** Of the word pairs of both texts those that stand in both. */
function overlap([one, other]: [string, string]): number {
  const wordPairs = (text: string) =>
    new Set(wordsOf(text).map((word, at, all) => `${word} ${all[at + 1] ?? ''}`));
  const [mine, theirs] = [wordPairs(one), wordPairs(other)];
  const both = [...mine].filter((pair) => theirs.has(pair)).length;
  return both / Math.max(1, mine.size + theirs.size - both);
}

function foldOf({ platform }: WrittenSet['order']): number | null {
  return rules.platforms[platform].fold?.phone?.characters ?? null;
}

function firstSentenceEnds(text: string): number {
  const end = /[.!?…](?=\s|$)|\n/u.exec(text);
  return end === null ? text.length : end.index + 1;
}

export function figuresOf(sets: readonly WrittenSet[]): Figures {
  const posts = sets.flatMap(({ order, posts: texts }) => texts.map((text) => ({ order, text })));
  const words = posts.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const signs = posts.reduce((sum, { text }) => sum + findSigns(text).length, 0);
  const detailed = posts.filter(({ order }) => order.details !== '');
  const unknown = detailed.reduce((sum, { order, text }) => {
    return sum + unknownFacts(text, `${order.topic}\n${order.details}`).length;
  }, 0);
  const folded = posts.filter(({ order }) => foldOf(order) !== null);
  const pairs = sets.flatMap(({ posts: texts }) => pairsOf(texts));
  return {
    posts: posts.length,
    signsPer100Words: (100 * signs) / Math.max(1, words),
    unknownPerPost: unknown / Math.max(1, detailed.length),
    hookBeforeFold: share(folded, ({ order, text }) => {
      return firstSentenceEnds(text) <= (foldOf(order) ?? Number.POSITIVE_INFINITY);
    }),
    sameOpening: share(pairs, ([one, other]) => opening(one) === opening(other)),
    sharedPairs: pairs.reduce((sum, pair) => sum + overlap(pair), 0) / Math.max(1, pairs.length),
    fits: share(posts, ({ order, text }) => !isTooLong(text, order.platform)),
  };
}
