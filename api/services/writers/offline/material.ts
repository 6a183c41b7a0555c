import { type Kind, kindOf } from '#shared/text/kind.ts';
import type { WritingOrder } from '../writer.ts';
import { settleCase, upperFirst } from './casing.ts';
import type { Fact } from './facts.ts';
import { type Head, headOf, news } from './head.ts';
import { seemsEnglish, wordsOf } from './language.ts';
import { type Tenderness, tendernessOf } from './tenderness.ts';
import { tidy } from './tidy.ts';
import { isImperative, isSentence, splitSentences, type Unit, unitsOf } from './units.ts';
import { isPast, type Setting, type Weight, weightOf } from './weight.ts';

/** A sentence of the author's, and how much it matters. */
export interface Told {
  unit: Unit;
  weight: Weight;
  /** What it speaks of, without which it says nothing. */
  on: Told | null;
}

export interface Material {
  kind: Kind;
  tenderness: Tenderness;
  english: boolean;
  /** The reader is to do something: facts come first. */
  practical: boolean;
  /** Nothing is added or left out. */
  quiet: boolean;
  /** Null where the details say it, and more. */
  head: Head | null;
  told: readonly Told[];
  /** Where the author gave the very steps or items that the topic promises. */
  items: readonly string[];
}

/** A mere name with an address, a price or a place and a time is an offer too. */
function isPractical(kind: Kind, units: readonly Unit[]): boolean {
  const ahead = units.filter(({ text }) => !isPast(text));
  const has = (fact: Fact) => ahead.some(({ facts }) => facts.has(fact));
  const priced = units.some(({ facts, sentence }) => facts.has('price') && !sentence);
  const offered =
    has('contact') || priced || (has('when') && (has('where') || has('how') || has('end')));
  return news.has(kind) || (kind === 'subject' && offered);
}

/** Words that say nothing new where two lines speak of the same; every job is looked for in one of these ways. */
const empty =
  /^(?:a|an|the|my|our|we|i|is|are|be|been|go|goes|going|come|comes|coming|of|for|in|on|at|to|and|with|new|now|we're|i'm|i've|we've|this|first|things?|looking|seeking|hiring|wanted|needs?|needed)$/;

function contentOf(text: string): Set<string> {
  const words = wordsOf(text).filter((word) => !empty.test(word));
  const stem = (word: string) => word.replace(/'s$|(?<=\p{L}{3})(?:ing|ed|es|s)$/u, '');
  const shortened = words.map((word) => word.replace(/^street$/, 'st').replace(/^road$/, 'rd'));
  return new Set(shortened.map(stem));
}

/** How much of what the other names the one says: all of it is 1. */
function shareSaid(text: string, other: string): number {
  const [said, wanted] = [contentOf(text), [...contentOf(other)]];
  return wanted.length === 0 ? 0 : wanted.filter((word) => said.has(word)).length / wanted.length;
}

const covers = (text: string, other: string) => shareSaid(text, other) === 1;

/** A mere title half of which is said again stutters; a number in it is a fact. */
function stutters({ form }: Head, first: string, named: string): boolean {
  return form === 'phrase' && !/\d/.test(named) && shareSaid(first, named) >= 0.5;
}

/** Nothing is said twice: of a topic and a sentence that says as much, the fuller one stays. */
function withoutEcho(head: Head, units: readonly Unit[]): { head: Head | null; units: Unit[] } {
  const fresh = units.filter(({ text, items }) => items.length > 0 || !covers(head.text, text));
  const [first, ...rest] = fresh;
  const [, label = '', named = head.text] = /^([^:]+: )(.+)$/.exec(head.text) ?? [];
  const asks = head.form === 'sentence' && head.end === '?';
  if (first === undefined || asks || first.leans || first.items.length > 0) {
    return { head, units: fresh };
  }
  const opens = fresh.slice(0, 2).filter(({ items }) => items.length === 0);
  const opening = opens.map(({ text }) => text).join(' ');
  if (!covers(opening, named) && !stutters(head, opening, named)) return { head, units: fresh };
  const text = label === '' ? first.text : upperFirst(label) + first.text;
  return { head: null, units: [{ ...first, text }, ...rest] };
}

/** In a language whose words are not known here, only what begins with the topic repeats it. */
function withoutRepeat(head: Head, units: readonly Unit[]): { head: Head | null; units: Unit[] } {
  const [first] = units;
  const again = first?.text.toLowerCase().startsWith(head.text.toLowerCase());
  return { head: again && first?.items.length === 0 ? null : head, units: [...units] };
}

const someone = /\b(?:she|he|her|his|him|hers)\b/i;
const firstWord = ({ text }: Unit) => wordsOf(text)[0];

/** Two sentences about the same "she" lean on the one before both. */
function supportOf(unit: Unit, before: Told | undefined): Told | null {
  const leans = unit.leans || someone.test(unit.text);
  if (!leans || before === undefined || before.unit.call) return null;
  const same = before.unit.leans && firstWord(before.unit) === firstWord(unit);
  return same ? before.on : before;
}

/** People type first what matters most, also what no pattern knows for a place or a name. */
const early = 3;

/** A list, or else the first, says what it is about, and a story ends on its last. */
function toldOf(units: readonly Unit[], setting: Omit<Setting, 'known'>, quiet: boolean): Told[] {
  const all: Told[] = [];
  const known = new Set<Fact>();
  const isList = ({ items }: Unit) => items.length > 1;
  const first = Math.max(0, units.findIndex(isList));
  for (const [at, unit] of units.entries()) {
    const last = !setting.practical && at === units.length - 1;
    const edge = at === first || last || isList(unit);
    const own = edge || quiet ? 'needed' : weightOf(unit, { ...setting, known });
    const weight = setting.practical && at < early && own !== 'needed' ? 'useful' : own;
    all.push({ unit, weight, on: supportOf(unit, all.at(-1)) });
    for (const fact of unit.facts) known.add(fact);
  }
  return all;
}

const mostItem = 120;

/** A list that the author gave as one, or its items as sentences and notes. */
function itemsOf(units: readonly Unit[], kind: Kind, details: string): string[] {
  if (kind !== 'list' && kind !== 'how-to') return [];
  const given = units.find(({ items }) => items.length > 1);
  // Between sentences it stays where the author put it.
  if (given) return units.every((unit) => unit === given || unit.call) ? [...given.items] : [];
  const row = details.trim().replace(/\.$/, '');
  const parts = row.split(/,\s+(?:and\s+)?/);
  const enumerated = !/[.!?;\n]/.test(row) && !isSentence(parts[0] ?? '');
  if (kind === 'list' && parts.length > 2 && enumerated) return parts;
  const able = units.filter(({ call }) => !call);
  const apt = ({ note, leans }: Unit) =>
    !leans && note.length <= mostItem && (kind === 'list' || isImperative(note));
  return able.length > 2 && able.every(apt) ? able.map(({ note }) => note) : [];
}

/** A mere name remains one, whatever story the details tell. */
function kindIn(topic: string, more: string, english: boolean): Kind {
  if (!english) return 'subject';
  const kind = kindOf(topic, more);
  return kind === 'story' ? kindOf(topic) : kind;
}

/** What the author gave, taken apart. */
export function readMaterial(given: Pick<WritingOrder, 'topic' | 'details'>): Material {
  const topic = given.topic.trim();
  const all = `${topic}\n${given.details}`;
  const english = seemsEnglish(all);
  const spelled = english ? settleCase : (text: string) => text;
  const [line = '', ...lines] = topic.split('\n');
  const tidied = spelled(tidy(line) || line);
  const [first = tidied, ...rest] = splitSentences(tidied);
  const more = [...lines, given.details].join('\n').normalize('NFC').trim();
  const details = spelled([...rest, more].join(/^(?:[-*•–]|\d)/.test(more) ? '\n' : ' ').trim());
  const kind = kindIn(tidied, details, english);
  const head = headOf(first, kind, english);
  const tenderness = tendernessOf(all);
  const quiet = !english || tenderness === 'grave' || tenderness === 'violence';
  let units = unitsOf(details);
  const practical = !quiet && isPractical(kind, units);
  const items = itemsOf(units, kind, details);
  if (items.length > 0) units = units.filter(({ call, note }) => call && !items.includes(note));
  const narrated = kind === 'story' || kind === 'opinion' || kind === 'question';
  const once = english ? withoutEcho(head, units) : withoutRepeat(head, units);
  return {
    kind,
    tenderness,
    english,
    quiet,
    head: once.head,
    practical,
    told: toldOf(once.units, { practical, narrated }, quiet),
    items,
  };
}
