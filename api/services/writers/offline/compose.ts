import { rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import type { WritingOrder } from '../writer.ts';
import { rankOf } from './facts.ts';
import { withHashtagLine } from './hashtags.ts';
import { says } from './language.ts';
import { layOut, signOf } from './layout.ts';
import type { Material, Thought } from './material.ts';
import type { Door } from './plan.ts';

/** How much a post of each length aims at; the facts that must stand may go beyond it. */
const aims = {
  short: { 1: 140, 2: 230, 3: 500 },
  caption: { 1: 260, 2: 600, 3: 1600 },
  article: { 1: 320, 2: 800, 3: 2000 },
} as const;

/** How often the posts of a set have told each thought. */
export type Used = Map<Thought, number>;

function emojiFor({ kind, mood }: Material, { tone, platform }: WritingOrder): string {
  const apt = mood === 'free' && rules.platforms[platform].emojiHabit === 'expected';
  return apt && /^(?:casual|funny|motivational)$/.test(tone) ? signOf(kind) : '';
}

/** What may be told besides the facts: of a story only what comes after its beginning. */
function colourOf({ only, hook }: Door, material: Material, used: Used): Thought[] {
  const { thoughts, kind, mood, practical } = material;
  if (only) return [only];
  const after = hook && !practical ? thoughts.indexOf(hook) : -1;
  const able = thoughts.filter((thought, at) => !thought.must && at > after);
  if (mood === 'quiet' || /^(?:how-to|list)$/.test(kind)) return able;
  if (!practical) return [...able.slice(-1), ...able.slice(0, -1)];
  return able.toSorted((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0));
}

function rank({ units }: Thought): number {
  return Math.min(...units.map(({ facts }) => rankOf(facts)));
}

/** One post: its beginning, all that must stand, and colour as far as the length goes. */
export function compose(door: Door, material: Material, order: WritingOrder, used: Used): string {
  const { shape, limit } = rules.platforms[order.platform];
  const chosen = new Set<Thought>(door.hook ? [door.hook] : []);
  const draft = { door, chosen, shown: material.items.length, emoji: emojiFor(material, order) };
  const write = () => withHashtagLine(layOut(draft, material, shape), order, material);
  const length = () => countPost(write(), order.platform);
  const tryTo = (thought: Thought, most: number) => {
    chosen.add(thought);
    if (length() > Math.min(most, limit)) chosen.delete(thought);
  };
  while (draft.shown > 1 && length() > limit) draft.shown -= 1;
  const musts = material.thoughts.filter(({ must }) => must);
  for (const must of musts.toSorted((one, other) => rank(one) - rank(other))) tryTo(must, limit);
  if (door.item !== undefined) return write();
  const colour = colourOf(door, material, used).filter(
    ({ units }) => !units.some(({ text }) => says(text, order.voice?.never ?? [])),
  );
  for (const thought of colour) tryTo(thought, aims[shape][order.length]);
  // Better a little long than a topic without a word about it.
  if (chosen.size === 0) for (const thought of colour.slice(0, 1)) tryTo(thought, limit);
  for (const thought of chosen) used.set(thought, (used.get(thought) ?? 0) + 1);
  return write();
}
