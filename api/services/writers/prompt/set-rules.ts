import { seededRandom } from '../seeded-random.ts';
import { readPromptFile } from './prompt-file.ts';

const file = readPromptFile('write.md');
const doors = file.list('Doors');
const angles = file.list('Angles');
const habits = file
  .list('Habits')
  .map((line) => line.split('|').map((choice) => choice.trim()))
  .map((choices) => choices.filter((choice) => choice !== ''));

/** What the posts of one order have in common, and how they differ: another order has it otherwise. */
export interface SetRules {
  /** The way into each post, in the order in which they are dealt out. */
  doors: readonly string[];
  habits: string;
  /** What carries the posts, for each of several platforms another. */
  angles: readonly string[];
}

export function setRules(seed: string): SetRules {
  const random = seededRandom(`doors ${seed}`);
  const shuffled = random.shuffle(doors);
  const picked = habits.map((choices) => random.pick(choices)).join(' ');
  return { doors: shuffled, habits: picked, angles: random.shuffle(angles) };
}
