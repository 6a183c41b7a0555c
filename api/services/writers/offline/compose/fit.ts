import type { Platform, Shape } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import type { Band } from './bands.ts';
import { type Draft, layOut, type Pieces } from './layout.ts';

export interface Fitted {
  draft: Draft;
  text: string;
  /** How far the post is outside its band; 0 when it is inside. */
  off: number;
}

/** A thought from elsewhere breaks the thread: it has to be worth this many characters. */
const strayCost = 400;
/** A hook with nothing behind it is for the shortest posts. */
const bareCost = 300;
const shortest = 100;

export type Ruler = (pieces: Pieces) => number;

/** Counts as the platform does, each piece once: a request lays out thousands of drafts from a few. */
export function rulerFor(platform: Platform): Ruler {
  const known = new Map<string, number>();
  const count = (piece: string) => {
    const length = known.get(piece) ?? countPost(piece, platform);
    known.set(piece, length);
    return length;
  };
  return (pieces) => pieces.reduce((sum, piece) => sum + count(piece), 0);
}

function isBare(draft: Draft, band: Band): boolean {
  return draft.body.length === 0 && band.from > shortest;
}

/** Of all these ways to fill the post, the one closest to the wished length within its band. */
export function bestFit(
  drafts: Iterable<Draft>,
  shape: Shape,
  band: Band,
  wished: number,
  ruler: Ruler,
): Fitted | null {
  let best: { draft: Draft; pieces: Pieces; off: number; distance: number } | null = null;
  for (const draft of drafts) {
    const pieces = layOut(draft, shape);
    const length = ruler(pieces);
    const off = Math.max(0, length - band.to, band.from - length);
    const costs = draft.thoughts.length * strayCost + (isBare(draft, band) ? bareCost : 0);
    const distance = off * 1000 + Math.abs(length - wished) + costs;
    if (best === null || distance < best.distance) best = { draft, pieces, off, distance };
  }
  return best === null ? null : { draft: best.draft, text: best.pieces.join(''), off: best.off };
}
