import { splitEnding } from '../hashtags.ts';
import { guessLanguage } from '../tells/guess-language.ts';
import { type Token, tokensOf } from '../tells/tokens.ts';

/** A sentence by its words and the signs it ends with. */
export interface Sentence {
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
