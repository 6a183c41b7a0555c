import { atom } from 'nanostores';
import { type Outcome, refused, succeeded } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { $premium, $session } from '#lib/session/state.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { site } from '#site';

export type LibraryState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  | { kind: 'loaded'; more: boolean };

export const $posts = atom<SavedPost[]>([]);
export const $library = atom<LibraryState>({ kind: 'closed' });

/** Ids deleted in this visit; a generated post that was saved under one of them is unsaved again. */
export const $removed = atom<ReadonlySet<string>>(new Set());

const premiumPageSize = 30;

function pageSize(): number {
  return $premium.get() ? premiumPageSize : rules.plans.free.savedPosts;
}

export async function loadPosts(): Promise<void> {
  if ($library.get().kind !== 'loaded') $library.set({ kind: 'loading' });
  const owner = $session.get()?.id;
  const page = await readPage(1);
  if ($session.get()?.id !== owner) return;
  if (page.ok) showPosts(page.value, page.value.length);
  else $library.set({ kind: 'failed', text: page.error });
}

export async function loadMorePosts(): Promise<Outcome> {
  const owner = $session.get()?.id;
  const page = await readPage(Math.floor($posts.get().length / pageSize()) + 1);
  if (!page.ok) return page;
  if ($session.get()?.id !== owner) return succeeded(undefined);
  // As the list is by now: a post may have been saved or deleted meanwhile.
  const known = $posts.get();
  const ids = new Set(known.map((post) => post.id));
  showPosts([...known, ...page.value.filter(({ id }) => !ids.has(id))], page.value.length);
  return succeeded(undefined);
}

function showPosts(posts: SavedPost[], lastPageLength: number): void {
  const removed = $removed.get();
  $posts.set(posts.filter(({ id }) => !removed.has(id)));
  $library.set({ kind: 'loaded', more: $premium.get() && lastPageLength === premiumPageSize });
}

/** Newest first; the list rule, not a filter, keeps it to the user's own. */
export async function readPage(page: number): Promise<Outcome<SavedPost[]>> {
  try {
    const client = await pocketbase();
    const { items } = await client.collection('posts').getList<SavedPost>(page, pageSize(), {
      sort: '-timestamp',
      skipTotal: true,
      requestKey: null,
    });
    return succeeded(items);
  } catch (error) {
    const { status } = readFailure(error);
    // 404: no such collection; 400: it lacks the field we sort by. Migrations have not run.
    const notSetUp = status === 404 || status === 400;
    // biome-ignore lint/suspicious/noConsole: the sentence for it sends its reader to the console
    if (notSetUp) console.error(`How to set up the database: ${site.source}#readme`);
    return refused(notSetUp ? 'libraryNotSetUp' : 'savedLoadFailed');
  }
}

/** A plan's limited list that is full hides an older post, which moves up when one is deleted. */
export function hidesOlder(count: number): boolean {
  return !$premium.get() && count >= pageSize();
}

export function markRemoved(id: string): void {
  $removed.set(new Set([...$removed.get(), id]));
  $posts.set($posts.get().filter((post) => post.id !== id));
}

/** Puts a post back where it stood: newest first. */
export function unmarkRemoved(post: SavedPost): void {
  $removed.set(new Set([...$removed.get()].filter((id) => id !== post.id)));
  const rest = $posts.get().filter(({ id }) => id !== post.id);
  $posts.set([...rest, post].sort((a, b) => b.timestamp.localeCompare(a.timestamp)));
}

export function forgetLibrary(): void {
  $posts.set([]);
  $removed.set(new Set());
  $library.set({ kind: 'closed' });
}

// A plan that changed shows another part of the list.
$premium.listen(() => {
  if ($session.get() && $library.get().kind === 'loaded') void loadPosts();
});
