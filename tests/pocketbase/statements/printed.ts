/** Where a statement ends: at the next one, or at a line that is none of SQL's. */
const begins = /^\[\d+\.\d\dms\] /m;
const otherLine = /^(INFO|WARN|ERROR|DEBUG|└─|\d{4}\/\d\d\/\d\d|Unused accounts|Login)/m;

const bytes = /\b0x([\da-f]+)/g;

/** Every statement that PocketBase printed, its values filled in. */
export function printedStatements(output: string): string[] {
  const plain = output.replaceAll(/\u001b\[\d*m/g, '');
  const [, ...parts] = plain.split(begins);
  return parts.map((part) => (part.split(otherLine)[0] ?? '').trim().replaceAll(bytes, "x'$1'"));
}

export const isQuery = (statement: string) => /^(SELECT|INSERT|UPDATE|DELETE)\b/.test(statement);
