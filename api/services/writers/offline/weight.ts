import { condition, type Fact, rule } from './facts.ts';
import { isImperative } from './sentences/is-sentence.ts';
import type { Unit } from './unit.ts';

/** What stays where there is no room, and what gives way to the others, the last first. */
export const weights = ['needed', 'useful', 'figure', 'color'] as const;
export type Weight = (typeof weights)[number];

/** What the whole is, and which kinds of facts stood before. */
export interface Setting {
  /** The reader is to do something. */
  practical: boolean;
  /** Told or argued: its "not" and "only" bind nobody. */
  narrated: boolean;
  known: ReadonlySet<Fact>;
}

/** What is over is no date to come to. */
const over =
  /\b(?:last (?:week|weekend|month|year|season|time|spring|summer|autumn|fall|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)|yesterday|(?:years?|months?|weeks?) ago|(?:since|in) (?:1[89]|20)\d\d|used to)\b/iu;
const past =
  /\b(?:was|were|had|did|went|came|got|gave|took|said|told|found|lost|left|won|sold|kept|(?:i|we|he|she|they|who|it|nobody|everyone) \p{L}{2,}ed)\b/iu;
const turning =
  /\b(?:but|because|so|until|then|instead|therefore|that['’]s why|turns? out|yet|now|finally)\b/iu;
const addressing = /\b(?:you|your|welcome)\b/iu;

export function isPast(text: string): boolean {
  return (over.test(text) || past.test(text)) && !rule.test(text);
}

/**
 * How much a reader would miss a sentence. Of news they need how to take part, the price, the conditions, the
 * deadline, and the first date and place; of a story or a claim its turn or reason.
 */
export function weightOf({ text, facts, call, sentence }: Unit, setting: Setting): Weight {
  const { practical, narrated, known } = setting;
  if (call || facts.has('contact') || facts.has('code')) return 'needed';
  // "No card details were exposed" is over and calms all the same.
  const bears = !isPast(text) || /^no\b/i.test(text);
  if (!narrated && bears && condition.test(text)) return 'needed';
  const figure: Weight = /\d/.test(text) || facts.size > 0 ? 'figure' : 'color';
  if (!practical) return turning.test(text) ? 'useful' : figure;
  if (over.test(text) && !rule.test(text)) return figure;
  if (facts.has('price') || facts.has('end')) return 'needed';
  if ([...facts].some((fact) => !known.has(fact))) return 'needed';
  // A note with a number is a term.
  if (!sentence && /\d/.test(text)) return 'needed';
  return facts.size > 0 || isImperative(text) || addressing.test(text) ? 'useful' : figure;
}
