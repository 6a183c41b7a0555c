import { rules } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/fit.ts';
import type { WritingOrder } from '../writer.ts';
import { withHashtagLine } from './hashtags.ts';
import { says } from './language.ts';
import { layOut } from './layout.ts';
import type { Material, Thought } from './material.ts';

function lengthOf({ units }: Thought): number {
  return units.reduce((sum, { text }) => sum + text.length, 0);
}

/** The one thing to leave out: the shortest that is enough, or else the longest. */
function leastMissed(spare: readonly Thought[], fits: (without: Thought) => boolean) {
  const byLength = spare.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return byLength.find(fits) ?? byLength.at(-1);
}

/**
 * All that the author gave, in their order. Where the platform has no room for it, sentences without a fact
 * give way, and nothing else: a post that lacks a price, a date or a condition is worse than none.
 */
export function wholePost(material: Material, order: Omit<WritingOrder, 'seed'>): string | null {
  const { shape } = rules.platforms[order.platform];
  const never = order.voice?.never ?? [];
  const unsaid = ({ units }: Thought) => units.some(({ text }) => says(text, never));
  let kept = material.thoughts.filter((thought) => thought.must || !unsaid(thought));
  const without = (left: Thought) => kept.filter((thought) => thought !== left);
  const write = (thoughts: readonly Thought[]) =>
    withHashtagLine(layOut(thoughts, material, shape), order, material);
  const tooLong = (text: string) => isTooLong(text, order.platform);
  while (tooLong(write(kept))) {
    const spare = kept.filter(({ must }) => !must);
    const left = leastMissed(spare, (one) => !tooLong(write(without(one))));
    if (left === undefined) return null;
    kept = without(left);
  }
  return write(kept);
}
