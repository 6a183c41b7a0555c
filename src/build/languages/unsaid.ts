import { isRead, nameOf, pieceOf } from './read-texts.ts';
import { lineOf, literal, parseSource, type SyntaxNode, visit } from './syntax.ts';

/** What nobody but a programmer meets, in a failure or in the console, is told in English. */
function isForProgrammers({ type, callee }: SyntaxNode): boolean {
  const called = callee as SyntaxNode;
  if (type === 'NewExpression') return /Error$/.test(nameOf(called));
  if (type !== 'CallExpression') return type === 'ThrowStatement';
  return nameOf(called['object'] as SyntaxNode) === 'console';
}

/** `siteLanguage === 'en' && …` is on no other page. */
function isEnglishOnly({ type, left }: SyntaxNode): boolean {
  const asked = left as SyntaxNode;
  const isEnglish = asked?.['operator'] === '===' && literal(asked['right']) === 'en';
  return type === 'LogicalExpression' && isEnglish;
}

const isSaid = (above: readonly SyntaxNode[]) =>
  above.some((node) => /^(?:t|tCount)$/.test(nameOf(node['callee'] as SyntaxNode))) &&
  above[0]?.type === 'CallExpression';

/** Texts of one source that people read and no other language can say: `file:line: text`. */
export function unsaidTexts(file: string, code: string): string[] {
  const found: string[] = [];
  visit(parseSource(file, code), (node, above) => {
    const piece = pieceOf(node);
    if (!piece || isSaid(above) || !isRead(piece, above)) return;
    if (above.some((each) => isForProgrammers(each) || isEnglishOnly(each))) return;
    found.push(`${file}:${lineOf(code, node.start)}: ${piece.text.replace(/\s+/g, ' ').trim()}`);
  });
  return found;
}
