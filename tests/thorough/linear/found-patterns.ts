import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';

export interface FoundPattern {
  file: string;
  line: number;
  pattern: RegExp;
}

const sources = '{api,scripts,src,pocketbase/pb_hooks}/**/*.{ts,tsx,js,mjs}';

type Words = Record<string, unknown>;

/** The value that a name which only exists at run time has there; always words of our own. */
export type RunTimeWords = Record<string, Words>;

function isRegExpCall(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  return ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

/** The constants at the top of a file. */
function constantsOf(file: ts.SourceFile): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
    }
  }
  return constants;
}

function importsOf(file: ts.SourceFile): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const { text } = statement.moduleSpecifier;
    const names = statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) continue;
    const from = text.startsWith('.') ? resolve(dirname(file.fileName), text) : text;
    for (const { name } of names.elements) imports.set(name.text, from);
  }
  return imports;
}

/** The constants of other files that a pattern, or a constant it is made of, names. */
async function importedWords(pattern: ts.Node, file: ts.SourceFile): Promise<Words> {
  const [imports, constants] = [importsOf(file), constantsOf(file)];
  const words: Words = {};
  const seen = new Set<string>();
  const look = async (node: ts.Node): Promise<void> => {
    if (ts.isIdentifier(node) && !seen.has(node.text)) {
      seen.add(node.text);
      const from = imports.get(node.text);
      if (from !== undefined) words[node.text] = (await import(from))[node.text];
      const value = constants.get(node.text);
      if (value !== undefined) await look(value);
    }
    for (const child of node.getChildren(file)) await look(child);
  };
  await look(pattern);
  return words;
}

/** A pattern as its file builds it, out of the constants that its words name. */
function build(pattern: ts.Node, file: ts.SourceFile, words: Words): RegExp {
  const constants = constantsOf(file);
  const declared = new Map(Object.entries(words).map(([name, w]) => [name, JSON.stringify(w)]));
  const declare = (node: ts.Node): void => {
    const value = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    if (ts.isIdentifier(node) && value !== undefined && !declared.has(node.text)) {
      declare(value);
      declared.set(node.text, value.getText(file));
    }
    ts.forEachChild(node, declare);
  };
  declare(pattern);
  const lines = [...declared].map(([name, value]) => `const ${name} = ${value};`);
  const code = ts.transpile([...lines, `const built = ${pattern.getText(file)};`].join('\n'));
  const { source, flags } = runInNewContext(
    `${code}\n({ source: built.source, flags: built.flags })`,
  );
  return new RegExp(source, flags);
}

function patternNodes(file: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral || isRegExpCall(node)) {
      nodes.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return nodes;
}

async function patternsOf(path: string, runTimeWords: Words): Promise<FoundPattern[]> {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: FoundPattern[] = [];
  for (const node of patternNodes(file)) {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    try {
      const words = { ...(await importedWords(node, file)), ...runTimeWords };
      found.push({ file: path, line, pattern: build(node, file, words) });
    } catch (cause) {
      throw new Error(`The pattern at ${path}:${line} cannot be built on its own.`, { cause });
    }
  }
  return found;
}

/** Every regular expression in the sources, with those that are put together from constants. */
export async function findPatterns(runTime: RunTimeWords): Promise<FoundPattern[]> {
  const found: FoundPattern[] = [];
  for (const path of globSync(sources).toSorted()) {
    found.push(...(await patternsOf(path, runTime[path] ?? {})));
  }
  return found;
}
