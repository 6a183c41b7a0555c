import { closeOnes } from '../material/people/close-ones.ts';
import { askingWords, prepositions } from '../material/words.ts';
import { wordsOf } from './form.ts';

const ends = new Set([...prepositions, ...askingWords, 'and', 'or', '&', 'that', 'is', 'was']);

/** "our new designer Anna" is a person, "my daughter's wedding" and "my dog training" are not. */
export function namesPerson(phrase: string): boolean {
  if (!/^(?:my|our)\s/i.test(phrase)) return false;
  const words = phrase.split(/[\s,]+/).slice(1);
  const end = words.findIndex((word) => ends.has(word.toLowerCase()));
  const head = end === -1 ? words : words.slice(0, end);
  while (head.length > 1 && /^\p{Lu}/u.test(head.at(-1) ?? '')) head.pop();
  return closeOnes.has((head.at(-1) ?? '').toLowerCase());
}

/** Whether a text speaks of somebody close to its author. */
export function mentionsPerson(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, index) =>
      /^(?:my|our)$/.test(word) &&
      words.slice(index + 1, index + 4).some((next) => closeOnes.has(next.replace(/'s$/, ''))),
  );
}

const otherNames = /\b(?:day|eve|week|month|year|night|party|season|sale|friday|monday)$/i;

/** Two to four words with capitals that are no everyday words: "Elon Musk", though also "New York". */
export function isProperName(name: string): boolean {
  return (
    /^\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}[\p{L}\p{M}.'’-]*){1,3}$/u.test(name) &&
    !otherNames.test(name)
  );
}
