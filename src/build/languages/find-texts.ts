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

const isImport = (node: SyntaxNode) =>
  node.type === 'ImportDeclaration' && /language\/t\.ts$/.test(literal(node['source']) ?? '');

const namesOf = (node: SyntaxNode) =>
  (node['specifiers'] as { local: SyntaxNode }[]).map(({ local }) => local['name']);

interface Found {
  texts: FoundText[];
  /** Of `t`, where nothing is left of it once the words are in place. */
  idle: SyntaxNode | undefined;
}

function find(file: string, code: string): Found {
  const texts: FoundText[] = [];
  let idle: SyntaxNode | undefined;
  let stays = false;
  visit(parseSource(file, code), (node) => {
    if (isImport(node)) {
      if (namesOf(node).every((name) => name === 't')) idle = node;
      return;
    }
    const name = node.type === 'CallExpression' && (node['callee'] as SyntaxNode)['name'];
    const wanted = typeof name === 'string' ? textArguments[name] : undefined;
    if (!wanted) return;
    const given = node['arguments'] as SyntaxNode[];
    const isWhole = name === 't' && given.length === 1;
    stays ||= !isWhole;
    for (const index of wanted) {
      const argument = given[index];
      const english = literal(argument);
      if (argument === undefined || english === undefined) {
        throw new Error(
          `${file}:${lineOf(code, node.start)}: ${name}() needs its text written out in quotes.`,
        );
      }
      const { start, end } = isWhole ? node : argument;
      texts.push({ english, start, end });
    }
  });
  return { texts, idle: stays ? undefined : idle };
}

/** The texts of one source of the pages, as `t` and `tCount` are given them. */
export function findTexts(file: string, code: string): FoundText[] {
  return mayHaveTexts(code) ? find(file, code).texts : [];
}

/**
 * The same source with each text in other words. One without values is no call any longer, and a source
 * that has no others loads no `t`.
 */
export function withTexts(file: string, code: string, say: (english: string) => string): string {
  const { texts, idle } = find(file, code);
  const changes = texts.map(({ english, ...place }) => ({
    ...place,
    now: JSON.stringify(say(english)),
  }));
  if (idle) changes.push({ start: idle.start, end: idle.end, now: '' });
  // From the end, so that what was found keeps its place.
  return changes
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, now }) => rest.slice(0, start) + now + rest.slice(end), code);
}
