import { type Facts, factsOf, type Spellings } from './facts/facts-of.ts';
import { guessLanguage } from './tells/guess-language.ts';
import { tokensOf } from './tells/tokens.ts';

function missing(from: Spellings, isThere: (key: string) => boolean): string[] {
  return [...from].flatMap(([key, written]) => (isThere(key) ? [] : [written]));
}

/** A price may be said in words; with the sign of another currency it is another one. */
function otherPrices({ prices }: Facts, other: Facts): string[] {
  const priced = new Set([...other.prices.keys()].map((key) => key.split(' ')[0]));
  return missing(prices, (key) => other.prices.has(key) || !priced.has(key.split(' ')[0]));
}

function exactOnlyIn(facts: Facts, other: Facts): string[] {
  const isSaid = (key: string) => other.exact.has(key) || other.times.has(key);
  return [...missing(facts.exact, isSaid), ...otherPrices(facts, other)];
}

function onlyIn(facts: Facts, other: Facts): string[] {
  const names = missing(facts.names, (name) => other.words.has(name));
  return [...exactOnlyIn(facts, other), ...names];
}

/** Whether both say the same numbers, names, links, mentions and hashtags: none lost, none new. */
export function keepsFacts(before: string, after: string): boolean {
  const [was, is] = [factsOf(before), factsOf(after)];
  return onlyIn(was, is).length === 0 && onlyIn(is, was).length === 0;
}

/** Where most words have a capital letter, as in a title, it tells nothing of any. */
function namesTold(source: string): Spellings {
  const lines = source.split('\n').map(factsOf);
  const told = lines.filter(({ names, words }) => names.size <= words.size / 2);
  return new Map(told.flatMap(({ names }) => [...names]));
}

/** Names that only begin sentences, and are known for names by what the author told. */
function openingNames({ openers, small }: Facts, source: string): Spellings {
  const [told, plain] = [namesTold(source), factsOf(source).small];
  const isName = (word: string) => told.has(word) && !small.has(word) && !plain.has(word);
  return new Map([...openers].filter(([word]) => isName(word)));
}

/**
 * Numbers, links, mentions, hashtags and names of a text that another one no longer says, as they stood
 * there. What its author told says which words that begin a sentence are names.
 */
export function lostFacts(before: string, after: string, source = ''): string[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  const opening = missing(openingNames(was, source), (name) => is.words.has(name));
  return [...new Set([...onlyIn(was, is), ...opening])];
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

/** Numbers, links, mentions and names in a text that stand nowhere in what its author gave, as they stand there. */
export function unknownFacts(text: string, source: string): string[] {
  const [said, given] = [factsOf(text), factsOf(source)];
  const facts = exactOnlyIn(said, given).filter((fact) => !/^[#＃]/u.test(fact));
  // In German every noun has a capital letter, which tells nothing.
  if (guessLanguage(tokensOf(text)) === 'de') return facts;
  return [...facts, ...missing(said.names, (name) => isGiven(name, given.words))];
}
