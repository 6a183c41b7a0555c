import { isPause, type Pattern, type Pause } from './pattern.ts';
import type { Token } from './tokens.ts';

/** Tokens of a match: from `start` up to, and without, `end`. */
export interface Match {
  start: number;
  end: number;
}

function endsSentence(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop';
}

/** A dash that begins a line is a list's. */
function beginsSentence(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return endsSentence(before) || (before?.kind === '-' && endsSentence(tokens[at - 2]));
}

function isMark(mark: Pause, token: Token | undefined): boolean {
  if (mark === '.') return endsSentence(token);
  if (mark === '?' || mark === '!') return token?.kind === 'stop' && token.text.includes(mark);
  if (mark === '/') return token !== undefined && token.kind !== 'word' && token.kind !== 'entity';
  return token?.kind === mark;
}

function isPhrase(phrase: readonly string[], tokens: readonly Token[], at: number): boolean {
  return phrase.every((word, offset) => {
    const token = tokens[at + offset];
    return isPause(word) ? isMark(word, token) : token?.kind === 'word' && token.text === word;
  });
}

/** The match that begins at this token. Gaps are bounded, and so is what is tried here. */
export function matchAt(pattern: Pattern, tokens: readonly Token[], begin: number): Match | null {
  const { pieces } = pattern;
  let start = begin;
  let end: number | null = null;

  function follow(at: number, next: number): boolean {
    const piece = pieces[next];
    if (piece === undefined) {
      end ??= at;
      return true;
    }
    if (piece.kind === 'phrases') {
      return piece.phrases.some(
        (phrase) => isPhrase(phrase, tokens, at) && follow(at + phrase.length, next + 1),
      );
    }
    if (piece.kind === 'gap') {
      for (let skipped = 0; skipped <= piece.most; skipped += 1) {
        if (skipped >= piece.least && follow(at + skipped, next + 1)) return true;
        const token = tokens[at + skipped];
        if (token === undefined || !['word', 'entity', ','].includes(token.kind)) return false;
      }
      return false;
    }
    if (piece.mark === '^') return beginsSentence(tokens, at) && follow(at, next + 1);
    if (piece.mark === '<' || piece.mark === '>') {
      if (!follow(at, next + 1)) return false;
      if (piece.mark === '<') start = at;
      else end = at;
      return true;
    }
    if (!isMark(piece.mark, tokens[at])) return false;
    return follow(tokens[at] === undefined ? at : at + 1, next + 1);
  }

  return follow(begin, 0) && end !== null ? { start, end } : null;
}
