import { findEntities } from '../entities.ts';
import { emojiSign } from './emoji-sign.ts';
import { readers, selves } from './persons.ts';
import type { Post, Sentence } from './post.ts';

/** A habit's number in one post; null where the post gives no chance to show it. */
export type Measure = (post: Post) => number | null;
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
const spelledOut =
  /\b(?:(?:do|does|did|is|are|was|were|have|has|had|would|could|should|will) not|cannot|(?:i|you|we|they) (?:am|are|have|will)|(?:it|that|there|here|he|she|what) is|let us)\b/g;
const contracted = /n't$|'(?:re|ve|ll|m|d)$|^(?:it|that|there|here|he|she|what|let)'s$/;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** How many of the sentences are so; a post of one sentence is not all questions by habit. */
const sentencesThat =
  (is: (sentence: Sentence) => boolean): Measure =>
  ({ sentences }) =>
    sentences.length === 0 ? null : sentences.filter(is).length / sentences.length;

const wordsIn =
  (set: ReadonlySet<string>): Measure =>
  ({ words }) =>
    words.length === 0 ? null : (10 * words.filter((word) => set.has(word)).length) / words.length;

const inSentences =
  (pattern: RegExp): Measure =>
  ({ body, sentences }) =>
    sentences.length === 0 ? null : count(body, pattern) / sentences.length;

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

function spreadOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((each) => (each - mean) ** 2)));
}

const lengthsOf = ({ sentences }: Post) => sentences.map(({ words }) => words.length);

const measures = {
  postWords: ({ words }) => words.length,
  sentenceWords: (post) => (post.sentences.length === 0 ? null : meanOf(lengthsOf(post))),
  sentenceSpread: (post) => (post.sentences.length < 2 ? null : spreadOf(lengthsOf(post))),
  wordLetters: ({ words }) =>
    words.length === 0 ? null : meanOf(words.map(({ length }) => length)),
  contractions: ({ words }) => {
    const short = words.filter((word) => contracted.test(word)).length;
    const chances = short + count(words.join(' '), spelledOut);
    return chances === 0 ? null : short / chances;
  },
  questions: sentencesThat(({ end }) => /[?？]/.test(end)),
  exclamations: sentencesThat(({ end }) => /[!！]/.test(end)),
  smallStarts: sentencesThat(({ first }) => /^\p{Ll}/u.test(first)),
  capitals: inSentences(capitals),
  dashes: inSentences(/[—–]|\s-\s/g),
  ellipses: inSentences(/…|\.{3,}/g),
  selves: wordsIn(selves),
  readers: wordsIn(readers),
  emoji: ({ text }) => count(text, emojiSign),
  hashtags: ({ text }) => [...findEntities(text)].filter(({ kind }) => kind === 'hashtag').length,
  blankLines: ({ body }) => count(body, /\n[^\S\n]*\n/g),
} satisfies Record<string, Measure>;

export type Habit = keyof typeof measures;

export const habits = Object.keys(measures) as Habit[];

export interface Spread {
  mean: number;
  spread: number;
}

export function habitIn(post: Post, habit: Habit): number | null {
  return measures[habit](post);
}

/** Null where none of the posts gave a chance to show the habit. */
export function habitOver(posts: readonly Post[], habit: Habit): Spread | null {
  const numbers = posts.map((post) => habitIn(post, habit)).filter((number) => number !== null);
  return numbers.length === 0 ? null : { mean: meanOf(numbers), spread: spreadOf(numbers) };
}
