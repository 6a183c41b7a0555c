import { readFileSync } from 'node:fs';
import { PlainError } from '#shared/plain-error.ts';
import { platformIds, rules } from '#shared/rules.ts';
import { echoesOf } from './prompt-echo.ts';
import type { WritingOrder } from './writer.ts';

export interface PromptMessage {
  role: 'system' | 'user';
  content: string;
}

const wordNames = [
  ...(['platform', 'tone', 'length', 'count', 'limit', 'hashtags', 'place', 'counting'] as const),
  ...(['topic', 'post'] as const),
];
type Word = (typeof wordNames)[number];
type Words = Record<Word, string>;
type Fill = (words: Words) => string;

const placeholder = /\{([a-z]+)\}/g;
const known: ReadonlySet<string> = new Set(wordNames);
/** What strangers wrote stands in messages of its own. */
const onlyUnder = new Map([
  ['topic', 'Topic'],
  ['post', 'Post to shorten'],
]);

/** Splits the prompt file at its headings and makes sure that each part can be filled in. */
export function readPrompt(file: string): (heading: string) => Fill {
  const parts = new Map<string, string>();
  for (const part of file
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/^# /m)
    .slice(1)) {
    const [heading = '', ...lines] = part.split('\n');
    parts.set(heading.trim(), lines.join('\n').trim());
  }
  return (heading) => {
    const text = parts.get(heading);
    if (!text) throw new PlainError(`The prompt has no text under "# ${heading}".`);
    for (const [whole, word = ''] of text.matchAll(placeholder)) {
      if (!known.has(word)) throw new PlainError(`The prompt names ${whole}, which is unknown.`);
      const place = onlyUnder.get(word) ?? heading;
      if (place !== heading)
        throw new PlainError(`The prompt names ${whole} outside of "# ${place}".`);
    }
    // In one pass, so that braces in a topic are never filled in themselves.
    return (words) => text.replace(placeholder, (_, word: Word) => words[word]);
  };
}

const part = readPrompt(readFileSync(new URL('./prompt.md', import.meta.url), 'utf8'));
const writing = part('Instructions for writing');
const topic = part('Topic');
const shortening = part('Instructions for shortening');
const post = part('Post to shorten');
// Read here, so that a missing one is said when the server starts and not when somebody writes.
const places = new Map(platformIds.map((id) => [id, part(`Platform: ${id}`)]));
const countings = new Map(
  platformIds.map((id) => {
    const { counting } = rules.platforms[id];
    return [counting, part(`Counting: ${counting}`)] as const;
  }),
);

/** Angle brackets of all widths, what breaks a line, and signs that hide text or turn it around. */
const risky = /[<>＜＞﹤﹥]|[\p{Cc}\p{Zl}\p{Zp}]|[\p{Cf}--[\u200C\u200D]]|[\u{E0000}-\u{E0FFF}]/gv;

function escaped(sign: string): string {
  const units = Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** A JSON string on one line and without angle brackets: nothing in it can close the tags around it. */
function asData(text: string): string {
  return JSON.stringify(text).replace(risky, escaped);
}

function wordsFor(order: WritingOrder, text = ''): Words {
  const platform = rules.platforms[order.platform];
  const words = {
    place: '',
    counting: '',
    platform: platform.label,
    tone: rules.tones[order.tone].label.toLowerCase(),
    length: rules.lengths[order.length].phrase,
    count: String(order.posts),
    limit: String(platform.limit),
    hashtags: String(platform.hashtags),
    topic: asData(order.topic),
    post: asData(text),
  };
  return {
    ...words,
    place: filled(places.get(order.platform), words),
    counting: filled(countings.get(platform.counting), words),
  };
}

/** On one line: it stands inside an item of a list. */
function filled(fill: Fill | undefined, words: Words): string {
  return (fill?.(words) ?? '').replaceAll('\n', ' ');
}

function messages(instructions: Fill, data: Fill, words: Words): PromptMessage[] {
  return [
    { role: 'system', content: instructions(words) },
    { role: 'user', content: data(words) },
  ];
}

// Full stops, so that each sentence is known without the words that change.
const unfilled = Object.fromEntries(wordNames.map((name) => [name, '.'])) as Words;

/** Whether a model has repeated its instructions instead of writing a post. */
export const isPromptEcho = echoesOf([writing(unfilled), shortening(unfilled)]);

export function writingPrompt(order: WritingOrder): PromptMessage[] {
  return messages(writing, topic, wordsFor(order));
}

export function shorteningPrompt(text: string, order: WritingOrder): PromptMessage[] {
  return messages(shortening, post, wordsFor(order, text));
}
