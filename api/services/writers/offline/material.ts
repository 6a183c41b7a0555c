import type { Kind } from '#shared/text/kind.ts';
import { kindOf } from '#shared/text/kinds/kind-of.ts';
import type { WritingOrder } from '../writer.ts';
import { settleCase } from './casing.ts';
import type { Fact } from './facts.ts';
import { type Head, headOf, news } from './head.ts';
import { seemsEnglish } from './language.ts';
import { withoutEcho, withoutRepeat } from './material/echo.ts';
import { type Told, toldOf } from './material/told.ts';
import { isImperative, isSentence } from './sentences/is-sentence.ts';
import { splitSentences } from './sentences/split-sentences.ts';
import { type Tenderness, tendernessOf } from './tenderness.ts';
import { tidy } from './tidy.ts';
import type { Unit } from './unit.ts';
import { unitsOf } from './units.ts';
import { isPast } from './weight.ts';

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

const mostItem = 120;

/** A list that the author gave as one, or its items as sentences and notes. */
function itemsOf(
  units: readonly Unit[],
  { kind, details, english }: { kind: Kind; details: string; english: boolean },
): string[] {
  if (kind !== 'list' && kind !== 'how-to') return [];
  const given = units.find(({ items }) => items.length > 1);
  // Between sentences it stays where the author put it.
  if (given) return units.every((unit) => unit === given || unit.call) ? [...given.items] : [];
  const row = details.trim().replace(/\.$/, '');
  // Which words of another language begin a sentence is not known here: its rows are lists where they are given as such.
  if (!english) return [];
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
  const likely = english ? 'en' : null;
  const kind = kindOf(topic, more, likely);
  return kind === 'story' ? kindOf(topic, '', likely) : kind;
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
  const solemn = tenderness === 'grave' || tenderness === 'violence';
  const quiet = !english || solemn;
  let units = unitsOf(details);
  const practical = !solemn && (english ? isPractical(kind, units) : news.has(kind));
  const items = itemsOf(units, { kind, details, english });
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
