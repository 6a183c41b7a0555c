import {
  askingWords,
  conjunctions,
  determiners,
  fillers,
  finiteVerbs,
  prepositions,
  pronouns,
  vague,
} from '../material/words.ts';

const grammar = [pronouns, determiners, prepositions, conjunctions, askingWords, finiteVerbs];
const longestWord = 22;

/** A name is made of its words; of a sentence only some carry what it is about. */
export type TextKind = 'name' | 'sentence';

function carriesMeaning(word: string, kind: TextKind): boolean {
  const plain = word.toLowerCase().replaceAll('’', "'");
  if (!/^[\p{L}\p{N}]/u.test(word) || /^to$|^not$|n't$|^[\p{N}.]+$/u.test(plain)) return false;
  if (grammar.some((list) => list.has(plain))) return false;
  if (kind === 'sentence' && (fillers.has(plain) || /^\p{Ll}{3,}(?:ly|ed)$/u.test(word)))
    return false;
  return [...plain].length > 1 && [...plain].length <= longestWord;
}

function saysSomething(phrase: readonly string[]): boolean {
  const [only = ''] = phrase;
  return phrase.length > 1 || !vague.has(only.toLowerCase());
}

/** Runs of words that carry meaning, in their order: "growing tomatoes", "balcony". */
export function phrasesOf(text: string, kind: TextKind): string[][] {
  const phrases: string[][] = [];
  for (const clause of text.split(/[.,;:!?…]+(?=\s|$)|[^\p{L}\p{M}\p{N}\s.'’&+-]+|\s[-–]+\s/u)) {
    let run: string[] = [];
    for (const word of [...clause.split(/\s+/), '']) {
      if (carriesMeaning(word, kind)) {
        run.push(word);
        continue;
      }
      if (run.length > 0 && saysSomething(run)) phrases.push(run);
      run = [];
    }
  }
  return phrases;
}

/** The phrases that say most about a text, the best first: words that return, and pairs of words. */
export function rankedPhrases(text: string, kind: TextKind, longest: number): string[][] {
  const phrases = phrasesOf(text, kind).filter((phrase) => phrase.length <= longest);
  const seen = new Map<string, number>();
  for (const word of phrases.flat()) {
    const plain = word.toLowerCase();
    seen.set(plain, (seen.get(plain) ?? 0) + 1);
  }
  return phrases
    .map((phrase, index) => {
      const repeats = phrase.reduce((sum, word) => sum + (seen.get(word.toLowerCase()) ?? 0), 0);
      const pair = phrase.length > 1 ? 1.5 : 0;
      return { phrase, score: repeats / phrase.length + pair - index * 0.1 };
    })
    .sort((one, other) => other.score - one.score)
    .map(({ phrase }) => phrase);
}
