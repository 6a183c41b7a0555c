import { tokensOf } from './tells/tokens.ts';
import {
  type Closing,
  closingOf,
  closings,
  commonSpread,
  emojiSign,
  type Habit,
  habitIn,
  habitOver,
  habits,
  languageOf,
  type Opening,
  openingOf,
  openings,
  type Post,
  readPost,
  type Spread,
} from './voice/habits.ts';
import { saysLittle } from './voice/stop-words.ts';

/** How somebody writes, measured over several of their posts. */
export interface VoiceTraits {
  posts: number;
  /** Null where it is not plain. */
  language: string | null;
  /** Null for a habit that none of the posts gave a chance to show. */
  habits: Record<Habit, Spread | null>;
  /** The share of posts that begin, and end, so. */
  openings: Record<Opening, number>;
  closings: Record<Closing, number>;
  /** The share of emoji in front of their line's words, and of those behind the last words of all. */
  emojiBefore: number;
  emojiBehind: number;
  /** Words that come back, the most frequent first. */
  words: string[];
}

const leastUses = 3;
const longestPhrase = 4;

function wordsBySentence(text: string): string[][] {
  const sentences: string[][] = [[]];
  for (const { kind, text: word } of tokensOf(text)) {
    if (kind === 'word') sentences.at(-1)?.push(word);
    else sentences.push([]);
  }
  return sentences;
}

function* phrasesIn(words: readonly string[]): Generator<string> {
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 1; length <= longestPhrase && at + length <= words.length; length += 1) {
      const phrase = words.slice(at, at + length);
      if (!phrase.every(saysLittle)) yield phrase.join(' ');
    }
  }
}

/** Words, and turns of up to four words, that the author uses three times or more: their own. */
export function ownWords(samples: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const sentence of samples.flatMap(wordsBySentence)) {
    for (const phrase of phrasesIn(sentence)) uses.set(phrase, (uses.get(phrase) ?? 0) + 1);
  }
  return [...uses]
    .filter(([, count]) => count >= leastUses)
    .sort(([, a], [, b]) => b - a)
    .map(([phrase]) => phrase);
}

function shares<Kind extends string>(
  kinds: readonly Kind[],
  posts: readonly Post[],
  kindOf: (post: Post) => Kind,
): Record<Kind, number> {
  const found = posts.map(kindOf);
  const share = (kind: Kind) =>
    found.filter((each) => each === kind).length / Math.max(1, found.length);
  return Object.fromEntries(kinds.map((kind) => [kind, share(kind)])) as Record<Kind, number>;
}

/** How many emoji there are, how many stand before the words of their line, and behind all words. */
function placesOfEmoji({ body }: Post): { all: number; before: number; behind: number } {
  const places = { all: 0, before: 0, behind: 0 };
  for (const line of body.split('\n')) {
    const letters = [...line.matchAll(/[\p{L}\p{N}]/gu)];
    const first = letters[0]?.index ?? 0;
    const last = letters.at(-1)?.index ?? 0;
    const emoji = [...line.matchAll(emojiSign)].map(({ index }) => index);
    places.all += emoji.length;
    places.before += emoji.filter((index) => index < first).length;
    if (letters.length > 0) places.behind = 0;
    places.behind += emoji.filter((index) => index >= last).length;
  }
  return places;
}

function shareOfEmoji(posts: readonly Post[], place: 'before' | 'behind'): number {
  const places = posts.map(placesOfEmoji);
  const all = places.reduce((sum, each) => sum + each.all, 0);
  return all === 0 ? 0 : places.reduce((sum, each) => sum + each[place], 0) / all;
}

export function measureVoice(samples: readonly string[]): VoiceTraits {
  const posts = samples.map(readPost);
  return {
    posts: posts.length,
    language: languageOf(posts),
    habits: Object.fromEntries(
      habits.map((habit) => [habit, habitOver(posts, habit)]),
    ) as VoiceTraits['habits'],
    openings: shares(openings, posts, openingOf),
    closings: shares(closings, posts, closingOf),
    emojiBefore: shareOfEmoji(posts, 'before'),
    emojiBehind: shareOfEmoji(posts, 'behind'),
    words: ownWords(samples).filter((word) => !word.includes(' ')),
  };
}

/** From 0, as like as any of the samples, to 1. */
function strangeness(post: Post, traits: VoiceTraits, habit: Habit): number | null {
  const usual = traits.habits[habit];
  const here = habitIn(post, habit);
  if (usual === null || here === null) return null;
  const steps = Math.abs(here - usual.mean) / (usual.spread + commonSpread[habit]);
  return steps / (1 + steps);
}

/** How far a text is from the voice's habits: 0 is one of its own, 1 shares nothing with it. */
export function distanceToVoice(text: string, traits: VoiceTraits): number {
  const post = readPost(text);
  const parts = habits
    .map((habit) => strangeness(post, traits, habit))
    .filter((part) => part !== null);
  parts.push(1 - traits.openings[openingOf(post)], 1 - traits.closings[closingOf(post)]);
  const distance = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const language = languageOf([post]);
  const foreign = language !== null && traits.language !== null && language !== traits.language;
  return foreign ? (1 + distance) / 2 : distance;
}
