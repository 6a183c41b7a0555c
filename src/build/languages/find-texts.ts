import { lineOf, literal, parseSource, type SyntaxNode, visit } from './syntax.ts';

export interface FoundText {
  english: string;
  /** Where the literal stands, or the whole call where it has no values: the build puts the words there. */
  start: number;
  end: number;
}

/** Which of the arguments are texts. */
const textArguments: Readonly<Record<string, readonly number[]>> = { t: [0], tCount: [1, 2] };

/** A file that imports neither function says nothing. */
export const mayHaveTexts = (code: string): boolean => code.includes('language/t.ts');

/** The texts of one source of the pages, as `t` and `tCount` are given them. */
export function findTexts(file: string, code: string): FoundText[] {
  if (!mayHaveTexts(code)) return [];
  const found: FoundText[] = [];
  visit(parseSource(file, code), (node) => {
    const name = node.type === 'CallExpression' && (node['callee'] as SyntaxNode)['name'];
    const wanted = typeof name === 'string' ? textArguments[name] : undefined;
    if (!wanted) return;
    const given = node['arguments'] as SyntaxNode[];
    for (const index of wanted) {
      const argument = given[index];
      const english = literal(argument);
      if (argument === undefined || english === undefined) {
        throw new Error(
          `${file}:${lineOf(code, node.start)}: ${name}() needs its text written out in quotes.`,
        );
      }
      const isWhole = name === 't' && given.length === 1;
      const { start, end } = isWhole ? node : argument;
      found.push({ english, start, end });
    }
  });
  return found;
}

/** The same source with each text in other words; one without values is no call any longer. */
export function withTexts(file: string, code: string, say: (english: string) => string): string {
  let rest = code;
  // From the end, so that what was found keeps its place.
  for (const { english, start, end } of findTexts(file, code).sort((a, b) => b.start - a.start)) {
    rest = rest.slice(0, start) + JSON.stringify(say(english)) + rest.slice(end);
  }
  return rest;
}
