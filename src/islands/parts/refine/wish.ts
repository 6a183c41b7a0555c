import type { RefineRequest } from '#shared/contracts/page-refine.ts';

/** One click of the menu: the tone is the one that the post is to have. */
export type Wish = Pick<RefineRequest, 'action' | 'tone' | 'language' | 'instruction'>;
