import { afterSpaces, closers, matchAt, readString } from './mended-string.ts';

/** Nobody looks into anything deeper. */
const deepest = 50;
const bareWord = /[^\s,:[\]{}"]+/y;

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
