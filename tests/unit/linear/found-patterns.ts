import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';

export interface FoundPattern {
  file: string;
  line: number;
  pattern: RegExp;
}

const sources = '{api,scripts,src,pocketbase/pb_hooks}/**/*.{ts,tsx,js,mjs}';

/** The value that a name which only exists at run time has there; always words of our own. */
export type RunTimeWords = Record<string, Record<string, string | readonly string[]>>;

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

/** A pattern as its file builds it, out of the constants that its words name. */
function build(pattern: ts.Node, file: ts.SourceFile, words: RunTimeWords[string]): RegExp {
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

function patternsOf(path: string, words: RunTimeWords[string]): FoundPattern[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral || isRegExpCall(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      try {
        found.push({ file: path, line, pattern: build(node, file, words) });
      } catch (cause) {
        throw new Error(`The pattern at ${path}:${line} cannot be built on its own.`, { cause });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Every regular expression in the sources, with those that are put together from constants. */
export function findPatterns(runTime: RunTimeWords): FoundPattern[] {
  const paths = globSync(sources).toSorted();
  return paths.flatMap((path) => patternsOf(path, runTime[path] ?? {}));
}
