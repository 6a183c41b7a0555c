import { PlainError } from '../../plain-error.ts';

/**
 * The patterns of content/writing/tells, written as words:
 *   unlock|unlocks          one of these words
 *   (it's|that is)          one of these phrases; [really|so] the same, or nothing
 *   {1,6}                   so many words, none of which ends a sentence
 *   . ? ! , : -             the end of a sentence (also of a line or the text), a question's or a
 *                           call's end, a comma, a colon, a dash
 *   /                       any pause: a comma, a dash, a colon or the end of a sentence
 *   ^                       at the beginning of a sentence
 *   < >                     what stands between them is the sign, the rest only has to be there
 */
export type Pause = '.' | '?' | '!' | ',' | ':' | '-' | '/';
type Mark = Pause | '^' | '<' | '>';
type Piece =
  | { kind: 'phrases'; phrases: string[][] }
  | { kind: 'gap'; least: number; most: number }
  | { kind: 'mark'; mark: Mark };

export interface Pattern {
  firstWords: string[];
  pieces: Piece[];
}

const longestGap = 12;
const piecePattern =
  /\(([^()]+)\)|\[([^[\]]+)\]|\{(\d+),(\d+)\}|([.?!,:/^<>-])(?= |$)|([^\s()[\]{}<>^/]+)/g;

function phrasesOf(text: string): string[][] {
  return text
    .replace(/^\((.*)\)$/, '$1')
    .split('|')
    .map((phrase) => phrase.trim().toLowerCase().split(' '));
}

/** What one pattern stands for: with and without each part that may be left out. */
export function parsePattern(source: string): Pattern[] {
  const fail = (why: string) => new PlainError(`The pattern "${source}" ${why}.`);
  let variants: Piece[][] = [[]];
  const rest = source.replace(piecePattern, (_, group, maybe, least, most, mark, words) => {
    let piece: Piece;
    if (mark !== undefined) piece = { kind: 'mark', mark };
    else if (least !== undefined) piece = { kind: 'gap', least: Number(least), most: Number(most) };
    else piece = { kind: 'phrases', phrases: phrasesOf(group ?? maybe ?? words) };
    if (piece.kind === 'gap' && (piece.most > longestGap || piece.least > piece.most))
      throw fail(`has a gap that is not within {0,${longestGap}}`);
    const longer = variants.map((pieces) => [...pieces, piece]);
    variants = maybe === undefined ? longer : [...longer, ...variants];
    return '';
  });
  if (rest.trim() !== '') throw fail('cannot be read');
  return variants.map((pieces) => {
    const first = pieces.find(({ kind }) => kind !== 'mark');
    if (first?.kind !== 'phrases') throw fail('has to begin with words');
    return { firstWords: first.phrases.map(([word = '']) => word), pieces };
  });
}

export function isPause(word: string): word is Pause {
  return word.length === 1 && '.?!,:-/'.includes(word);
}

/** What a pattern looks like in a text: its first words, with dots for what may stand between. */
export function wordingOf({ pieces }: Pattern): string {
  const said = pieces.map((piece) => {
    if (piece.kind === 'gap') return '…';
    if (piece.kind === 'phrases') return piece.phrases[0]?.join(' ') ?? '';
    if (piece.mark === '/') return ',';
    return isPause(piece.mark) ? piece.mark : '';
  });
  return said
    .join(' ')
    .replace(/(?<! ) +(?=[.?!,:]|$)/g, '')
    .trim();
}
