import { findEntities } from '../entities.ts';

/**
 * What a text is read as: words, the places where a reader pauses, and links, hashtags and mentions as
 * one token each. Quotes, brackets, emoji and hyphens inside words are not read at all.
 */
export interface Token {
  kind: 'word' | 'entity' | 'stop' | ',' | ':' | '-';
  /** A word in small letters with straight apostrophes; of anything else its own characters. */
  text: string;
  start: number;
  end: number;
}

const pattern =
  /(?<word>[\p{L}\p{M}\p{N}]+(?:['’.,][\p{L}\p{M}\p{N}]+)*)|(?<stop>[.!?…。！？\n]+)|(?<comma>[,;])|(?<colon>:)|(?<dash>[—–]|--|(?<=\s)-(?=\s))/gu;

function* tokensBetween(text: string, from: number, to: number): Generator<Token> {
  for (const { 0: match, index, groups } of text.slice(from, to).matchAll(pattern)) {
    const start = from + index;
    const end = start + match.length;
    if (groups?.['word'] !== undefined) {
      yield { kind: 'word', text: match.toLowerCase().replaceAll('’', "'"), start, end };
    } else if (groups?.['stop'] !== undefined) yield { kind: 'stop', text: match, start, end };
    else if (groups?.['comma'] !== undefined) yield { kind: ',', text: match, start, end };
    else if (groups?.['colon'] !== undefined) yield { kind: ':', text: match, start, end };
    else yield { kind: '-', text: match, start, end };
  }
}

function* rawTokens(text: string): Generator<Token> {
  let at = 0;
  for (const { start, end } of findEntities(text)) {
    yield* tokensBetween(text, at, start);
    yield { kind: 'entity', text: text.slice(start, end), start, end };
    at = end;
  }
  yield* tokensBetween(text, at, text.length);
}

/** All tokens; a full stop and the line break behind it are one end of a sentence. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const token of rawTokens(text)) {
    const last = tokens.at(-1);
    if (token.kind === 'stop' && last?.kind === 'stop') last.text += token.text;
    else tokens.push(token);
    if (token.kind === 'stop' && last?.kind !== 'stop') {
      // What is underlined ends before the line does.
      token.end = token.start + (token.text.trimEnd().length || 0);
    }
  }
  return tokens;
}

/** From its first token to the stop that ends it, or to the last of the text. */
export interface Sentence {
  first: number;
  last: number;
}

/** The sentences that say something in words. */
export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  let hasWords = false;
  tokens.forEach(({ kind }, at) => {
    hasWords ||= kind === 'word';
    if (kind !== 'stop' && at < tokens.length - 1) return;
    if (hasWords) sentences.push({ first, last: at });
    first = at + 1;
    hasWords = false;
  });
  return sentences;
}
