import { findEntities } from './entities.ts';
import { guessLanguage } from './tells/guess-language.ts';
import { sentencesOf, tokensOf } from './tells/tokens.ts';

interface Facts {
  /** Numbers, links, mentions and hashtags as they stand, in small letters. */
  exact: Set<string>;
  /** Words with a capital letter inside a sentence. */
  names: Set<string>;
  words: Set<string>;
}

const number = /\p{N}+(?:[.,:/]\p{N}+)*/gu;
/** "I'm" is nobody's name. */
const notNames = /^(?:i|i'm|i've|i'd|i'll)$/;

function factsOf(text: string): Facts {
  const tokens = tokensOf(text);
  const opens = new Set(sentencesOf(tokens).map(({ first }) => first));
  const names = new Set<string>();
  const words = new Set<string>();
  tokens.forEach(({ kind, text: word, start }, at) => {
    if (kind !== 'word') return;
    words.add(word);
    const written = text.slice(start, start + word.length);
    const isName = opens.has(at) ? /.\p{Lu}/u.test(written) : /^\p{Lu}/u.test(written);
    if (isName && !notNames.test(word)) names.add(word);
  });
  const exact = new Set(text.match(number) ?? []);
  for (const { start, end } of findEntities(text)) exact.add(text.slice(start, end).toLowerCase());
  return { exact, names, words };
}

function isWithin(facts: Facts, other: Facts): boolean {
  return (
    [...facts.exact].every((fact) => other.exact.has(fact)) &&
    [...facts.names].every((name) => other.words.has(name))
  );
}

/** Whether both say the same numbers, names, links, mentions and hashtags: none lost, none new. */
export function keepsFacts(before: string, after: string): boolean {
  const [was, is] = [factsOf(before), factsOf(after)];
  return isWithin(was, is) && isWithin(is, was);
}

function asWritten(fact: string, text: string): string {
  const at = text.toLowerCase().indexOf(fact);
  return at < 0 ? fact : text.slice(at, at + fact.length);
}

/** Numbers, links, mentions, hashtags and names of a text that another one no longer says, as they stood there. */
export function lostFacts(before: string, after: string): string[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  const exact = [...was.exact].filter((fact) => !is.exact.has(fact));
  const names = [...was.names].filter((name) => !is.words.has(name));
  return [...exact, ...names].map((fact) => asWritten(fact, before));
}

/** "Dec" and "thurs" are said in full, and "Sal" has something. */
const shortestShortForm = 3;

function isGiven(name: string, words: ReadonlySet<string>): boolean {
  const plain = name.replace(/['’]s$/u, '');
  if (words.has(name) || words.has(plain)) return true;
  for (let end = shortestShortForm; end < plain.length; end += 1) {
    if (words.has(plain.slice(0, end))) return true;
  }
  return false;
}

/** Numbers, links, mentions and names in a text that stand nowhere in what its author gave. */
export function unknownFacts(text: string, source: string): string[] {
  const [said, given] = [factsOf(text), factsOf(source)];
  const facts = [...said.exact].filter((fact) => !/^[#＃]/u.test(fact) && !given.exact.has(fact));
  // In German every noun has a capital letter, which tells nothing.
  if (guessLanguage(tokensOf(text)) === 'de') return facts;
  return [...facts, ...[...said.names].filter((name) => !isGiven(name, given.words))];
}
