import { rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import type { WritingOrder } from '../writer.ts';
import { rankOf } from './facts.ts';
import { withHashtagLine } from './hashtags.ts';
import { says } from './language.ts';
import { layOut, type Parts, signOf } from './layout.ts';
import type { Material, Thought } from './material.ts';
import type { Door } from './plan.ts';

/** How much a post of each length aims at; the facts that must stand may go beyond it. */
const aims = {
  short: { 1: 140, 2: 230, 3: 500 },
  caption: { 1: 260, 2: 600, 3: 1600 },
  article: { 1: 320, 2: 800, 3: 2000 },
} as const;

function emojiFor({ kind, mood }: Material, { tone, platform }: WritingOrder): string {
  const { emojiHabit } = rules.platforms[platform];
  const light = /^(?:casual|funny|motivational)$/.test(tone);
  return mood === 'free' && light && emojiHabit === 'expected' ? signOf(kind) : '';
}

/** "5 mistakes" of which four fit are mistakes. */
function recounted(material: Material, shown: number): Material['head'] {
  const { head } = material;
  const [number] = /\d+/.exec(head?.text ?? '') ?? [];
  if (head === null || number === undefined || shown === 0 || Number(number) === shown) return head;
  return { ...head, text: head.text.replace(/\b(?:top )?\d+ /i, '') };
}

function partsOf(
  door: Door,
  chosen: ReadonlySet<Thought>,
  material: Material,
  shown: number,
): Parts {
  const { thoughts, kind, items } = material;
  const rest = thoughts.filter((thought) => chosen.has(thought) && thought !== door.hook);
  const units = rest.filter(({ call }) => !call).flatMap((thought) => thought.units);
  const apart = material.practical;
  const head = recounted(material, shown);
  const told =
    door.hook !== undefined && !apart && head !== null && !/^(?:how-to|list)$/.test(kind);
  const led =
    door.hook !== undefined &&
    head?.form === 'phrase' &&
    (apart ? units.every(({ sentence }) => sentence) : kind === 'subject');
  return {
    opener: door.opener ?? '',
    hook: door.hook?.units ?? [],
    head,
    headLast: told && !led,
    led,
    body: units.filter((unit) => !apart || unit.sentence),
    notes: units.filter((unit) => apart && !unit.sentence),
    calls: rest.filter(({ call }) => call).flatMap((thought) => thought.units),
    items: items.slice(0, shown),
    kind,
    english: material.english,
    quiet: material.mood === 'quiet',
    emoji: '',
  };
}

/** What may be told besides the facts: of a story only what comes after its beginning. */
function colourOf(
  door: Door,
  { thoughts, kind, mood, practical }: Material,
  used: Map<Thought, number>,
): Thought[] {
  if (door.only) return [door.only];
  const after = door.hook && !practical ? thoughts.indexOf(door.hook) : -1;
  const able = thoughts.filter((thought, at) => !thought.must && at > after);
  if (mood === 'quiet' || /^(?:how-to|list)$/.test(kind)) return able;
  if (!practical) return [...able.slice(-1), ...able.slice(0, -1)];
  return able.toSorted((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0));
}

/** One post: its beginning, all that must stand, and colour as far as the length goes. */
export function compose(
  door: Door,
  material: Material,
  order: WritingOrder,
  used: Map<Thought, number>,
): string {
  const { shape, limit } = rules.platforms[order.platform];
  const chosen = new Set<Thought>(door.hook ? [door.hook] : []);
  const emoji = emojiFor(material, order);
  let shown = material.items.length;
  const write = () => {
    const parts = { ...partsOf(door, chosen, material, shown), emoji };
    return withHashtagLine(layOut(parts, shape, door.item), order, material);
  };
  const length = () => countPost(write(), order.platform);
  const tryTo = (thought: Thought, most: number) => {
    chosen.add(thought);
    if (length() > Math.min(most, limit)) chosen.delete(thought);
  };
  while (shown > 1 && length() > limit) shown -= 1;
  const musts = material.thoughts.filter(({ must }) => must);
  const rank = (thought: Thought) => Math.min(...thought.units.map(({ facts }) => rankOf(facts)));
  for (const thought of musts.toSorted((one, other) => rank(one) - rank(other)))
    tryTo(thought, limit);
  if (door.item !== undefined) return write();
  const never = order.voice?.never ?? [];
  const colour = colourOf(door, material, used).filter(
    ({ units }) => !units.some(({ text }) => says(text, never)),
  );
  for (const thought of colour) tryTo(thought, aims[shape][order.length]);
  // Better a little long than a topic without a word about it.
  if (chosen.size === 0) for (const thought of colour.slice(0, 1)) tryTo(thought, limit);
  for (const thought of chosen) used.set(thought, (used.get(thought) ?? 0) + 1);
  return write();
}
