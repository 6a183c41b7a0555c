import type { Shape } from '#shared/rules.ts';
import type { Kind } from '#shared/text/kind.ts';
import { lowerFirst, upperFirst } from './casing.ts';
import { frameLines } from './editor-data.ts';
import type { Fact } from './facts.ts';
import type { Head } from './material.ts';
import { ended, type Unit } from './units.ts';

/** What a post says, in its order. */
export interface Parts {
  opener: string;
  /** Before the topic. */
  hook: readonly Unit[];
  head: Head | null;
  /** The topic closes the post. */
  headLast: boolean;
  /** The topic is a name, and the hook goes on with it. */
  led: boolean;
  body: readonly Unit[];
  /** Facts without a verb, set together. */
  notes: readonly Unit[];
  calls: readonly Unit[];
  items: readonly string[];
  kind: Kind;
  english: boolean;
  quiet: boolean;
  emoji: string;
}

const signs = new Map(
  frameLines('Signs').map((line) => line.slice(2).split(' ') as [string, string]),
);

export function signOf(name: string): string {
  return signs.get(name) ?? '';
}

function sentences(units: readonly Unit[]): string {
  let text = '';
  for (const { text: next, items } of units) {
    const apart = items.length > 0 || text.includes('\n• ');
    text += text === '' ? next : `${apart ? '\n' : ' '}${next}`;
  }
  return text;
}

const longestRow = 110;
const longestNote = 32;

/** "Saturday 10am, the Old Mill, £45": loose notes in one row where that stays readable. */
function rowOf(notes: readonly Unit[], begin = upperFirst): string {
  const rows: string[] = [];
  let open = false;
  for (const { note, loose } of notes) {
    const short = loose && note.length <= longestNote;
    const last = rows.at(-1) ?? '';
    if (open && short && last.length + note.length < longestRow) {
      rows.splice(-1, 1, `${last}, ${lowerFirst(note)}`);
    } else rows.push(rows.length > 0 ? upperFirst(note) : begin(note));
    open = short;
  }
  return rows.map((row) => ended(row)).join(' ');
}

const fewest = 3;
const marked: readonly Fact[] = ['where', 'when', 'price'];

function block(notes: readonly Unit[], { kind, quiet }: Parts, shape: Shape): string {
  if (notes.length < fewest) return rowOf(notes);
  const marks = notes.map(({ facts }) => {
    const mark = marked.find((fact) => facts.has(fact)) ?? '';
    return signOf(`${kind}-${mark}`) || signOf(mark);
  });
  const pictured =
    shape === 'caption' && !quiet && !marks.includes('') && new Set(marks).size === marks.length;
  return notes
    .map(({ note }, at) => `${pictured ? marks[at] : '•'} ${upperFirst(note)}`)
    .join('\n');
}

function headSentence({ text, end }: Head): string {
  return ended(upperFirst(text), end);
}

/** A name goes on with what is said of it: "Cold brew: we steep it for 18 hours." */
function goesOn(head: Head, next: string): string {
  const lowered = lowerFirst(next);
  const joins = lowered !== next || /^(?:I\b|\p{Ll}|[\d$£€])/u.test(next);
  if (/[:–—]/.test(head.text) || /^\S+:/.test(next) || head.end !== '.' || !joins)
    return `${headSentence(head)} ${next}`;
  return `${upperFirst(head.text)}: ${lowered}`;
}

function listed({ head, items }: Parts): string {
  const lines = items.map((item, at) => `${at + 1}. ${upperFirst(item).replace(/(?<!\.)\.$/, '')}`);
  return [...(head ? [`${upperFirst(head.text).replace(/:$/, '')}:`] : []), ...lines].join('\n');
}

function paragraphsOf(units: readonly Unit[], most: number): string[] {
  const found: Unit[][] = [];
  for (const unit of units) {
    const last = found.at(-1);
    if (
      last !== undefined &&
      unit.items.length === 0 &&
      last.length < most + (unit.leans ? 1 : 0)
    ) {
      last.push(unit);
    } else found.push([unit]);
  }
  return found.map(sentences);
}

function withOpener(opener: string, head: Head): string {
  const begun = /[?!.]$/.test(opener);
  const text = begun ? headSentence(head) : ended(lowerFirst(head.text), head.end);
  return `${opener} ${text}`;
}

function withEmoji(text: string, emoji: string): string {
  if (emoji === '') return text;
  const [first = '', ...rest] = text.split('\n');
  return [`${first.replace(/(?<!\.)\.$/, '')} ${emoji}`, ...rest].join('\n');
}

/** The topic with what belongs to it at once; takes what it used out of `body` and `notes`. */
function topicLine(parts: Parts, head: Head, body: Unit[], notes: Unit[], shape: Shape): string {
  if (parts.opener !== '') return withOpener(parts.opener, head);
  if (head.form === 'sentence') return headSentence(head);
  const short = shape === 'short';
  if (!parts.english) return upperFirst(head.text) + (short ? '\n' : '');
  if (notes.length > 0 && (short || (parts.hook.length > 0 && notes.length < fewest))) {
    return goesOn(
      head,
      rowOf(notes.splice(0), (text) => text),
    );
  }
  if (short && body[0] !== undefined && body[0].items.length === 0) {
    return goesOn(head, body.shift()?.text ?? '');
  }
  if (parts.hook.length > 0) return `${upperFirst(head.text)}${notes.length > 0 ? ':' : head.end}`;
  return upperFirst(head.text) + (head.end === '.' ? '' : head.end);
}

const airy = 130;

/** Sets a post as its platform reads it: one block or two on X, short paragraphs elsewhere. */
export function layOut(parts: Parts, shape: Shape, only?: string): string {
  const { head, headLast, hook, items } = parts;
  const [body, notes] = [[...parts.body], [...parts.notes]];
  const lines = hook.length > 0 ? [sentences(hook)] : [];
  if (only !== undefined) lines.push(only);
  else if (items.length > 0) lines.push(listed(parts));
  else if (head !== null && !headLast && !parts.led)
    lines.push(topicLine(parts, head, body, notes, shape));
  if (lines.length === 0) lines.push(sentences(body.splice(0, body[1]?.leans ? 2 : 1)));
  if (parts.led && head !== null && lines.length > 0) {
    lines.splice(0, 1, goesOn(head, lines[0] ?? ''));
  }
  lines[0] = withEmoji(lines[0] ?? '', parts.emoji);
  const last = headLast && head !== null ? [headSentence(head)] : [];
  const calls = sentences(parts.calls);
  if (shape !== 'short') {
    const paragraphs = paragraphsOf(body, shape === 'article' ? 2 : 3);
    const facts = notes.length > 0 ? [block(notes, parts, shape)] : [];
    // "Looking for a developer:" goes on with its facts.
    const introduces = facts.length > 0 && lines.at(-1)?.endsWith(':') && lines.length > 1;
    const middle = introduces
      ? [`${lines.pop()}\n${facts[0]}`, ...paragraphs]
      : [...paragraphs, ...facts];
    return [...lines, ...middle, ...last, calls].filter(Boolean).join('\n\n');
  }
  const row = notes.length > 0 ? rowOf(notes) : '';
  const told = [...lines, sentences(body), row, ...last].filter(Boolean);
  const text = told.join(items.length > 0 && only === undefined ? '\n' : ' ').replace('\n ', '\n');
  const whole = [text, calls].filter(Boolean);
  return whole.join(items.length > 0 || whole.join(' ').length > airy ? '\n\n' : ' ').trim();
}
