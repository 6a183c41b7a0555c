import type { SyntaxNode } from './syntax.ts';

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

export const nameOf = (node: SyntaxNode | undefined): string => {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : '';
};

interface Piece {
  text: string;
  node: SyntaxNode;
}

export function pieceOf(node: SyntaxNode): Piece | undefined {
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

export function isRead({ text, node }: Piece, above: readonly SyntaxNode[]): boolean {
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
