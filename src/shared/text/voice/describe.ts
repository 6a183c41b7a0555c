import type { VoiceTraits } from '../voice.ts';
import type { Habit } from './habits.ts';

export type Describe = (traits: VoiceTraits) => string | null;

/** Fewer than one in twenty-five, of sentences or of posts, is none. */
export const rare = 0.04;

export function meanOf({ habits }: VoiceTraits, habit: Habit): number {
  return habits[habit]?.mean ?? 0;
}

/** Smaller numbers say more with a half: "about 1.5 emoji". */
export function about(number: number): number {
  return number < 3 ? Math.round(number * 2) / 2 : Math.round(number);
}

/** 4 for "one sentence in 4"; null where it is nearly every one. */
export function oneIn(share: number): number | null {
  const number = Math.round(1 / share);
  return number <= 1 ? null : number;
}
