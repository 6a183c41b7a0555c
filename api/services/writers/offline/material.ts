import { type Kind, kindOf } from '#shared/text/kind.ts';
import type { WritingOrder } from '../writer.ts';
import { lowerTitle, settleCase } from './casing.ts';
import { wordList } from './editor-data.ts';
import { type Fact, mustStand } from './facts.ts';
import { seemsEnglish, wordsOf } from './language.ts';
import { type Tenderness, tendernessOf } from './tenderness.ts';
import { tidy } from './tidy.ts';
import { isImperative, isSentence, splitSentences, type Unit, unitsOf } from './units.ts';

/** The topic itself. */
export interface Head {
  /** Without its full stop. */
  text: string;
  end: '.' | '!' | '?';
  form: 'sentence' | 'phrase';
}

/** What has to stand together: a sentence and those that lean on it. */
export interface Thought {
  units: readonly Unit[];
  /** In every post. */
  must: boolean;
  call: boolean;
}

export interface Material {
  kind: Kind;
  tenderness: Tenderness;
  english: boolean;
  /** Quiet: nothing is added or moved. Sober: nothing is cheered. */
  /** Its topic alone says of what kind it is. */
  plainly: boolean;
  /** The reader is to do something: facts come first. */
  practical: boolean;
  mood: 'free' | 'sober' | 'quiet';
  /** Null where the details say it, and more. */
  head: Head | null;
  thoughts: readonly Thought[];
  /** Where the author gave the very steps or items that the topic promises. */
  items: readonly string[];
}

const news: ReadonlySet<Kind> = new Set(['announcement', 'offer', 'event', 'job']);

/** A mere name with an address, a price or a place and a time is an offer too. */
function isPractical(kind: Kind, units: readonly Unit[]): boolean {
  const has = (fact: Fact) => units.some(({ facts }) => facts.has(fact));
  const priced = units.some(({ facts, sentence }) => facts.has('price') && !sentence);
  const offered = has('contact') || priced || (has('when') && has('where'));
  return news.has(kind) || (kind === 'subject' && offered);
}

const verbal =
  /^(?:just |finally |recently )?(?:\p{L}+ed|got|won|lost|found|ran|quit|made|built|bought|sold|became) /iu;
const sober = wordList('Sober');

function headOf(text: string, kind: Kind): Head {
  const mark = /[.!?]+$/.exec(text)?.[0].at(-1) ?? '';
  const bare = text.replace(/(?<![.!?])[.!?]+$/u, '');
  const asks = kind === 'question' || mark === '?';
  const named = /^(?:event|offer|how-to|list)$/.test(kind);
  const titled = kind === 'list' || (kind === 'story' && /^(?:how|why|what|when) /i.test(bare));
  const reports =
    kind === 'story' && (verbal.test(bare) || !/^(?:my|our|the|from|becoming) /i.test(bare));
  const tells =
    !titled &&
    (kind === 'opinion' ||
      asks ||
      reports ||
      isSentence(bare) ||
      (isImperative(bare) && !named) ||
      (mark === '.' && wordsOf(bare).length > 3));
  const end = asks ? '?' : mark === '!' ? '!' : '.';
  return { text: tells ? bare : lowerTitle(bare), end, form: tells ? 'sentence' : 'phrase' };
}

function stem(word: string): string {
  return word.replace(/'s$/, '').replace(/(?<=\p{L}{3})(?:ing|ed|es|s)$/u, '');
}

const empty =
  /^(?:a|an|the|my|our|we|i|is|are|of|for|in|on|at|to|and|with|new|now|we're|i'm|this|first)$/;

export function contentOf(text: string): Set<string> {
  const words = wordsOf(text).filter((word) => !empty.test(word));
  return new Set(words.map(stem));
}

/** Whether one text says all that another names. */
export function covers(text: string, other: string): boolean {
  const [said, named] = [contentOf(text), contentOf(other)];
  return named.size > 0 && [...named].every((word) => said.has(word));
}

function thoughtsOf(units: readonly Unit[], practical: boolean): Thought[] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (unit.leans && last !== undefined && !last.some(({ call }) => call)) last.push(unit);
    else groups.push([unit]);
  }
  return groups.map((group) => ({
    units: group,
    must: group.some(({ facts, sentence }) => mustStand(facts, practical, sentence)),
    call: group.some(({ call, facts }) => facts.has('contact') || (practical && call)),
  }));
}

const mostItem = 120;

/** A list that the author gave as one, or its items as sentences and notes. */
function itemsOf(units: readonly Unit[], kind: Kind, details: string): string[] {
  if (kind !== 'list' && kind !== 'how-to') return [];
  const given = units.find(({ items }) => items.length > 1);
  if (given) return [...given.items];
  const parts = details
    .trim()
    .replace(/\.$/, '')
    .split(/,\s+(?:and\s+)?/);
  const enumerated =
    !/[.!?;\n]/.test(details.trim().replace(/\.$/, '')) && !isSentence(parts[0] ?? '');
  if (kind === 'list' && parts.length > 2 && enumerated) return parts;
  const able = units.filter(({ call, leans }) => !call && !leans);
  const short = able.every(({ note }) => note.length <= mostItem);
  const alike = kind === 'list' || able.every(({ note }) => isImperative(note));
  const whole = units.every((unit) => unit.call || !unit.leans);
  return able.length > 2 && short && alike && whole ? able.map(({ note }) => note) : [];
}

function moodOf(tenderness: Tenderness, english: boolean, topic: string): Material['mood'] {
  if (!english || tenderness === 'grave' || tenderness === 'violence') return 'quiet';
  if (tenderness !== 'none' || wordsOf(topic).some((word) => sober.has(word))) return 'sober';
  return 'free';
}

/** A mere name remains one, whatever story the details tell. */
function kindIn(topic: string, more: string, english: boolean): Kind {
  if (!english) return 'subject';
  const kind = kindOf(topic, more);
  return kind === 'story' ? kindOf(topic) : kind;
}

/** What the author gave, taken apart. */
export function readMaterial({
  topic,
  details,
}: Pick<WritingOrder, 'topic' | 'details'>): Material {
  const english = seemsEnglish(`${topic}\n${details}`);
  const [line = '', ...lines] = topic.trim().split('\n');
  const tidied = tidy(line) || line;
  const [first = tidied, ...rest] = splitSentences(english ? settleCase(tidied) : tidied);
  const given = [...rest, ...lines, details].join('\n').normalize('NFC').trim();
  const more = english ? settleCase(given) : given;
  const kind = kindIn(topic, more, english);
  const head = headOf(first, kind);
  let units = unitsOf(more);
  const tenderness = tendernessOf(`${topic}\n${details}`);
  const mood = moodOf(tenderness, english, topic);
  const practical = mood !== 'quiet' && isPractical(kind, units);
  const items = itemsOf(units, kind, more);
  if (items.length > 0) units = units.filter(({ call, note }) => call && !items.includes(note));
  const repeated = units.findIndex(
    (unit) => !unit.leans && unit.items.length === 0 && covers(unit.text, head.text),
  );
  const said = units[repeated];
  const replaced =
    english &&
    said?.sentence === true &&
    (head.form === 'phrase' || head.end !== '?') &&
    items.length === 0;
  if (replaced && said !== undefined) units = [said, ...units.filter((unit) => unit !== said)];
  return {
    kind,
    plainly: kindOf(topic) === kind,
    tenderness,
    english,
    mood,
    head: replaced ? null : head,
    practical,
    thoughts: thoughtsOf(units, practical),
    items,
  };
}
