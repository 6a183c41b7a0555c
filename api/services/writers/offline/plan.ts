import type { Random } from '../seeded-random.ts';
import type { WritingOrder } from '../writer.ts';
import { oneItem, wish } from './bare.ts';
import { compose } from './compose.ts';
import { frameList, framesFor } from './editor-data.ts';
import { allowed, says } from './language.ts';
import type { Material, Thought } from './material.ts';
import { isImperative, isSentence, type Unit } from './units.ts';

/** How a post begins: with the topic, unless one of these is there. */
export interface Door {
  hook?: Thought;
  opener?: string;
  /** The whole post is one item of the author's list. */
  item?: string;
  /** A short one: besides what must stand, only this. */
  only?: Thought;
}

const turning =
  /\b(?:but|instead|only|never|first|without|still|nobody|every|finally|almost|even|no|not|anyway)\b/i;

/** What makes somebody stop: a number, a price, a contrast, a person. */
function pull({ text, facts }: Unit): number {
  const counted = /\d/.test(text.replace(/\d{1,2}(?::\d\d)? ?[ap]m|\b(?:19|20)\d\d\b/gi, ''));
  const signs = [counted, counted, facts.has('price'), turning.test(text), turning.test(text)];
  const person = /\b(?:I|we|my|our|you)\b/i.test(text);
  return [...signs, person, text.length < 80].filter(Boolean).length;
}

const needsEarlier =
  /\b(?:it|its|them|they|him|her|he|she|these|those|another|other|others|both|there|anyway|ours|mine)\b|\b(?:not|too|either|so|that)[.!]$/i;

/** Whether a reader who knows nothing yet understands it, and learns something. */
function stands(unit: Unit | undefined, least: number): unit is Unit {
  if (unit === undefined || unit.leans || unit.items.length > 0) return false;
  const { text } = unit;
  const apt = text.length > least && text.length < 150 && !needsEarlier.test(text);
  return apt && isSentence(text) && !isImperative(text);
}

function canOpen({ units: [unit], call }: Thought, practical: boolean): boolean {
  if (call || !stands(unit, 14)) return false;
  const dry = [...unit.facts].every((fact) => /^(?:when|where|end)$/.test(fact));
  return !practical || unit.facts.size === 0 || !dry || /^(?:I|We)\b/.test(unit.text);
}

function openerFor(
  { kind, plainly, head, mood }: Material,
  order: WritingOrder,
  random: Random,
): Door[] {
  if (mood !== 'free' || head === null || !plainly || head.end === '!') return [];
  const named = head.form === 'phrase' && !/^(?:announcement|offer|event|job)$/.test(kind);
  const news = kind === 'opinion' && /^the /i.test(head.text);
  const set = /[:–—"“]|\b(?:today|tonight)\b/i.test(head.text) || wish.test(head.text);
  if (named || news || set) return [];
  const frames = framesFor(frameList(`Openers: ${kind}`), order.tone).filter(allowed(order));
  const [frame] = random.shuffle(frames);
  return frame === undefined ? [] : [{ opener: frame.text }];
}

/** The ways into a post, the best first; no two posts take the same. */
export function doorsOf(material: Material, order: WritingOrder, random: Random): Door[] {
  const { kind, thoughts, head, items, mood, practical } = material;
  const topic: Door = {};
  if (mood === 'quiet') return [topic];
  if (items.length > 0) {
    const single = random.shuffle(items).flatMap((item) => oneItem(material, item) ?? []);
    return [topic, ...single.map((item): Door => ({ item }))];
  }
  const opener = openerFor(material, order, random);
  const told = mood === 'sober' ? [] : thoughts;
  const half = kind === 'story' ? Math.ceil(told.length / 2) : told.length;
  const hooks = told
    .slice(0, practical ? told.length : half)
    .filter((thought, at) => (head !== null || at > 0) && canOpen(thought, practical))
    .filter(({ units }) => !units.some(({ text }) => says(text, order.voice?.never ?? [])))
    .map((thought) => ({
      hook: thought,
      weight: Math.max(...thought.units.map(pull)) + random.next(),
    }))
    .toSorted((one, other) => other.weight - one.weight);
  const last = thoughts.at(-1);
  const goesOn = (thought: Thought) => practical || kind !== 'subject' || thought !== last;
  const doors = hooks.filter(({ hook }) => goesOn(hook)).map(({ hook }): Door => ({ hook }));
  if (kind === 'how-to' || kind === 'list') return [topic, ...doors.slice(0, 1), ...opener];
  // A provocation states its claim first.
  if (order.tone === 'controversial' && kind === 'opinion') return [...opener, topic, ...doors];
  const strong = (hooks[0]?.weight ?? 0) >= 4 ? 1 : 0;
  const colour = thoughts.filter(({ must, units }) => !must && stands(units[0], 24));
  const brief = colour.length > 1 ? colour.map((only): Door => ({ only })).slice(-2) : [];
  const others = [...opener, ...doors.slice(2), ...brief];
  return [...doors.slice(0, strong), topic, ...doors.slice(strong, 2), ...others];
}

/** Posts as far as they differ honestly; where there is less to say, fewer than were ordered. */
export function editedPosts(material: Material, order: WritingOrder, random: Random): string[] {
  const used = new Map<Thought, number>();
  const posts = new Set<string>();
  for (const door of doorsOf(material, order, random)) {
    posts.add(compose(door, material, order, used));
    if (posts.size === order.posts) break;
  }
  return [...posts];
}
