import { findEntities } from '../entities.ts';
import { sentencesOf, tokensOf } from '../tells/tokens.ts';
import { numberValue } from './number-value.ts';
import { timesIn } from './times.ts';

/** What is compared, and how it is written. */
export type Spellings = Map<string, string>;

export interface Facts {
  /** Numbers, links, mail addresses, mentions and hashtags. */
  exact: Spellings;
  /** Numbers with the sign of a currency. */
  prices: Spellings;
  /** Other ways to write its times. */
  times: Set<string>;
  /** Words with a capital letter inside a sentence. */
  names: Spellings;
  /** Words whose capital letter may only be that of their sentence. */
  openers: Spellings;
  words: Set<string>;
  /** Those that are also written small: they are no names. */
  small: Set<string>;
}

/** A space that doesn't break a line, or an apostrophe, parts thousands. */
const digits = String.raw`\p{N}+(?:[.,:/٫٬]\p{N}+|h\p{N}{2}(?!\p{N})|[\u{a0}\u{202f}'’]\p{N}{3}(?!\p{N}))*`;
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
    exact.set(numberValue(number), number);
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
    if (currency !== undefined) prices.set(`${numberValue(number)} ${currency}`, written);
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
  return {
    exact: exactIn(text),
    prices: pricesIn(text),
    times: timesIn(text),
    names,
    openers,
    words,
    small,
  };
}
