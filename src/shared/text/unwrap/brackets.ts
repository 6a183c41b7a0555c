/** The same, with room for what else an answer holds. */
const mostBrackets = 50;

/**
 * Where the bracket closes that opens at a place; the text's end where it never does, and null where
 * so many open inside of it that nobody means them.
 */
export function closingOf(text: string, from: number): number | null {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (inString && character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth === 0) return at + 1;
    if (depth > mostBrackets) return null;
  }
  return text.length;
}

/** A sentence may hold ["a", "list"]; one that is meant as the answer has lines of its own. */
export function standsAlone(text: string, start: number, end: number): boolean {
  return (
    /(?:^|[\n:`])[^\S\n]*$/.test(text.slice(Math.max(0, start - 20), start)) &&
    /^[^\S\n]*(?:$|\n|```)/.test(text.slice(end, end + 20))
  );
}
