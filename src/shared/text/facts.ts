import { findEntities } from './entities.ts';
import { guessLanguage } from './tells/guess-language.ts';
import { sentencesOf, tokensOf } from './tells/tokens.ts';

/** What is compared, and how it is written. */
type Spellings = Map<string, string>;

export interface Facts {
  /** Numbers, links, mail addresses, mentions and hashtags. */
  exact: Spellings;
  /** Numbers with the sign of a currency. */
  prices: Spellings;
  /** Words with a capital letter inside a sentence. */
  names: Spellings;
  /** Words whose capital letter may only be that of their sentence. */
  openers: Spellings;
  words: Set<string>;
  /** Those that are also written small: they are no names. */
  small: Set<string>;
}

const digits = String.raw`\p{N}+(?:[.,:/]\p{N}+)*`;
const numbers = new RegExp(
  String.raw`(?:(?<sign>\p{Sc})\s?)?(?<number>${digits})(?:\s?(?<after>\p{Sc})(?!\s?\p{N}))?`,
  'gu',
);
const mailAddresses =
  /(?<![\p{L}\p{N}.+_-])[\p{L}\p{N}.+_-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Whoever answers for a path may tell its letters apart; nobody does for a host. */
const host = /^(?:https?:\/\/)?[^/?#]*/i;
/** "I'm" is nobody's name. */
const notNames = /^(?:i|i'm|i've|i'd|i'll)$/;

function exactIn(text: string): Spellings {
  const exact: Spellings = new Map();
  for (const { groups } of text.matchAll(numbers)) {
    const { number = '' } = groups ?? {};
    exact.set(number, number);
  }
  for (const [address] of text.matchAll(mailAddresses)) exact.set(address.toLowerCase(), address);
  for (const { kind, start, end } of findEntities(text)) {
    const written = text.slice(start, end);
    const isLink = kind === 'link';
    const key = isLink
      ? written.replace(host, (name) => name.toLowerCase())
      : written.toLowerCase();
    exact.set(key, written);
  }
  return exact;
}

function pricesIn(text: string): Spellings {
  const prices: Spellings = new Map();
  for (const { 0: written, groups } of text.matchAll(numbers)) {
    const { sign, after, number = '' } = groups ?? {};
    const currency = sign ?? after;
    if (currency !== undefined) prices.set(`${number} ${currency}`, written);
  }
  return prices;
}

export function factsOf(text: string): Facts {
  // The parts of a mail address are no words.
  const tokens = tokensOf(text.replace(mailAddresses, (address) => ' '.repeat(address.length)));
  const opens = new Set(sentencesOf(tokens).map(({ first }) => first));
  const names: Spellings = new Map();
  const openers: Spellings = new Map();
  const words = new Set<string>();
  const small = new Set<string>();
  tokens.forEach(({ kind, text: word, start, end }, at) => {
    if (kind !== 'word') return;
    words.add(word);
    const written = text.slice(start, end);
    const isName = opens.has(at) ? /.\p{Lu}/u.test(written) : /^\p{Lu}/u.test(written);
    if (isName && !notNames.test(word)) names.set(word, written);
    else if (/^\p{Lu}/u.test(written)) openers.set(word, written);
    else small.add(word);
  });
  return { exact: exactIn(text), prices: pricesIn(text), names, openers, words, small };
}

function missing(from: Spellings, isThere: (key: string) => boolean): string[] {
  return [...from].flatMap(([key, written]) => (isThere(key) ? [] : [written]));
}

/** A price may be said in words; with the sign of another currency it is another one. */
function otherPrices({ prices }: Facts, other: Facts): string[] {
  const priced = new Set([...other.prices.keys()].map((key) => key.split(' ')[0]));
  return missing(prices, (key) => other.prices.has(key) || !priced.has(key.split(' ')[0]));
}

function exactOnlyIn(facts: Facts, other: Facts): string[] {
  return [...missing(facts.exact, (key) => other.exact.has(key)), ...otherPrices(facts, other)];
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
