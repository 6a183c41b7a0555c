import { atom } from 'nanostores';
import { $session } from '#lib/session/state.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { $posts } from './list.ts';

/** Ids of the posts that are selected; null while nobody selects. */
export const $selection = atom<ReadonlySet<string> | null>(null);

export function toggleSelected(id: string): void {
  const selected = new Set($selection.get());
  if (!selected.delete(id)) selected.add(id);
  $selection.set(selected);
}

/** Those of them that are still shown, as the list has them. */
export function selectedPosts(selected: ReadonlySet<string>): SavedPost[] {
  return $posts.get().filter(({ id }) => selected.has(id));
}

$session.listen((user) => {
  if (!user) $selection.set(null);
});
