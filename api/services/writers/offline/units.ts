import { upperFirst } from './casing.ts';
import { asksToAct, type Fact, factsIn } from './facts.ts';
import { ended, endsInAddress } from './sentences/endings.ts';
import { isImperative, isLongEnough, isSentence } from './sentences/is-sentence.ts';
import { splitSentences } from './sentences/split-sentences.ts';
import { forReaders } from './writers-notes.ts';

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

function unitOf(text: string, line: number, empty = 0): Unit {
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

function listOf({ intro, items, numbered }: List, line: number): Unit {
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

const bullet = /^\s*(?:[-*•–▪✓✔]|\d{1,2}[.)])\s+(?=\S)/u;

/** Takes the author's text apart; nothing in it is lost. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let items: string[] = [];
  let intro = '';
  let numbered = false;
  const closeList = (at: number) => {
    const [only = '', ...others] = items;
    // "- Maureen" below a text is a signature.
    if (only !== '' && others.length === 0 && intro === '') {
      units.push({ ...unitOf(only, at), text: `– ${only}` });
    } else if (items.length > 0) units.push(listOf({ intro, items, numbered }, at));
    else if (intro !== '') units.push(unitOf(intro, at));
    [items, intro] = [[], ''];
  };
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  // Lines below each other end as the author ends them.
  const rows = lines.filter(Boolean).length > 2;
  let empty = 0;
  for (const [at, line] of lines.entries()) {
    const item = line.replace(bullet, '');
    if (item !== line && !(items.length > 1 && !item.includes(' ') && endsInAddress(item))) {
      numbered = /^\d/.test(line);
      const said = splitSentences(forReaders(item));
      const begun = said.map((one) => (one.startsWith('(') ? one : upperFirst(one)));
      if (begun.length > 0) items.push(begun.join(' '));
      continue;
    }
    if (line === '') empty += 1;
    if (line === '') continue;
    closeList(at - 1);
    if (line.endsWith(':')) intro = upperFirst(line);
    const pieces = intro ? [] : splitSentences(item).flatMap((one) => one.split(/ ?[;|] /));
    const said = pieces.map(forReaders).filter((one) => /[\p{L}\p{N}]/u.test(one));
    for (const [of, one] of said.entries()) {
      const unit = unitOf(one.trim(), at, empty);
      const typed = rows && of === said.length - 1;
      units.push(typed ? { ...unit, text: upperFirst(one.trim()) } : unit);
    }
  }
  closeList(lines.length);
  return units;
}
