import { $departure } from '#lib/session/state.ts';
import type { RefinedEvent } from '#shared/contracts/page-api.ts';
import type { Wish } from './wish.ts';

/** A click, and the key that it is known by. */
export interface AskedWish {
  wish: Wish;
  text: string;
  key: string;
}

/** A new text that waits to be taken or discarded. */
export interface Proposed {
  wish: Wish;
  before: string;
  refined: RefinedEvent;
}

/** By the post's id. Edits, searches and lists that are read anew take a panel away, but nothing that was counted. */
export const unanswered = new Map<string, AskedWish>();
export const proposals = new Map<string, Proposed>();

$departure.listen((reason) => {
  if (reason !== 'logout') return;
  unanswered.clear();
  proposals.clear();
});
