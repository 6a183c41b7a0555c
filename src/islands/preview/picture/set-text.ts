import { graphemesOf } from '#shared/text/graphemes.ts';

export interface Box {
  width: number;
  height: number;
  /** Sizes of letters, in pixels. */
  largest: number;
  smallest: number;
}

export interface SetText {
  size: number;
  lines: string[];
  /** Not all of it fits, even in the smallest letters. */
  cut: boolean;
}

/** How wide a text is in letters of one pixel. */
export type Measure = (text: string) => number;

export const leading = 1.22;
const ellipsis = '…';
const words = new Intl.Segmenter('und', { granularity: 'word' });
const endsClause = /[。、，！？；：」』）]$/u;

interface Token {
  text: string;
  /** What stands between it and the one before. */
  glue: '' | ' ';
}

/** What a line may end behind: words, and where a script has no spaces, its words within them. */
function tokensOf(line: string): Token[] {
  return line.split(/\s/u).flatMap((chunk): Token[] => {
    const tokens: Token[] = [];
    let joins = false;
    for (const { segment, isWordLike = false } of words.segment(chunk)) {
      const last = tokens.at(-1);
      const apart = isWordLike && (joins || (last && endsClause.test(last.text)));
      if (last && !apart) last.text += segment;
      else tokens.push({ text: segment, glue: last ? '' : ' ' });
      joins = isWordLike;
    }
    return tokens;
  });
}

/** A word that is wider than a line, in pieces that are not. */
function narrow(token: Token, fits: (text: string) => boolean): Token[] {
  if (fits(token.text)) return [token];
  const pieces: Token[] = [{ text: '', glue: token.glue }];
  for (const { segment } of graphemesOf(token.text)) {
    const last = pieces.at(-1) as Token;
    if (last.text === '' || fits(last.text + segment)) last.text += segment;
    else pieces.push({ text: segment, glue: '' });
  }
  return pieces;
}

function breakLines(text: string, fits: (text: string) => boolean): string[] {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return paragraphs.flatMap((paragraph) => {
    const lines: string[] = [];
    for (const { text: word, glue } of tokensOf(paragraph).flatMap((one) => narrow(one, fits))) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)}${glue}${word}`;
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

/** The end of a line without its last words, until the ellipsis has room. */
function withEllipsis(line: string, fits: (text: string) => boolean): string {
  const tokens = tokensOf(line);
  while (tokens.length > 1) {
    const kept = tokens.map(({ text, glue }, at) => (at === 0 ? text : glue + text)).join('');
    const ended = kept.replace(/[\s,;:.…–—-]{1,8}$/u, '') + ellipsis;
    if (fits(ended)) return ended;
    tokens.pop();
  }
  return (tokens[0]?.text ?? '') + ellipsis;
}

/** Pixels between one size that is tried and the next. */
const step = 4;

/** The largest letters in which a text fits into a box; in the smallest ones it is cut at a word. */
export function setText(text: string, box: Box, measure: Measure): SetText {
  const fitting = (size: number) => (line: string) => measure(line) * size <= box.width;
  const roomFor = (size: number) => Math.max(1, Math.floor(box.height / (size * leading)));
  const linesIn = (size: number) => breakLines(text, fitting(size));
  const sizeAt = (at: number) => box.largest - at * step;
  let [low, high] = [0, Math.floor((box.largest - box.smallest) / step)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const size = sizeAt(middle);
    if (linesIn(size).length <= roomFor(size)) high = middle;
    else low = middle + 1;
  }
  const size = sizeAt(low);
  const [lines, room] = [linesIn(size), roomFor(size)];
  if (lines.length <= room) return { size, lines, cut: false };
  const last = withEllipsis(lines[room - 1] ?? '', fitting(size));
  return { size, lines: [...lines.slice(0, room - 1), last], cut: true };
}
