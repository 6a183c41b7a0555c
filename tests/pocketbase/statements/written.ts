import { globSync, readFileSync } from 'node:fs';

const literal =
  /`\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^`]*`|(['"])(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*?\1/g;

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export interface WrittenStatement {
  file: string;
  text: string;
  isIn(printed: string[]): boolean;
}

/** What a value or a part of another statement may stand for. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\$\{[^}]*\}|\{:\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(parts.join('.*'), 's');
}

/** Every statement that a hook's source spells out, with gaps where values and other parts will stand. */
export function writtenStatements(): WrittenStatement[] {
  return globSync('pocketbase/pb_hooks/**/*.js')
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(literal)].map(([found]) => {
        const text = inOneLine(found.slice(1, -1)).replaceAll(/\[\[(\w+)\]\]/g, '`$1`');
        const pattern = patternOf(text);
        return {
          file,
          text,
          isIn: (printed) => printed.some((each) => pattern.test(inOneLine(each))),
        };
      }),
    );
}
