import type { PostLength, Shape } from '#shared/rules.ts';

export interface Band {
  from: number;
  to: number;
  /** How many hashtags a post of this kind may carry, the preferred numbers first. */
  hashtags: readonly number[];
}

/** How long a post of each shape and length is, in its platform's own count. */
export const bands: Readonly<Record<Shape, Readonly<Record<PostLength, Band>>>> = {
  short: {
    1: { from: 45, to: 118, hashtags: [1, 0] },
    2: { from: 122, to: 198, hashtags: [1, 0, 2] },
    3: { from: 205, to: 273, hashtags: [2, 1, 0] },
  },
  article: {
    1: { from: 210, to: 390, hashtags: [3] },
    2: { from: 510, to: 880, hashtags: [3] },
    3: { from: 1010, to: 1700, hashtags: [3] },
  },
  caption: {
    1: { from: 125, to: 248, hashtags: [3, 4] },
    2: { from: 310, to: 590, hashtags: [4, 5, 3] },
    3: { from: 720, to: 1350, hashtags: [5, 4] },
  },
};
