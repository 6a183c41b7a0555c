import {
  activities,
  askingWords,
  calls,
  conjunctions,
  determiners,
  doubtfulActivities,
  doubtfulVerbs,
  fillers,
  finiteVerbs,
  prepositions,
  pronouns,
  vague,
} from '../material/words.ts';
import { isGerund } from './gerund.ts';

const grammar = [pronouns, determiners, prepositions, conjunctions, askingWords, finiteVerbs];
const longestWord = 22;

/** A name is made of its words; of a sentence only some carry what it is about. */
export type TextKind = 'name' | 'sentence';

/** A run of words that carry meaning, and the words on either side of it; empty at the clause's end. */
export interface Run {
  words: string[];
  before: string;
  after: string;
  /** Whether it follows the verb that opens a question: "why do startups fail". */
  asked: boolean;
}

function plainOf(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

const lyNouns = new Set(
  'family italy sicily emily july supply assembly jelly butterfly'.split(' '),
);

/** "quickly", "Mostly", "started" */
function isManner(word: string): boolean {
  if (/^\p{L}{3,}ly$/u.test(word)) return !lyNouns.has(plainOf(word));
  return /^\p{Ll}{3,}ed$/u.test(word);
}

function carriesMeaning(word: string, kind: TextKind): boolean {
  const plain = plainOf(word);
  if (!/^[\p{L}\p{N}]/u.test(word) || /^to$|^not$|n't$|^[\p{N}.]+$/u.test(plain)) return false;
  const wins = kind === 'name' && doubtfulVerbs.has(plain) && /s$/.test(plain);
  if (!wins && grammar.some((list) => list.has(plain))) return false;
  if (kind === 'sentence' && (fillers.has(plain) || isManner(word))) return false;
  return [...plain].length > 1 && [...plain].length <= longestWord;
}

function saysSomething(words: readonly string[]): boolean {
  const [only = ''] = words;
  return words.length > 1 || !vague.has(only.toLowerCase());
}

/** In a sentence only its place shows that a word is a noun: "a barista", "why do startups fail". */
function standsAsNoun({ words, before, after, asked }: Run): boolean {
  const [first = ''] = words;
  const plain = plainOf(first);
  if (words.length === 1 && isGerund(plain)) return false;
  // Of "team lead" the second word may count as a verb, and "team" alone is another thing.
  if (doubtfulActivities.has(plainOf(after)) && !finiteVerbs.has(plainOf(after))) return false;
  if (before === 'to') return /^\p{Lu}/u.test(first);
  if (determiners.has(before) || prepositions.has(before) || /^\p{N}+$/u.test(before)) return true;
  const verbFollows = finiteVerbs.has(plainOf(after)) || fillers.has(plainOf(after));
  // "why do cats purr" may end in a verb that no list knows.
  if (asked) return after !== '' && (verbFollows || !/^(?:do|does|did)$/.test(before));
  if (before !== '' && before !== 'and') return false;
  if (activities.has(plain) || calls.has(plain) || isGerund(plain)) return false;
  if (words.length === 1 && /s$/.test(plain) && fillers.has(plainOf(after))) return true;
  return after === '' || prepositions.has(plainOf(after)) || finiteVerbs.has(plainOf(after));
}

const opening = new Set(
  'is are was were do does did can will should could would has have'.split(' '),
);

function opens(earlier: readonly string[]): boolean {
  return (
    earlier.length === 0 || (earlier.length === 1 && askingWords.has(plainOf(earlier[0] ?? '')))
  );
}

function clausesOf(text: string): string[] {
  const parts = text.split(/(?<![.,;:!?…])[.,;:!?…]+(?=\s|$)|\s[-–]+\s/u);
  return parts.flatMap((part) => part.split(/[^\p{L}\p{M}\p{N}\s.'’&+-]+/u));
}

/** Runs of words that carry meaning, in their order: "growing tomatoes", "balcony". */
export function runsOf(text: string, kind: TextKind): Run[] {
  const runs: Run[] = [];
  for (const clause of clausesOf(text)) {
    let words: string[] = [];
    let before = '';
    let asked = false;
    const clauseWords = clause.split(/\s+/).filter((part) => part !== '');
    for (const [index, word] of [...clauseWords, ''].entries()) {
      if (carriesMeaning(word, kind)) {
        words.push(word);
        continue;
      }
      if (words.length > 0 && saysSomething(words)) {
        runs.push({ words, before, after: word, asked });
      }
      words = [];
      before = plainOf(word);
      asked = opening.has(before) && opens(clauseWords.slice(0, index));
    }
  }
  // "plants that survive anything" is about plants.
  if (kind === 'name') return runs.filter(({ before }) => !/^(?:that|who|which)$/.test(before));
  return runs.filter(standsAsNoun);
}

/** The runs that say most about a text, the best first: words that return, and pairs of words. */
export function rankedRuns(text: string, kind: TextKind, longest: number): Run[] {
  const runs = runsOf(text, kind).filter(({ words }) => words.length <= longest);
  const seen = new Map<string, number>();
  for (const word of runs.flatMap(({ words }) => words)) {
    seen.set(plainOf(word), (seen.get(plainOf(word)) ?? 0) + 1);
  }
  return runs
    .map((run, index) => {
      const repeats = run.words.reduce((sum, word) => sum + (seen.get(plainOf(word)) ?? 0), 0);
      const pair = run.words.length > 1 ? 1.5 : 0;
      const owned = /^(?:my|our)$/.test(run.before) ? 0.5 : 0;
      return { run, score: repeats / run.words.length + pair + owned - index * 0.1 };
    })
    .sort((one, other) => other.score - one.score)
    .map(({ run }) => run);
}
