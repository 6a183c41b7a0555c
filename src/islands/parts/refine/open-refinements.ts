import { map } from 'nanostores';
import { $departure, $session } from '#lib/session/state.ts';
import type { RefinedEvent } from '#shared/contracts/page-api.ts';
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
  wish: Wish;
  before: string;
  refined: RefinedEvent;
}

/** By the post's id. */
export interface OpenRefinements {
  asked: Record<string, AskedWish>;
  proposed: Record<string, Proposed>;
}

const none: OpenRefinements = { asked: {}, proposed: {} };

/** Edits, searches, lists that are read anew and reloads take a panel away, but nothing that was counted. */
export const $open = map<OpenRefinements>(none);

let owner = '';

/** The newest last. */
function changed<Item>(items: Record<string, Item>, id: string, to?: Item): Record<string, Item> {
  const { [id]: _, ...others } = items;
  return to ? { ...others, [id]: to } : others;
}

/** None takes it away. */
export function noteAsked(id: string, asked?: AskedWish): void {
  $open.setKey('asked', changed($open.get().asked, id, asked));
  storeOpen(owner, $open.get());
}

export function noteProposed(id: string, proposed?: Proposed): void {
  $open.setKey('proposed', changed($open.get().proposed, id, proposed));
  storeOpen(owner, $open.get());
}

/** The post is known by another name once it is saved; a wish of before is another one then. */
export function moveRefinement(from: string, to: string): void {
  const proposed = $open.get().proposed[from];
  if (proposed) noteProposed(to, proposed);
  noteProposed(from);
  noteAsked(from);
}

/** Whoever logs in again after a session ran out finds theirs; nobody else does. */
$session.subscribe((user) => {
  if (!user || user.id === owner) return;
  owner = user.id;
  $open.set(readOpen(owner) ?? none);
});

$departure.listen((reason) => {
  if (reason !== 'logout') return;
  $open.set(none);
  storeOpen(owner, none);
});
