import { findEntities } from '../entities.ts';
import { splitEnding } from '../hashtags.ts';
import { guessLanguage } from '../tells/guess-language.ts';
import { type Token, tokensOf } from '../tells/tokens.ts';

/** A sentence by its words and the signs it ends with. */
interface Sentence {
  words: readonly string[];
  /** As it was written, which tells capitals. */
  first: string;
  end: string;
}

/** What the habits are read from. */
export interface Post {
  text: string;
  /** Without the hashtags at its end. */
  body: string;
  words: readonly string[];
  sentences: readonly Sentence[];
}

/** A habit's number in one post; null where the post gives no chance to show it. */
export type Measure = (post: Post) => number | null;

export const emojiSign =
  /[\p{Extended_Pictographic}--[©®™]](?:[\uFE0F\p{EMod}]|\u200D\p{Extended_Pictographic})*|\p{RI}\p{RI}/gv;
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
const spelledOut =
  /\b(?:(?:do|does|did|is|are|was|were|have|has|had|would|could|should|will) not|cannot|(?:i|you|we|they) (?:am|are|have|will)|(?:it|that|there|here|he|she|what) is|let us)\b/g;
const contracted = /n't$|'(?:re|ve|ll|m|d)$|^(?:it|that|there|here|he|she|what|let)'s$/;

const selves = new Set(
  "i i'm i've i'd i'll me my mine myself we we're we've we'll us our ours ich mich mir mein meine meinem meinen meiner wir uns unser unsere je moi mon mes nous notre nos yo mi mis nosotros nuestro io mio mia noi eu meu minha nós ik mij mijn wij ons onze".split(
    ' ',
  ),
);
const readers = new Set(
  "you you're you've you'll you'd your yours yourself du dich dir dein deine deinen deiner ihr euch tu te ton tes vous votre vos tú ti tus usted voi você vocês teu jij je jou jouw jullie".split(
    ' ',
  ),
);

function sentencesOf(text: string, tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let words: string[] = [];
  let first = '';
  const close = (end: string) => {
    if (words.length > 0) sentences.push({ words, first, end });
    words = [];
    first = '';
  };
  for (const token of tokens) {
    if (token.kind === 'stop') close(token.text);
    if (token.kind !== 'word') continue;
    words.push(token.text);
    first ||= text.slice(token.start, token.end);
  }
  close('');
  return sentences;
}

export function readPost(text: string): Post {
  const { body } = splitEnding(text.trim());
  const tokens = tokensOf(body);
  const words = tokens.filter(({ kind }) => kind === 'word').map((token) => token.text);
  return { text: text.trim(), body, words, sentences: sentencesOf(body, tokens) };
}

export function languageOf(posts: readonly Post[]): string | null {
  return guessLanguage(tokensOf(posts.map(({ body }) => body).join('\n')));
}

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

/** How far two posts of one author commonly lie apart, where the samples show less. */
export const commonSpread: Record<Habit, number> = {
  postWords: 15,
  sentenceWords: 2.5,
  sentenceSpread: 2.5,
  wordLetters: 0.35,
  contractions: 0.25,
  questions: 0.1,
  exclamations: 0.08,
  smallStarts: 0.1,
  capitals: 0.1,
  dashes: 0.1,
  ellipses: 0.1,
  selves: 0.4,
  readers: 0.4,
  emoji: 0.7,
  hashtags: 0.8,
  blankLines: 1,
};

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

export const openings = ['question', 'number', 'self', 'reader', 'emoji', 'statement'] as const;
export type Opening = (typeof openings)[number];

export function openingOf({ body, sentences: [first] }: Post): Opening {
  if (body.search(emojiSign) === 0) return 'emoji';
  if (first === undefined) return 'statement';
  if (/[?？]/.test(first.end)) return 'question';
  const [word = ''] = first.words;
  if (/^\p{N}/u.test(word)) return 'number';
  if (selves.has(word)) return 'self';
  return readers.has(word) ? 'reader' : 'statement';
}

export const closings = ['question', 'exclamation', 'emoji', 'dots', 'bare', 'stop'] as const;
export type Closing = (typeof closings)[number];

/** What the last sentence ends with; hashtags behind it are a habit of their own. */
export function closingOf({ body }: Post): Closing {
  const last = body.slice(-20);
  if (/[?？]["'”’»)\]]?$/.test(last)) return 'question';
  if (/[!！]["'”’»)\]]?$/.test(last)) return 'exclamation';
  if (/(?:…|\.{3})$/.test(last)) return 'dots';
  if (/[.。]["'”’»)\]]?$/.test(last)) return 'stop';
  const found = last.match(emojiSign)?.at(-1);
  return found !== undefined && last.endsWith(found) ? 'emoji' : 'bare';
}
