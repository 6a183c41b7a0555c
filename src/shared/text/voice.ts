import {
  type Closing,
  closingOf,
  closings,
  type Opening,
  openingOf,
  openings,
} from './voice/edge-kinds.ts';
import { shareOfEmoji } from './voice/emoji-places.ts';
import { type Habit, habitOver, habits, type Spread } from './voice/habits.ts';
import { ownWords } from './voice/own-words.ts';
import { languageOf, type Post, readPost } from './voice/post.ts';

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
