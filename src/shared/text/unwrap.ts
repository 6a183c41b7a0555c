type Parse = (json: string) => unknown;

/** A text that holds JSON that holds a text, and so on: nobody means more than this. */
const deepest = 8;
/** Brackets in prose that look like the beginning of JSON and are not. */
const mostMisses = 8;
const listKeys = [
  'posts',
  'tweets',
  'captions',
  'items',
  'results',
  'options',
  'variations',
  'data',
  'output',
];
const textKeys = ['text', 'content', 'post', 'tweet', 'caption', 'body', 'message', 'copy'];
const numberedKey = /^(?:post|tweet|caption|option|variation|version)?[ _-]?\d{1,2}$/i;

const beginning = /[{[]\s*(?:["'[{}\]]|\w+\s*:)/g;
const keyed = /^\s*(?:\[\s*)?\{\s*(?:["']\w+["']|\w+)\s*:/;

interface Context {
  parse: Parse;
  depth: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Hashtags that a model lists beside the text instead of in it. */
function withHashtags(text: string, record: Record<string, unknown>): string {
  const listed = own(record, 'hashtags');
  const names = typeof listed === 'string' ? listed.split(/[\s,]+/) : listed;
  if (!Array.isArray(names)) return text;
  const tags = names
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/[\s#＃]/g, ''))
    .filter((name) => name !== '' && !text.toLowerCase().includes(`#${name.toLowerCase()}`));
  return tags.length === 0 ? text : `${text}\n\n${tags.map((name) => `#${name}`).join(' ')}`;
}

function fromRecord(record: Record<string, unknown>, context: Context): string[] {
  for (const key of textKeys) {
    const value = own(record, key);
    if (typeof value !== 'string') continue;
    const texts = fromValue(value, context);
    return texts.length === 1 ? texts.map((text) => withHashtags(text, record)) : texts;
  }
  for (const key of [...listKeys, ...textKeys]) {
    const value = own(record, key);
    if (typeof value !== 'object' || value === null) continue;
    const texts = fromValue(value, context);
    if (texts.length > 0) return texts;
  }
  const numbered = Object.keys(record).filter((key) => numberedKey.test(key));
  return numbered.flatMap((key) => fromValue(own(record, key), context));
}

/** The end of the bracket that opens at a place; -1 where it stays open. */
function closing(text: string, from: number): number {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function parsed(json: string, { parse }: Context): unknown {
  try {
    return parse(json);
  } catch {
    return undefined; // Brackets that only looked like JSON: the text stays what it is.
  }
}

/** The JSON inside a text: the whole of it, a fenced part, or what follows some leading prose. */
function fromString(text: string, context: Context): string[] {
  let misses = 0;
  let from = 0;
  while (misses < mostMisses) {
    beginning.lastIndex = from;
    const found = beginning.exec(text);
    if (!found) break;
    const start = found.index;
    const end = closing(text, start);
    const json = text.slice(start, end === -1 ? undefined : end);
    // In the middle of prose only an object with a key is meant as JSON; [brackets] are a way to write.
    const meant = text.slice(0, start).trim() === '' || keyed.test(json);
    const value = meant ? parsed(json, context) : undefined;
    if (typeof value === 'object' && value !== null) {
      const texts = fromValue(value, context);
      // A text that is JSON and nothing else was never meant to be read, even where it holds no post.
      const whole = start === 0 && (end === -1 || text.slice(end).trim() === '');
      if (whole || texts.length > 0) return texts;
    }
    misses += 1;
    from = start + 1;
  }
  return [text];
}

function fromValue(value: unknown, context: Context): string[] {
  const deeper = { ...context, depth: context.depth + 1 };
  if (deeper.depth > deepest) return typeof value === 'string' ? [value] : [];
  if (typeof value === 'string') return fromString(value, deeper);
  if (Array.isArray(value)) return value.flatMap((item) => fromValue(item, deeper));
  return isRecord(value) ? fromRecord(value, deeper) : [];
}

/** Whatever a model handed over, as the texts of its posts. Never throws. */
export function unwrap(value: unknown, parse: Parse): string[] {
  return fromValue(value, { parse, depth: 0 }).filter((text) => text.trim() !== '');
}
