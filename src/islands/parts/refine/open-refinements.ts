import { map } from 'nanostores';
import { $departure, $session } from '#lib/session/state.ts';
import { toastMessage } from '#lib/toast.ts';
import type { RefinedEvent } from '#shared/contracts/page-refine.ts';
import { readOpen, storeOpen } from './stored-refinements.ts';
import type { Wish } from './wish.ts';

/** A click, and the key that it is known by. */
export interface AskedWish {
  wish: Wish;
  text: string;
  key: string;
}

/** A new text that waits to be taken or discarded. */
export interface Proposed {
  /** The id of what it is for. */
  post: string;
  /** Of the click. Two tabs may each have asked for a text of the same post, and both were counted. */
  key: string;
  wish: Wish;
  before: string;
  refined: RefinedEvent;
}

export interface OpenRefinements {
  /** By the post's id. */
  asked: Record<string, AskedWish>;
  /** The newest last. */
  proposed: readonly Proposed[];
}

const none: OpenRefinements = { asked: {}, proposed: [] };

/** Edits, searches, lists that are read anew, reloads and closed tabs take a panel away, but nothing that was counted. */
export const $open = map<OpenRefinements>(none);

let owner = '';

/** What other tabs keep stays; false where the browser keeps no more. */
function change(update: (open: OpenRefinements) => OpenRefinements): boolean {
  $open.set(update($open.get()));
  return storeOpen(owner, update(readOpen(owner) ?? none));
}

export function proposedFor({ proposed }: OpenRefinements, post: string): Proposed | undefined {
  return proposed.findLast((one) => one.post === post);
}

/** None takes it away. */
export function noteAsked(id: string, asked?: AskedWish): void {
  change((open) => {
    const { [id]: _, ...others } = open.asked;
    return { ...open, asked: asked ? { ...others, [id]: asked } : others };
  });
}

export function noteProposed(proposed: Proposed): void {
  const kept = change((open) => ({ ...open, proposed: [...open.proposed, proposed] }));
  if (!kept) toastMessage('newTextNotKept');
}

/** It was taken or discarded. */
export function dropProposed(key: string): void {
  change((open) => ({ ...open, proposed: open.proposed.filter((one) => one.key !== key) }));
}

/** The post is known by another name once it is saved; a wish of before is another one then. */
export function moveRefinement(from: string, to: string): void {
  const moved = (one: Proposed) => (one.post === from ? { ...one, post: to } : one);
  change((open) => ({ ...open, proposed: open.proposed.map(moved) }));
  noteAsked(from);
}

/** Whoever logs in again after a session ran out finds theirs; nobody else does. */
$session.subscribe((user) => {
  if (!user || user.id === owner) return;
  owner = user.id;
  $open.set(readOpen(owner) ?? none);
});

// The storage is emptied with the session, on whatever page.
$departure.listen((reason) => {
  if (reason === 'logout') $open.set(none);
});
