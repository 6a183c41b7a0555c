import { parse as parseAstro } from '@astrojs/compiler-rs';
import { parseSync } from 'vite';

/** A node of the tree that both Astro's parser and the bundler's give, whatever else it has. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Reads TypeScript, TSX or a file of Astro. */
export function parseSource(file: string, code: string): SyntaxNode {
  if (file.endsWith('.astro')) return parseAstro(code).ast as SyntaxNode;
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return program as unknown as SyntaxNode;
}

/** Goes through a tree from above, with what stands above each node, the nearest first. */
export function visit(
  node: SyntaxNode,
  enter: (node: SyntaxNode, above: readonly SyntaxNode[]) => void,
  above: readonly SyntaxNode[] = [],
): void {
  enter(node, above);
  const here = [node, ...above];
  for (const value of Object.values(node)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (isNode(part)) visit(part, enter, here);
    }
  }
}

/** The text of a string that is written out. */
export function literal(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'Literal') return undefined;
  return typeof node['value'] === 'string' ? node['value'] : undefined;
}

export function lineOf(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}
