import { atom } from 'nanostores';
import type { Outcome } from '#lib/outcome.ts';
import { hear } from '#lib/session/events.ts';
import { $session } from '#lib/session/state.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { carryOutRemoval, removeWhileLeaving } from './changes.ts';
import { $asked, markRemoved, type Taken, unmarkRemoved } from './list.ts';

/** Deleted and brought back together; the first one's id names them. */
interface Removal extends Taken {
  timer: ReturnType<typeof setTimeout>;
  onEnd: (outcome: Outcome) => void;
}

/** Gone from the list, but not from the server before its time is over: until then it can be undone. */
export const $removals = atom<readonly Removal[]>([]);

const nameOf = ({ posts }: Pick<Removal, 'posts'>) => posts[0]?.id;

export function removeSoon(posts: readonly SavedPost[], onEnd: (outcome: Outcome) => void): void {
  const ids = posts.map(({ id }) => id);
  markRemoved(ids);
  const timer = setTimeout(() => void carryOut(nameOf({ posts })), rules.undoSeconds * 1000);
  $removals.set([...$removals.get(), { posts, asked: $asked.get(), timer, onEnd }]);
}

export function undoRemoval(id: string | undefined): void {
  const removal = take(id);
  if (removal) unmarkRemoved(removal);
}

/** A save must find the room that a deletion has made. */
export async function carryOutAll(): Promise<void> {
  await Promise.all($removals.get().map((removal) => carryOut(nameOf(removal))));
}

async function carryOut(id: string | undefined): Promise<void> {
  const removal = take(id);
  if (removal) removal.onEnd(await carryOutRemoval(removal));
}

function take(id: string | undefined): Removal | undefined {
  const removal = $removals.get().find((each) => nameOf(each) === id);
  clearTimeout(removal?.timer);
  $removals.set($removals.get().filter((other) => other !== removal));
  return removal;
}

/** Sent at once, with the session that is about to end. */
function sendAll(): Promise<void>[] {
  return $removals.get().map(async (removal) => {
    take(nameOf(removal));
    const outcome = await removeWhileLeaving(removal);
    if (!outcome.ok) removal.onEnd(outcome);
  });
}

// A page that is hidden may never be heard of again: what was deleted is deleted then.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendAll();
});

hear('postquill:leaving', (unfinished) => unfinished.push(...sendAll()));

// Without their session they cannot be carried out, and nobody else is to see them.
$session.listen((user) => {
  for (const removal of $removals.get()) {
    if (removal.posts[0]?.userId !== user?.id) take(nameOf(removal));
  }
});
