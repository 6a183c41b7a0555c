const closers: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
};
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };
const spaces = /\s*/y;
/** Nobody looks into anything deeper. */
const deepest = 50;
const bareWord = /[^\s,:[\]{}"]+/y;
const bareKey = /[\w$-]{1,40}\s*:/y;
const fourDigits = /^[\da-f]{4}$/i;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function afterSpaces(text: string, at: number): number {
  return at + (matchAt(spaces, text, at)?.length ?? 0);
}

/** A list or an object that has been opened. */
class Opened {
  readonly value: unknown[] | Record<string, unknown>;
  #key: string | null = null;

  constructor(bracket: string) {
    // Without a prototype, so that a key such as __proto__ is a key like any other.
    this.value = bracket === '{' ? Object.create(null) : [];
  }

  get wantsKey(): boolean {
    return !Array.isArray(this.value) && this.#key === null;
  }

  take(item: unknown): void {
    if (Array.isArray(this.value)) {
      this.value.push(item);
    } else if (this.#key === null) {
      this.#key = typeof item === 'string' ? item : null;
    } else {
      this.value[this.#key] = item;
      this.#key = null;
    }
  }

  /** What follows a comma begins anew, even where a value was missing. */
  comma(): void {
    this.#key = null;
  }
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
function readString(text: string, start: number, isKey: boolean): ReadString | null {
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

/**
 * The lists, objects and strings of what a model meant as JSON and got wrong: quotes in a text left as
 * they are, other quotes, keys without any, commas and ends that are missing. Numbers and words that
 * stand alone become null. It goes over the text once: a mender that tries again and again from
 * other places takes minutes for a text that was made to be hard.
 */
export function mendJson(text: string): unknown {
  const root = new Opened('[');
  const open = [root];
  for (let at = afterSpaces(text, 0); at < text.length; at = afterSpaces(text, at)) {
    if (open.length > deepest) break;
    const character = text.charAt(at);
    const top = open.at(-1) ?? root;
    if (character in closers) {
      const string = readString(text, at, top.wantsKey);
      if (string === null) break;
      top.take(string.value);
      at = string.end;
      continue;
    }
    const word = matchAt(bareWord, text, at);
    if (word !== undefined) {
      at += word.length;
      top.take(top.wantsKey && text.charAt(afterSpaces(text, at)) === ':' ? word : null);
      continue;
    }
    at += 1;
    if (character === '{' || character === '[') {
      const opened = new Opened(character);
      top.take(opened.value);
      open.push(opened);
    } else if (character === ',') {
      top.comma();
    } else if (character !== ':' && open.length > 1) {
      open.pop();
    }
  }
  const values = root.value;
  return Array.isArray(values) && values.length === 1 ? values[0] : values;
}
