import { graphemesOf } from '#shared/text/graphemes.ts';
import {
  askingWords,
  countables,
  determiners,
  everydayWords,
  prepositions,
} from '../material/words.ts';
import { lowerFirst, lowerTitle, upperFirst } from './casing.ts';
import { wordsOf } from './form.ts';
import { gerund, isGerund } from './gerund.ts';
import { type Run, rankedRuns, type TextKind } from './key-phrases.ts';
import { withoutLinks } from './links.ts';

export const longestName = 90;
export const longestBrief = 36;
const longestForeignBrief = 14;
const longestSymbols = 6;
export const unnamed = 'this';

export function quoted(text: string): string {
  return `“${text.replace(/[“”"]/gu, "'")}”`;
}

export function usesOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin * 2 < letters;
}

/** "product launch" needs an article inside a sentence, "coffee" and "startups" do not. */
function withArticle(name: string): string {
  const words = wordsOf(name);
  const end = words.findIndex((word) => prepositions.has(word) || word === 'and');
  const head = words.at(end === -1 ? -1 : end - 1);
  const first = words[0] ?? '';
  if (/^(?:(?:best|worst|biggest)|(?:first|last) (?:days?|weeks?|chance|call)) \p{L}/u.test(name)) {
    return `the ${name}`;
  }
  if (end === 0 || head === undefined || !countables.has(head)) return name;
  if (determiners.has(first) || askingWords.has(first) || /\p{N}|'s$/u.test(first)) return name;
  if (isGerund(first) && !everydayWords.has(first)) return name;
  return /^\p{Ll}/u.test(name) ? `the ${name}` : name;
}

/** "the question of why startups fail"; what the author tells of stands as a title instead. */
function asked(clause: string): string {
  const told = /^(?:when|\S+ (?:i|we|my|our)\b)/i.test(clause);
  return told ? quoted(upperFirst(clause)) : `the question of ${clause}`;
}

/** A phrase as it stands inside a sentence; in quotes where it would break the sentence. */
export function nameOf(phrase: string): string {
  const typed = phrase.replace(/(?<!\b\p{L}|[.!])[.!]+$/u, '');
  const plain = lowerFirst(lowerTitle(typed));
  const likeSentence = /^\p{Lu}\p{Ll}* \p{Ll}/u.test(plain) && wordsOf(plain).length > 5;
  if (likeSentence || /[:;!?]\s|\s[–—-]\s|^["“]/u.test(plain)) return quoted(typed);
  return askingWords.has(wordsOf(plain)[0] ?? '') ? asked(plain) : withArticle(plain);
}

/** "How to grow tomatoes" and "grow tomatoes" are both about growing tomatoes. */
export function activityOf(phrase: string): string {
  const words = phrase.replace(/(?<![.!?])[.!?]+$/, '').split(' ');
  const rest = words[0]?.toLowerCase() === 'how' ? words.slice(2) : words;
  const negated = rest[0]?.toLowerCase() === 'not';
  const [verb = '', ...object] = negated ? rest.slice(1) : rest;
  return [...(negated ? ['not'] : []), gerund(verb.toLowerCase()), ...object].join(' ');
}

function beginning(text: string, graphemes: number): string {
  const all = [...graphemesOf(text)].map(({ segment }) => segment);
  return all.length <= graphemes ? text : `${all.slice(0, graphemes).join('').trim()}…`;
}

/** Emoji stand in a sentence as they are; other signs say nothing that could be repeated. */
export function symbolsOf(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return unnamed;
  return beginning(text, longestSymbols).replace('…', '');
}

function namesThing({ words }: Run): boolean {
  return words.length > 1 || !isGerund(words[0]?.toLowerCase() ?? '');
}

/** "our new app", "the bakery"; nothing where one cannot know whether an article belongs there. */
function runName({ words, before }: Run, kind: TextKind): string | null {
  const name = lowerFirst(lowerTitle(words.join(' ')));
  if ((name.length < 3 && !/^\p{Lu}+$/u.test(name)) || name.length > longestBrief) return null;
  if (kind === 'sentence' && /^(?:my|our|the)$/.test(before)) return `${before} ${name}`;
  const counted = countables.has(words.at(-1)?.toLowerCase() ?? '');
  if (kind === 'sentence' && /^(?:an?|this|that|each|every)$/.test(before) && !counted) return null;
  return withArticle(name);
}

/** A name short enough for any post: what the text keeps coming back to. */
export function briefName(text: string, kind: TextKind): string {
  if (usesOtherScript(text)) {
    const clause = text.split(/[\p{P}\s]+/u).find((part) => part !== '') ?? text;
    return quoted(beginning(clause, longestForeignBrief));
  }
  const runs = rankedRuns(withoutLinks(text), kind, 3);
  for (const run of [...runs.filter(namesThing), ...runs]) {
    const name = runName(run, kind);
    if (name !== null) return name;
  }
  return unnamed;
}
