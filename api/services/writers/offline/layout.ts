import type { Shape } from '#shared/rules.ts';
import { lowerFirst, upperFirst } from './casing.ts';
import { frameList } from './editor-data.ts';
import type { Fact } from './facts.ts';
import type { Head, Material, Thought } from './material.ts';
import type { Door } from './plan.ts';
import { ended, type Unit } from './units.ts';

/** What a post is to say. */
export interface Draft {
  door: Door;
  chosen: ReadonlySet<Thought>;
  /** How many of the author's items it shows. */
  shown: number;
  emoji: string;
}

const signs = frameList('Signs').map(({ text }) => text.split(' '));

export function signOf(name: string): string {
  return signs.find(([of]) => of === name)?.[1] ?? '';
}

function sentences(units: readonly Unit[]): string {
  const text = (unit: Unit, at: number) =>
    at > 0 && (unit.items.length > 0 || units[at - 1]?.items.length) ? `\n${unit.text}` : unit.text;
  return units.map(text).join(' ').replaceAll(' \n', '\n');
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

function block(notes: readonly Unit[], { kind }: Material, shape: Shape): string {
  if (notes.length < fewest) return rowOf(notes);
  const marks = notes.map(({ facts }) => {
    const mark = marked.find((fact) => facts.has(fact)) ?? '';
    return signOf(`${kind}-${mark}`) || signOf(mark);
  });
  const pictured =
    shape === 'caption' && !marks.includes('') && new Set(marks).size === marks.length;
  const line = ({ note }: Unit, at: number) => `${pictured ? marks[at] : '•'} ${upperFirst(note)}`;
  return notes.map(line).join('\n');
}

function headSentence({ text, end }: Head): string {
  return ended(upperFirst(text), end);
}

/** A name goes on with what is said of it: "Cold brew: we steep it for 18 hours." */
function goesOn(head: Head, next: string): string {
  const lowered = lowerFirst(next);
  const joins = lowered !== next || /^(?:I\b|\p{Ll}|[\d$£€])/u.test(next);
  const plain = head.end === '.' && !/[:–—]/.test(head.text) && !/^\S+:/.test(next);
  return joins && plain ? `${upperFirst(head.text)}: ${lowered}` : `${headSentence(head)} ${next}`;
}

/** "5 mistakes" of which four fit are mistakes. */
function listed(head: Head | null, items: readonly string[]): string {
  const number = Number(/\d+/.exec(head?.text ?? '')?.[0] ?? items.length);
  const title = number === items.length ? head?.text : head?.text.replace(/\b(?:top )?\d+ /i, '');
  const lines = items.map((item, at) => `${at + 1}. ${upperFirst(item).replace(/(?<!\.)\.$/, '')}`);
  return [...(title ? [`${upperFirst(title).replace(/:$/, '')}:`] : []), ...lines].join('\n');
}

function paragraphsOf(units: readonly Unit[], most: number): string[] {
  const found: Unit[][] = [];
  for (const unit of units) {
    const last = found.at(-1);
    const room = unit.items.length === 0 ? most + (unit.leans ? 1 : 0) : 0;
    if (last !== undefined && last.length < room) last.push(unit);
    else found.push([unit]);
  }
  return found.map(sentences);
}

function withEmoji(text: string, emoji: string): string {
  const [first = '', ...rest] = text.split('\n');
  return emoji ? [`${first.replace(/(?<!\.)\.$/, '')} ${emoji}`, ...rest].join('\n') : text;
}

const airy = 130;

/** Sets a post as its platform reads it: one block or two on X, short paragraphs elsewhere. */
export function layOut({ door, chosen, shown, emoji }: Draft, material: Material, shape: Shape) {
  const { kind, practical, english, head } = material;
  const short = shape === 'short';
  const items = material.items.slice(0, shown);
  const rest = material.thoughts.filter((one) => chosen.has(one) && one !== door.hook);
  const units = rest.filter(({ call }) => !call).flatMap((one) => one.units);
  const body = units.filter(({ sentence }) => sentence || !practical);
  const notes = units.filter(({ sentence }) => !sentence && practical);
  const calls = sentences(rest.filter(({ call }) => call).flatMap((one) => one.units));
  const hook = door.hook ? sentences(door.hook.units) : '';
  const name = head?.form === 'phrase' ? head : null;
  /** The topic goes on with the hook, or closes the post. */
  const led = hook !== '' && name && (practical ? notes.length === 0 : kind === 'subject');
  const headLast = hook !== '' && !led && !practical && !/^(?:how-to|list)$/.test(kind);

  function topicLine(topic: Head): string {
    const begun = /[?!.]$/.test(door.opener ?? '.') ? upperFirst : lowerFirst;
    if (door.opener) return `${door.opener} ${ended(begun(topic.text), topic.end)}`;
    if (!name) return headSentence(topic);
    if (!english) return upperFirst(name.text) + (short ? '\n' : '');
    if (notes.length > 0 && (short || (hook && notes.length < fewest))) {
      return goesOn(name, rowOf(notes.splice(0), String));
    }
    if (short && body[0]?.items.length === 0) return goesOn(name, body.shift()?.text ?? '');
    if (hook) return upperFirst(name.text) + (notes.length > 0 ? ':' : name.end);
    return upperFirst(name.text) + (name.end === '.' ? '' : name.end);
  }

  const lines = led ? [goesOn(name, hook)] : hook ? [hook] : [];
  if (door.item !== undefined) lines.push(door.item);
  else if (items.length > 0) lines.push(listed(head, items));
  else if (head && !led && !headLast) lines.push(topicLine(head));
  if (lines.length === 0) lines.push(sentences(body.splice(0, body[1]?.leans ? 2 : 1)));
  lines[0] = withEmoji(lines[0] ?? '', emoji);
  const last = headLast && head ? headSentence(head) : '';
  if (short) {
    const told = [...lines, sentences(body), rowOf(notes), last].filter(Boolean);
    const many = items.length > 0;
    const text = told.join(many && !door.item ? '\n' : ' ').replace('\n ', '\n');
    const whole = [text, calls].filter(Boolean);
    return whole.join(many || whole.join(' ').length > airy ? '\n\n' : ' ').trim();
  }
  const paragraphs = paragraphsOf(body, shape === 'article' ? 2 : 3);
  const facts = notes.length > 0 ? block(notes, material, shape) : '';
  // "Looking for a developer:" goes on with its facts.
  const introduces = facts !== '' && lines.length > 1 && lines.at(-1)?.endsWith(':');
  const middle = introduces ? [`${lines.pop()}\n${facts}`, ...paragraphs] : [...paragraphs, facts];
  return [...lines, ...middle, last, calls].filter(Boolean).join('\n\n');
}
