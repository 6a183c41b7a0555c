import { readFileSync } from 'node:fs';
import { PlainError } from '#shared/plain-error.ts';

const instructionWords = [
  ...(['platform', 'tone', 'length', 'count', 'limit', 'hashtags', 'place', 'counting'] as const),
  ...(['manner', 'extent', 'kinds', 'doors', 'desk', 'habits', 'signs', 'likeness'] as const),
  ...(['wish', 'language', 'tongue', 'sourcing', 'origin'] as const),
  ...(['beside', 'others', 'dividing', 'opening', 'angle', 'platforms'] as const),
] as const;
/** What strangers or a model wrote. */
const dataWords = [
  ...(['topic', 'details', 'voice', 'earlier', 'samples', 'traits', 'never', 'always'] as const),
  ...(['posts', 'post', 'drafts', 'instruction', 'source', 'page'] as const),
  ...(['share', 'facts'] as const),
] as const;

export const wordNames = [...instructionWords, ...dataWords];
export type Words = Partial<Record<(typeof wordNames)[number], string>>;
export type Fill = (words: Words) => string;

const placeholder = /\{([a-z]+)\}/g;
const instructing: ReadonlySet<string> = new Set(instructionWords);
const known: ReadonlySet<string> = new Set(wordNames);
/** The headings whose text goes into messages, where data belongs. */
const messages = new Set([
  ...['Message', 'Voice', 'Source', 'Share', 'Earlier posts', 'Instruction'],
]);

/** On one line: it stands inside a sentence or an item of a list. */
function unwrapped(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/** A file of `content/writing/`: texts under headings, each filled in for every request. */
export class PromptFile {
  readonly #name: string;
  readonly #parts = new Map<string, string>();

  constructor(name: string, text: string) {
    this.#name = name;
    for (const part of text
      .replace(/<!--[\s\S]*?-->/g, '')
      .split(/^# /m)
      .slice(1)) {
      const [heading = '', ...lines] = part.split('\n');
      this.#parts.set(heading.trim(), lines.join('\n').trim());
    }
  }

  get headings(): string[] {
    return [...this.#parts.keys()];
  }

  /** Where headings may be left out, one that nobody asks for is a misspelt one. */
  expectOnly(headings: readonly string[]): void {
    const odd = this.headings.find((heading) => !headings.includes(heading));
    if (odd !== undefined) throw this.#wrong(`has "# ${odd}", which is unknown`);
  }

  /** Read at the start, so that what is missing or misspelt is said then and not when somebody writes. */
  part(heading: string): Fill {
    return this.#filling(heading, this.#textUnder(heading));
  }

  /** A part that stands inside of a sentence. */
  line(heading: string): Fill {
    return this.#filling(heading, unwrapped(this.#textUnder(heading)));
  }

  /** The items of a list, one by one. */
  list(heading: string): string[] {
    const items = this.#textUnder(heading).split(/^- /m).slice(1).map(unwrapped);
    if (items.length === 0) throw this.#wrong(`has no list under "# ${heading}"`);
    for (const item of items) this.#filling(heading, item);
    return items;
  }

  #textUnder(heading: string): string {
    const text = this.#parts.get(heading);
    if (!text) throw this.#wrong(`has no text under "# ${heading}"`);
    return text;
  }

  #filling(heading: string, text: string): Fill {
    for (const [whole, word = ''] of text.matchAll(placeholder)) {
      if (!known.has(word)) throw this.#wrong(`names ${whole}, which is unknown`);
      if (!instructing.has(word) && !messages.has(heading)) {
        throw this.#wrong(`names ${whole} under "# ${heading}", where only instructions belong`);
      }
    }
    // In one pass, so that braces in a topic are never filled in themselves.
    return (words) => text.replace(placeholder, (_, word: keyof Words) => words[word] ?? '');
  }

  #wrong(what: string): PlainError {
    return new PlainError(`content/writing/${this.#name} ${what}.`);
  }
}

const folder = new URL('../../../../content/writing/', import.meta.url);

export function readPromptFile(name: string): PromptFile {
  try {
    return new PromptFile(name, readFileSync(new URL(name, folder), 'utf8'));
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`content/writing/${name} could not be read.`);
  }
}
