import type { VoiceTraits } from '../voice.ts';
import { closingOf, openingOf } from './edge-kinds.ts';
import type { Habit } from './habits.ts';
import { habitIn, habits } from './habits.ts';
import { languageOf, type Post, readPost } from './post.ts';

/** How far two posts of one author commonly lie apart, where the samples show less. */
export const commonSpread: Record<Habit, number> = {
  postWords: 15,
  sentenceWords: 2.5,
  sentenceSpread: 2.5,
  wordLetters: 0.35,
  contractions: 0.25,
  questions: 0.1,
  exclamations: 0.08,
  smallStarts: 0.1,
  capitals: 0.1,
  dashes: 0.1,
  ellipses: 0.1,
  selves: 0.4,
  readers: 0.4,
  emoji: 0.7,
  hashtags: 0.8,
  blankLines: 1,
};

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
