import { atom } from 'nanostores';
import type { Outcome } from '#lib/outcome.ts';
import { hear } from '#lib/session/events.ts';
import { $session } from '#lib/session/state.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { carryOutRemoval, removeWhileLeaving } from './changes.ts';
import { markRemoved, unmarkRemoved } from './list.ts';

interface Removal {
  post: SavedPost;
  timer: ReturnType<typeof setTimeout>;
  onEnd: (outcome: Outcome) => void;
}

/** Gone from the list, but not from the server before its time is over: until then it can be undone. */
export const $removals = atom<readonly Removal[]>([]);

export function removeSoon(post: SavedPost, onEnd: (outcome: Outcome) => void): void {
  markRemoved(post.id);
  const timer = setTimeout(() => void carryOut(post.id), rules.undoSeconds * 1000);
  $removals.set([...$removals.get(), { post, timer, onEnd }]);
}

export function undoRemoval(id: string): void {
  const removal = take(id);
  if (removal) unmarkRemoved(removal.post);
}

/** A save must find the room that a deletion has made. */
export async function carryOutAll(): Promise<void> {
  await Promise.all($removals.get().map(({ post }) => carryOut(post.id)));
}

async function carryOut(id: string): Promise<void> {
  const removal = take(id);
  if (removal) removal.onEnd(await carryOutRemoval(removal.post));
}

function take(id: string): Removal | undefined {
  const removal = $removals.get().find(({ post }) => post.id === id);
  clearTimeout(removal?.timer);
  $removals.set($removals.get().filter((other) => other !== removal));
  return removal;
}

/** Sent at once, with the session that is about to end. */
function sendAll(): Promise<void>[] {
  return $removals.get().map(({ post }) => {
    take(post.id);
    return removeWhileLeaving(post);
  });
}

// A page that is hidden may never be heard of again: what was deleted is deleted then.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendAll();
});

hear('postquill:leaving', (unfinished) => unfinished.push(...sendAll()));

// Without their session they cannot be carried out, and nobody else is to see them.
$session.listen((user) => {
  for (const { post } of $removals.get()) if (post.userId !== user?.id) take(post.id);
});
