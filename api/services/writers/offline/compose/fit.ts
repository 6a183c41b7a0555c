import type { Platform } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import type { Band } from './bands.ts';
import { type Draft, layOut } from './layout.ts';

export interface Fitted {
  draft: Draft;
  text: string;
  /** How far the post is outside its band; 0 when it is inside. */
  off: number;
}

/** Of all these ways to fill the post, the one closest to the wished length within its band. */
export function bestFit(
  drafts: Iterable<Draft>,
  platform: Platform,
  band: Band,
  wished: number,
): Fitted | null {
  let best: (Fitted & { distance: number }) | null = null;
  for (const draft of drafts) {
    const text = layOut(draft, platform);
    const count = countPost(text, platform);
    const off = Math.max(0, count - band.to, band.from - count);
    const distance = off * 1000 + Math.abs(count - wished);
    if (best === null || distance < best.distance) best = { draft, text, off, distance };
  }
  return best;
}
