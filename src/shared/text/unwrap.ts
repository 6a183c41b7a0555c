import { closingOf, standsAlone } from './unwrap/brackets.ts';
import { withHashtags } from './unwrap/listed-hashtags.ts';

type Parse = (json: string) => unknown;

/** Lists in objects in texts in lists: nobody means more than this. */
const deepest = 12;
/** Brackets that look like the beginning of JSON and are not. */
const mostMisses = 8;

const postKeys = ['posts', 'tweets', 'captions'];
const textKeys = [
  ...['text', 'content', 'post', 'tweet', 'caption', 'body', 'message', 'copy'],
  ...['post_text', 'posttext', 'tweet_text', 'post_content', 'postcontent'],
];
const listKeys = ['items', 'results', 'options', 'variations', 'data', 'output', 'response'];
const numberedKey = /^(?:post|tweet|caption|option|variation|version)?[ _-]?\d{1,2}$/;

const beginning = /\{\s*(?:["'}]|\w+\s*:)|\[\s*["'[{\]]/g;
/** What begins with a key is no prose, even where it is cut off or broken. */
const keyed = /^\s*(?:\[\s*)?\{\s*["']?\w+["']?\s*:/;

function tryToParse(json: string, parse: Parse): unknown {
  try {
    return parse(json);
  } catch {
    // Prose with a bracket in it, or JSON that nobody can read: the caller tells them apart.
    return undefined;
  }
}

function fromObject(value: object, parse: Parse, depth: number): string[] {
  const fields = new Map(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field]));
  const read = new Map<string, string[]>();
  const under = (key: string) => {
    // Read twice at each of the levels, an object in objects would be read thousands of times.
    const texts = read.get(key) ?? fromValue(fields.get(key), parse, depth);
    read.set(key, texts);
    return texts;
  };
  const isList = (key: string) => typeof fields.get(key) === 'object';

  const text = textKeys.find((key) => typeof fields.get(key) === 'string');
  const list = postKeys.find((key) => fields.has(key) && under(key).length > 0);
  if (list !== undefined && (isList(list) || text === undefined)) return under(list);
  if (text !== undefined) {
    const texts = under(text);
    const [only] = texts;
    return only !== undefined && texts.length === 1
      ? [withHashtags(only, fields.get('hashtags'))]
      : texts;
  }
  for (const key of [...listKeys, ...textKeys]) {
    const texts = under(key);
    if (texts.length > 0) return texts;
  }
  return [...fields.keys()].filter((key) => numberedKey.test(key)).flatMap(under);
}

/** The texts of all JSON in a text, or null where there is none. */
function fromBrackets(text: string, parse: Parse, depth: number): string[] | null {
  const found: string[] = [];
  let isJson = false;
  const finder = new RegExp(beginning);
  for (let misses = 0; misses < mostMisses; ) {
    const start = finder.exec(text)?.index;
    if (start === undefined) break;
    const end = closingOf(text, start);
    const value = end === null ? undefined : tryToParse(text.slice(start, end), parse);
    const isSentencePart = Array.isArray(value) && value.every((item) => typeof item === 'string');
    if (
      end === null ||
      typeof value !== 'object' ||
      (isSentencePart && !standsAlone(text, start, end))
    ) {
      misses += 1;
      finder.lastIndex = start + 1;
      continue;
    }
    const texts = fromValue(value, parse, depth);
    for (const item of texts) found.push(item);
    isJson ||= texts.length > 0 || (start === 0 && end === text.length);
    finder.lastIndex = end;
  }
  return isJson ? found : null;
}

function fromText(text: string, parse: Parse, depth: number): string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (depth > 0) {
    const quoted = /^".*"$/s.test(trimmed) ? tryToParse(trimmed, JSON.parse) : undefined;
    if (typeof quoted === 'string') return fromText(quoted, parse, depth - 1);
    const found = fromBrackets(trimmed, parse, depth - 1);
    if (found !== null) return found;
  }
  return keyed.test(trimmed) ? [] : [text];
}

function fromValue(value: unknown, parse: Parse, depth: number): string[] {
  if (typeof value === 'string') return fromText(value, parse, depth);
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((item) => fromValue(item, parse, depth - 1));
  return fromObject(value, parse, depth - 1);
}

/**
 * The post texts in whatever a model has answered: JSON, JSON inside of prose, fences or strings, or
 * the text itself. It throws nothing; what is JSON and holds no text gives none. `parse` may mend
 * what JSON.parse refuses, and may throw.
 */
export function unwrap(value: unknown, parse: Parse = JSON.parse): string[] {
  return fromValue(value, parse, deepest);
}
