import { rules } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/fit.ts';
import { withCredit } from '#shared/text/source/credit.ts';
import { creditOf } from '../given.ts';
import type { WritingOrder } from '../writer.ts';
import { withHashtagLine } from './hashtags.ts';
import { says } from './language.ts';
import { headLine, layOut } from './layout.ts';
import type { Told } from './material/told.ts';
import type { Material } from './material.ts';
import { withTitleLine } from './title-line.ts';
import { weights } from './weight.ts';

export type WholeOrder = Pick<WritingOrder, 'topic' | 'platform' | 'limits' | 'voice' | 'source'>;

export interface Whole {
  text: string;
  /** The platform had no room for all of it. */
  shortened: boolean;
}

/** A sentence with those that it leans on. */
function withSupport(told: Told): Told[] {
  return told.on === null ? [told] : [...withSupport(told.on), told];
}

/**
 * All that the author gave, in their order. Where the platform has no room for it, what nobody could do
 * without is set first, and then as much of the rest as fits, the weightier before the lighter.
 */
export function wholePost(material: Material, order: WholeOrder): Whole | null {
  const { shape } = rules.platforms[order.platform];
  const never = order.voice?.never ?? [];
  const wanted = material.told.filter(
    ({ unit, weight }) => weight === 'needed' || !says(unit.text, never),
  );
  const write = (kept: ReadonlySet<Told>) => {
    const units = material.told.filter((told) => kept.has(told)).map(({ unit }) => unit);
    const first = material.head ? headLine(material.head) : (units[0]?.text ?? '');
    const laidOut = withTitleLine(layOut(units, material, shape), first, order);
    const text = withHashtagLine(laidOut, order, material);
    return isTooLong(withCredit(text, creditOf(order)), order) ? null : text;
  };
  const all = write(new Set(wanted));
  if (all !== null) return { text: all, shortened: false };
  const load = wanted.filter(({ weight }) => weight === 'needed');
  let kept = new Set(load.flatMap(withSupport));
  let text = write(kept);
  for (const weight of weights.slice(1)) {
    for (const told of wanted.filter((one) => one.weight === weight)) {
      const more = new Set([...kept, ...withSupport(told)]);
      const longer = text === null || more.size === kept.size ? null : write(more);
      if (longer !== null) [kept, text] = [more, longer];
    }
  }
  return text === null ? null : { text, shortened: true };
}
