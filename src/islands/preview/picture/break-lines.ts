import { graphemesOf } from '#shared/text/graphemes.ts';

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

export function breakLines(text: string, fits: (text: string) => boolean): string[] {
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
export function withEllipsis(line: string, fits: (text: string) => boolean): string {
  const tokens = tokensOf(line);
  while (tokens.length > 1) {
    const kept = tokens.map(({ text, glue }, at) => (at === 0 ? text : glue + text)).join('');
    const ended = kept.replace(/[\s,;:.…–—-]{1,8}$/u, '') + ellipsis;
    if (fits(ended)) return ended;
    tokens.pop();
  }
  return (tokens[0]?.text ?? '') + ellipsis;
}
