export const closers: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
};
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };
const spaces = /\s*/y;
const bareKey = /[\w$-]{1,40}\s*:/y;
const fourDigits = /^[\da-f]{4}$/i;

export function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

export function afterSpaces(text: string, at: number): number {
  return at + (matchAt(spaces, text, at)?.length ?? 0);
}

/** Whether a quote that stands before this place closes its string: something of JSON must follow. */
function closes(text: string, from: number, quote: string, isKey: boolean): boolean {
  const at = afterSpaces(text, from);
  const next = text.charAt(at);
  if (next === '' || next === '}' || next === ']') return true;
  if (next === ':') return isKey;
  if (next === quote) return at > from;
  if (next !== ',') return false;
  const then = afterSpaces(text, at + 1);
  const follows = text.charAt(then);
  return (
    follows === '' ||
    follows in closers ||
    '{[]}'.includes(follows) ||
    matchAt(bareKey, text, then) !== undefined
  );
}

interface ReadString {
  value: string;
  end: number;
}

/** Null where the string never closes: half a text is none. */
export function readString(text: string, start: number, isKey: boolean): ReadString | null {
  const quote = text.charAt(start);
  const closer = closers[quote];
  let value = '';
  let from = start + 1;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === closer && closes(text, at + 1, quote, isKey)) {
      return { value: value + text.slice(from, at), end: at + 1 };
    }
    if (character !== '\\') continue;
    const escaped = text.charAt(at + 1);
    const digits = text.slice(at + 2, at + 6);
    const isCode = escaped === 'u' && fourDigits.test(digits);
    const said = isCode
      ? String.fromCharCode(Number.parseInt(digits, 16))
      : (escapes[escaped] ?? escaped);
    value += text.slice(from, at) + said;
    at += isCode ? 5 : 1;
    from = at + 1;
  }
  return null;
}
