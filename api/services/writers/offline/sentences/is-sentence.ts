import { wordList } from '../editor-data.ts';
import { factsIn } from '../facts.ts';
import { wordsOf } from '../language.ts';

const verbs = wordList('Verbs');
const doubtful = wordList('Nouns or verbs');
const imperatives = wordList('Calls');
const subjects = /^(?:i|we|you|they|he|she|it)$/;
const determined = /^(?:a|an|the|my|our|your|their|his|her|its|this|that|no|any|\d.*)$/;
const behind =
  /^(?:a|an|the|my|our|your|their|his|her|its|this|that|it|us|me|you|them|to|for|in|on|at|from|with|by|until|\d.*)$/;

export function isImperative(text: string): boolean {
  const [first = '', second] = wordsOf(text.replace(/^(?:please|just|simply) /i, ''));
  return imperatives.has(first) && second !== undefined;
}

/** Whether there is a verb in it that makes a sentence. */
export function isSentence(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word, at) => {
    if (/'(?:m|re|ve|ll|d)$|n't$/.test(word) || (at === 0 && verbs.has(word) && word.includes("'")))
      return words.length > 1;
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    if (at > 0 && subjects.test(before) && after !== '') return true;
    if (at === 0 || determined.test(before) || before === 'to') return false;
    if (verbs.has(word)) return after !== '';
    const mayBe = doubtful.has(word) || /\p{L}{3}ed$/u.test(word);
    return mayBe && behind.test(after) && !/^(?:and|or|for|of|in|with)$/.test(before);
  });
}

/** Seven words in a row are hardly a note, whatever their verb. */
export function isLongEnough(text: string): boolean {
  return wordsOf(text).length > 6 && !(text.includes(',') && factsIn(text).size > 1);
}
