import { upperFirst } from './casing.ts';
import { asksToAct, type Fact, factsIn } from './facts.ts';
import { ended, endsInAddress } from './sentences/endings.ts';
import { isImperative, isLongEnough, isSentence } from './sentences/is-sentence.ts';

/** One thing the author said: a sentence, a note without a verb, or a list with what leads to it. */
export interface Unit {
  /** As it stands among sentences. */
  text: string;
  /** As an item of a list. */
  note: string;
  sentence: boolean;
  items: readonly string[];
  facts: ReadonlySet<Fact>;
  call: boolean;
  /** A mere address or number, which needs a line of its own. */
  bare: boolean;
  /** On which line the author wrote it, and behind how many empty ones. */
  line: number;
  empty: number;
  /** It says "it" or "so" of what stands before it, and cannot open a post. */
  leans: boolean;
}
const leaning =
  /^(?:(?:reason|why|note|ps|update|result|bonus|example|meaning):|ours|mine|it|its|it's|it'll|they|they're|their|them|he|he's|his|she|she's|her|him|this(?! (?:week|month|year|summer|winter|spring|autumn|fall|morning|sunday|saturday|friday|monday|tuesday|wednesday|thursday|time)\b)|that|that's|these|those|so|but|and|or|because|then|also|instead|which|both|neither|there(?! (?:is|are|will)\b)|after that|since then|however|still|even|the (?:other|rest|second|same|others|latter)|another|others|one of (?:them|us|those)|not|yet|plus|otherwise|by then|afterwards|later|finally|until then|turns out|same|except|too)(?<=:|\p{L}\b)(?!\p{L})/iu;

export function unitOf(text: string, line: number, empty = 0): Unit {
  const note = text
    .replace(/(?<![.,;])[.,;]+$/u, '')
    .replace(/^code:? (?=["“]?[A-Z0-9]{3})/iu, 'use code ');
  return {
    text: ended(upperFirst(endsInAddress(note) || note.startsWith('use code') ? note : text)),
    note,
    sentence: isSentence(text) || isImperative(text) || isLongEnough(text),
    items: [],
    facts: factsIn(text),
    call: asksToAct(text) || /^(?:[^\s@]+@[^\s@]+|https?:\S+|www\.\S+)$/i.test(text),
    bare: !/\s/.test(note) && endsInAddress(note),
    line,
    empty,
    leans: leaning.test(text),
  };
}

interface List {
  intro: string;
  items: readonly string[];
  numbered: boolean;
}

export function listOf({ intro, items, numbered }: List, line: number): Unit {
  const rows = items.map((item, at) => `${numbered ? `${at + 1}.` : '•'} ${item}`);
  const text = [intro, ...rows].filter(Boolean).join('\n');
  return {
    ...unitOf(text, line),
    text,
    note: text,
    sentence: true,
    items,
    call: false,
    leans: false,
  };
}
