/** Where a statement ends: at the next one, or at a line that is none of SQL's. */
const begins = /^\[\d+\.\d\dms\] /m;
const otherLine = /^(INFO|WARN|ERROR|DEBUG|└─|\d{4}\/\d\d\/\d\d|Unused accounts|Login)/m;

/** A text is passed over whole: an id may begin like bytes. */
const textOrBytes = /'[^']*'|\b0x([\da-f]+)/g;

const withBytes = (statement: string) =>
  statement.replaceAll(textOrBytes, (found: string, bytes?: string) =>
    bytes === undefined ? found : `x'${bytes}'`,
  );

/** Every statement that PocketBase printed, its values filled in. */
export function printedStatements(output: string): string[] {
  const plain = output.replaceAll(/\u001b\[\d*m/g, '');
  const [, ...parts] = plain.split(begins);
  return parts.map((part) => withBytes((part.split(otherLine)[0] ?? '').trim()));
}

export const isQuery = (statement: string) => /^(SELECT|INSERT|UPDATE|DELETE)\b/.test(statement);
