import { rules } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/fit.ts';
import type { WritingOrder } from '../writer.ts';
import { withHashtagLine } from './hashtags.ts';
import { says } from './language.ts';
import { layOut } from './layout.ts';
import type { Material, Thought } from './material.ts';

export type Place = Pick<WritingOrder, 'topic' | 'platform' | 'voice'>;

const lengthOf = ({ units }: Thought) => units.reduce((sum, { text }) => sum + text.length, 0);

/**
 * All that the author gave, in their order. Where the platform has no room for it, sentences without a fact
 * give way, and nothing else: a post that lacks a price, a date or a condition is worse than none.
 */
export function wholePost(material: Material, order: Place): string | null {
  const { shape } = rules.platforms[order.platform];
  const unsaid = ({ units }: Thought) =>
    units.some(({ text }) => says(text, order.voice?.never ?? []));
  let kept = material.thoughts.filter((thought) => thought.must || !unsaid(thought));
  const without = (left: Thought) => kept.filter((thought) => thought !== left);
  const write = (thoughts: readonly Thought[]) =>
    withHashtagLine(layOut(thoughts, material, shape), order, material);
  const tooLong = (text: string) => isTooLong(text, order.platform);
  const fitsWithout = (left: Thought) => !tooLong(write(without(left)));
  while (tooLong(write(kept))) {
    const spare = kept.filter(({ must }) => !must);
    const byLength = spare.toSorted((one, other) => lengthOf(one) - lengthOf(other));
    const longest = byLength.at(-1);
    if (longest === undefined) return null;
    kept = without((fitsWithout(longest) && byLength.find(fitsWithout)) || longest);
  }
  return write(kept);
}
