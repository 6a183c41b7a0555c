import { lineOf, literal, parseSource, type SyntaxNode, visit } from './syntax.ts';

/** An attribute or a property that people read or hear, whatever of our own components it belongs to. */
const readName =
  /^(?:aria-(?:label|description|roledescription|valuetext)|placeholder|alt|summary|caption|legend|note|says|words|heading|hint|eyebrow|submit|other)$|(?:label|title|text|description|words)$/i;

/** What is between the tags of these is no text of ours. */
const notRead = new Set(['code', 'kbd', 'pre', 'script', 'style', 'svg']);

/** An address is the same in every language. */
const address = /\b[\w-]+(?:\.[\w-]+)+\b/g;

const hasWords = (text: string) =>
  /\p{L}{2}/u.test(text.replace(/&\w+;/g, '').replace(address, ''));

/** Begins like a sentence and has more than a word. */
const looksSaid = (text: string) => /^["“(]?\p{Lu}[^\s]*\s+.*\p{Ll}{2}/su.test(text);

const nameOf = (node: SyntaxNode | undefined): string => {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : '';
};

interface Piece {
  text: string;
  node: SyntaxNode;
}

function pieceOf(node: SyntaxNode): Piece | undefined {
  if (node.type === 'JSXText') return { text: String(node['value']), node };
  if (node.type === 'Literal' && typeof node['value'] === 'string') {
    return { text: node['value'], node };
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  return { text: quasis.map(({ value }) => value.cooked).join(' … '), node };
}

/** What chooses between texts, or joins them, is as much read as they are. */
const passesOn = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'BinaryExpression',
  'ParenthesizedExpression',
  'JSXExpressionContainer',
  'TSAsExpression',
  'ArrayExpression',
  'TSSatisfiesExpression',
]);

/** Where a text goes to: past what only chooses it, the node that takes it and the one that came before. */
function taker(
  piece: SyntaxNode,
  above: readonly SyntaxNode[],
): [SyntaxNode | undefined, SyntaxNode] {
  let last = piece;
  for (const node of above) {
    // A test of a condition is asked, not read.
    if (node.type === 'ConditionalExpression' && node['test'] === last) return [undefined, last];
    if (node.type === 'BinaryExpression' && node['operator'] !== '+') return [undefined, last];
    if (!passesOn.has(node.type)) return [node, last];
    last = node;
  }
  return [undefined, last];
}

function isRead({ text, node }: Piece, above: readonly SyntaxNode[]): boolean {
  if (!hasWords(text)) return false;
  const [to, last] = taker(node, above);
  switch (to?.type) {
    case 'JSXElement':
    case 'JSXFragment': {
      const opening = to['openingElement'] as SyntaxNode | undefined;
      return !notRead.has(nameOf(opening?.['name'] as SyntaxNode));
    }
    case 'JSXAttribute':
      return readName.test(nameOf(to['name'] as SyntaxNode));
    case 'Property':
      if (last === to['key']) return false;
      return (
        looksSaid(text) || (readName.test(nameOf(to['key'] as SyntaxNode)) && /^\p{Lu}/u.test(text))
      );
    case 'VariableDeclarator':
    case 'ReturnStatement':
    case 'ArrowFunctionExpression':
    case 'AssignmentExpression':
    case 'AssignmentPattern':
    case 'CallExpression':
      return looksSaid(text);
    default:
      return false;
  }
}

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
