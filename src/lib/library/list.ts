import { atom } from 'nanostores';
import { type Outcome, succeeded } from '#lib/outcome.ts';
import { $premium, $session } from '#lib/session/state.ts';
import type { FindPostsBody, FoundPosts, PostOrder } from '#shared/contracts/library.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { readPage, readUntil } from './read-posts.ts';

export type LibraryState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  /** `next` is the place behind what is shown, empty at the end; `asked` is the question that was answered. */
  | { kind: 'loaded'; next: string; found: number; asked: Asked };

/** Which posts the list shows, and in which order. */
export interface Asked extends Omit<FindPostsBody, 'sort' | 'after' | 'limit'> {
  sort: PostOrder;
}

export const everything: Asked = {
  words: '',
  platform: '',
  tone: '',
  tag: '',
  voice: '',
  from: '',
  until: '',
  sort: 'newest',
};

export const $asked = atom<Asked>(everything);
export const $posts = atom<SavedPost[]>([]);
export const $library = atom<LibraryState>({ kind: 'closed' });

/** Ids deleted in this visit; a generated post that was saved under one of them is unsaved again. */
export const $removed = atom<ReadonlySet<string>>(new Set());

/** An answer to an earlier question comes too late. */
let question = 0;

/** Whether some posts are left out on purpose. */
export function isNarrowed(asked: Asked): boolean {
  return Object.entries(asked).some(([name, value]) => name !== 'sort' && value !== '');
}

function pageSize(): number {
  const { pageLength } = rules.library;
  return $premium.get() || isNarrowed($asked.get()) ? pageLength : rules.plans.free.savedPosts;
}

/** What was shown by earlier pages stays shown, also where posts came in front of it from elsewhere. */
export async function loadPosts(): Promise<void> {
  const shown = $premium.get() ? $posts.get() : [];
  if ($library.get().kind !== 'loaded') $library.set({ kind: 'loading' });
  await ask(Math.max(pageSize(), shown.length), shown.at(-1));
}

/** The list stays until the answer is there, and of several answers the last question's counts. */
export async function findPosts(asked: Asked, atLeast = 0): Promise<void> {
  $asked.set(asked);
  await ask(Math.max(pageSize(), atLeast));
}

async function ask(atLeast: number, last?: SavedPost): Promise<void> {
  question += 1;
  const mine = question;
  const owner = $session.get()?.id;
  const outcome = await readUntil(last, { ...$asked.get(), after: '', limit: atLeast }, pageSize());
  if (mine !== question || $session.get()?.id !== owner) return;
  if (outcome.ok) showPosts(outcome.value.posts, outcome.value);
  else $library.set({ kind: 'failed', text: outcome.error });
}

export async function loadMorePosts(): Promise<Outcome> {
  const state = $library.get();
  if (state.kind !== 'loaded' || state.next === '') return succeeded(undefined);
  const mine = question;
  const page = await readPage({ ...$asked.get(), after: state.next, limit: pageSize() });
  if (!page.ok) return page;
  if (mine !== question || !$session.get()) return succeeded(undefined);
  // As the list is by now: a post may have been saved or deleted meanwhile.
  const known = $posts.get();
  const ids = new Set(known.map((post) => post.id));
  showPosts([...known, ...page.value.posts.filter(({ id }) => !ids.has(id))], page.value);
  return succeeded(undefined);
}

function showPosts(posts: SavedPost[], { next, found }: FoundPosts): void {
  const removed = $removed.get();
  const before = $library.get();
  const left = posts.filter(({ id }) => !removed.has(id));
  $posts.set(left);
  const known = before.kind === 'loaded' ? before.found : 0;
  // The server counts what still can be brought back.
  const counted = Math.max(0, (found ?? known) - (posts.length - left.length));
  const more = $premium.get() || isNarrowed($asked.get());
  const asked = $asked.get();
  $library.set({ kind: 'loaded', next: more ? next : '', found: counted, asked });
}

/** A plan's limited list that is full hides an older post, which moves up when one is deleted. */
export function hidesOlder(count: number): boolean {
  return !$premium.get() && count >= pageSize();
}

/** So many more than were found when it was asked. */
export function countFound(change: number): void {
  const state = $library.get();
  if (state.kind === 'loaded') $library.set({ ...state, found: Math.max(0, state.found + change) });
}

/** Posts that are shown as deleted, and the question in whose list they stood. */
export interface Taken {
  posts: readonly SavedPost[];
  asked: Asked;
}

export function markRemoved(ids: readonly string[]): void {
  $removed.set(new Set([...$removed.get(), ...ids]));
  const left = $posts.get().filter(({ id }) => !ids.includes(id));
  countFound(left.length - $posts.get().length);
  $posts.set(left);
}

const orders: Record<PostOrder, (a: SavedPost, b: SavedPost) => number> = {
  newest: (a, b) => b.timestamp.localeCompare(a.timestamp),
  oldest: (a, b) => a.timestamp.localeCompare(b.timestamp),
  changed: (a, b) => b.changed.localeCompare(a.changed),
  pinned: (a, b) => Number(b.pinned) - Number(a.pinned) || orders.newest(a, b),
};

/** Puts posts back where they stood; where another question was asked since, the server knows what belongs. */
export function unmarkRemoved({ posts, asked }: Taken): void {
  const ids = posts.map(({ id }) => id);
  $removed.set(new Set([...$removed.get()].filter((id) => !ids.includes(id))));
  if (asked !== $asked.get()) {
    void loadPosts();
    return;
  }
  const rest = $posts.get().filter(({ id }) => !ids.includes(id));
  $posts.set([...rest, ...posts].sort(orders[asked.sort]));
  countFound(posts.length);
}

export function forgetLibrary(): void {
  $posts.set([]);
  $removed.set(new Set());
  $asked.set(everything);
  $library.set({ kind: 'closed' });
}

// A plan that changed shows another part of the list.
$premium.listen(() => {
  if ($session.get() && $library.get().kind === 'loaded') void loadPosts();
});
