import type { Language } from '#shared/rules.ts';
import { typedLanguage } from '../given.ts';
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

/** The others are written with Latin letters. */
const lettersOf: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  bn: /\p{Script=Bengali}/gu,
  el: /\p{Script=Greek}/gu,
  fa: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  ko: /\p{Script=Hangul}/gu,
  th: /\p{Script=Thai}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  zh: /\p{Script=Han}/gu,
};
const latin = /\p{Script=Latin}/gu;

function hasLettersOf(language: Language, text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const letters = lettersOf[language];
  // Names and brands are often Latin elsewhere too.
  if (letters) return count(letters) * 4 >= count(/\p{L}/gu);
  return count(latin) * 2 >= count(/\p{L}/gu);
}

/**
 * Nothing is translated here: a language that is wanted has to be the one that was typed. Many are not told apart, and
 * few words are of none: what may be the wanted one is.
 */
export function mayBeTypedIn(language: Language, typed: Pick<WritingOrder, 'topic' | 'details'>) {
  const guess = typedLanguage(typed);
  const text = `${typed.topic}\n${typed.details}`;
  return (guess === null || guess === language) && hasLettersOf(language, text);
}
