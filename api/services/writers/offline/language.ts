import type { Language } from '#shared/rules.ts';
import { guessLanguage } from '#shared/text/tells/guess-language.ts';
import { tokensOf } from '#shared/text/tells/tokens.ts';
import type { WritingOrder } from '../writer.ts';
import { wordList } from './editor-data.ts';

const english = wordList('English');
const foreign = wordList('Other languages');

export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return plain.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'&+-]*/gu) ?? [];
}

/** Whether English words may stand beside what the author wrote. */
export function seemsEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin * 2 < letters.length) return false;
  const words = wordsOf(text);
  const ours = words.filter((word) => english.has(word)).length;
  const theirs = words.filter((word) => foreign.has(word)).length;
  if (theirs > ours) return false;
  // A short text may hold none of either, and "in" is more than one language's.
  return !/[äöüßñąęłśżźčěřšžåæøğışçãõ¿¡]/iu.test(text) || ours * 3 > words.length;
}

/** Whether one of the words stands in the text. */
export function says(text: string, words: readonly string[]): boolean {
  const said = ` ${wordsOf(text).join(' ')} `;
  return words.some((word) => said.includes(` ${wordsOf(word).join(' ')} `));
}

/** Nothing is translated here: a language that is wanted has to be the one that was typed. */
export function isTypedIn(
  language: Language,
  { topic, details }: Pick<WritingOrder, 'topic' | 'details'>,
) {
  return guessLanguage(tokensOf(`${topic}\n${details}`)) === language;
}
