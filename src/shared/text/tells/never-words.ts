import { t } from '../../language/t.ts';
import type { Finding } from './finding.ts';
import { type Token, tokensOf } from './tokens.ts';

interface Place {
  start: number;
  end: number;
}

/** In words as short as "new" another ending makes another word. */
const shortestInflected = 4;

/** Whether it is the word, or the word with an ending that English gives it. */
function isForm(text: string, word: string): boolean {
  if (text === word) return true;
  if (word.length < shortestInflected) return false;
  const stem = word.replace(/[ey]$/, '');
  if (!text.startsWith(stem)) return false;
  const ending = text.slice(stem.length);
  if (word.endsWith('y')) return /^(?:ys|y's|ying|ies|ied)$/.test(ending);
  if (word.endsWith('e')) return /^(?:es|e's|ed|ing)$/.test(ending);
  return /^(?:s|'s|es|ed|ing)$/.test(ending);
}

/** Where the words stand one after the other, in whatever case; the last may have an ending. */
function placesOfWords(words: readonly string[], tokens: readonly Token[]): Place[] {
  const places: Place[] = [];
  for (let at = 0; at + words.length <= tokens.length; at += 1) {
    const isHere = words.every((word, index) => {
      const token = tokens[at + index];
      if (token?.kind !== 'word') return false;
      return index === words.length - 1 ? isForm(token.text, word) : token.text === word;
    });
    const [first, last] = [tokens[at], tokens[at + words.length - 1]];
    if (isHere && first && last) places.push({ start: first.start, end: last.end });
  }
  return places;
}

/** An emoji or a punctuation mark, which is no word. */
function placesOfSign(sign: string, text: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + sign.length)) {
    places.push({ start: at, end: at + sign.length });
  }
  return places;
}

function placesOf(entry: string, text: string, tokens: readonly Token[]): Place[] {
  const words = tokensOf(entry).filter(({ kind }) => kind === 'word');
  if (words.length > 0) {
    return placesOfWords(
      words.map((word) => word.text),
      tokens,
    );
  }
  const sign = entry.trim();
  return sign === '' ? [] : placesOfSign(sign, text);
}

/** What the author has said they never write; no sign of a machine, but one of somebody else. */
export function findNeverWords(
  text: string,
  tokens: readonly Token[],
  never: Iterable<string>,
): Finding[] {
  const told = { tier: 'strict', id: 'never', reason: t('You said you never use this.') } as const;
  return Array.from(never, (entry) => placesOf(entry, text, tokens))
    .flat()
    .map((place) => ({ ...place, ...told }));
}
