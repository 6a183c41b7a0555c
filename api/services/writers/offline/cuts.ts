import { rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import type { Random } from '../seeded-random.ts';
import type { WritingOrder } from '../writer.ts';
import { rankOf } from './facts.ts';
import { withHashtagLine } from './hashtags.ts';
import { says } from './language.ts';
import { layOut } from './layout.ts';
import type { Material, Thought } from './material.ts';

/** How long a post may become before it loses what a reader can do without. */
const aims = {
  short: { 1: 140, 2: 300, 3: 500 },
  caption: { 1: 260, 2: 800, 3: 2200 },
  article: { 1: 320, 2: 1000, 3: 3000 },
} as const;

const turning =
  /\b(?:but|instead|only|never|without|still|nobody|finally|almost|even|no|not|anyway|except)\b/i;
const person = /\b(?:I|me|we|my|our)\b/i;

/** How much would be missed: what a reader needs in order to act, the beginning, a turn, a person. */
function weightOf(thought: Thought, at: number, { thoughts, kind }: Material): number {
  const text = thought.units.map((unit) => unit.text).join(' ');
  const rank = Math.min(...thought.units.map(({ facts }) => rankOf(facts)));
  const ends = at === 0 || (kind === 'story' && at === thoughts.length - 1);
  return (
    (thought.must ? 100 - rank * 10 : 0) +
    (ends ? 12 : 0) +
    (turning.test(text) ? 4 : 0) +
    (person.test(text) ? 2 : 0) +
    (text.length > 30 ? 1 : 0)
  );
}

/** As much of what was chosen as there is room for, in the author's order. */
function fitted(wanted: readonly Thought[], material: Material, order: WritingOrder): string {
  const { shape, limit } = rules.platforms[order.platform];
  const whole = material.kind === 'story' || material.quiet;
  const aim = whole ? limit : Math.min(aims[shape][order.length], limit);
  const chosen = new Set(wanted);
  let shown = material.items.length;
  const write = () => {
    const kept = material.thoughts.filter((thought) => chosen.has(thought));
    const items = material.items.slice(0, shown);
    return withHashtagLine(layOut(kept, items, material, shape), order, material);
  };
  const length = () => countPost(write(), order.platform);
  const weight = (thought: Thought) =>
    weightOf(thought, material.thoughts.indexOf(thought), material);
  const least = wanted.toSorted((one, other) => weight(one) - weight(other));
  const dropped: Thought[] = [];
  for (const thought of least) {
    const needed = thought.must || chosen.size === 1;
    if (length() <= (needed ? limit : aim)) continue;
    chosen.delete(thought);
    dropped.unshift(thought);
  }
  while (shown > 1 && length() > limit) shown -= 1;
  // What is short may still go where something long did not.
  for (const thought of dropped) {
    chosen.add(thought);
    if (length() > aim) chosen.delete(thought);
  }
  return write();
}

/** First all the author said, then shorter cuts of it; where there is less to say, fewer than ordered. */
export function editedPosts(material: Material, order: WritingOrder, random: Random): string[] {
  const never = order.voice?.never ?? [];
  const thoughts = material.thoughts.filter(
    ({ must, units }) => must || !units.some(({ text }) => says(text, never)),
  );
  const colour = thoughts.filter(({ must }) => !must);
  const cut = (kept: number) =>
    thoughts.filter((thought) => thought.must || colour.indexOf(thought) < kept);
  const whole = material.quiet || material.kind === 'story' || material.items.length > 0;
  // A practical post stands on its facts alone; a thought needs something between beginning and end.
  const least = material.practical ? 0 : 1;
  const fewer = Array.from({ length: colour.length }, (_, kept) => kept).slice(least);
  const posts = new Set<string>();
  for (const kept of [colour.length, ...(whole ? [] : random.shuffle(fewer))]) {
    posts.add(fitted(cut(kept), material, order));
    if (posts.size === order.posts) break;
  }
  return [...posts];
}
