import { pocketbaseAddress } from '#lib/addresses.ts';
import { type Outcome, refused, succeeded } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { refreshAllowance } from '#lib/session/allowance.ts';
import { sessionAlive } from '#lib/session/check.ts';
import { $session } from '#lib/session/state.ts';
import { liveToken } from '#lib/session/stored.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import type { SavedPost, Version } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import {
  $asked,
  $posts,
  countFound,
  everything,
  hidesOlder,
  isNarrowed,
  loadPosts,
  type Taken,
  unmarkRemoved,
} from './list.ts';
import { readPage } from './read-posts.ts';

export interface PostDraft extends Pick<SavedPost, 'text' | 'platform' | 'tone'> {
  /** Of the generation it is from, which tells who wrote it. */
  generationKey: string | undefined;
  /** What it said until now, and says; the oldest first. */
  versions?: readonly Version[] | undefined;
}

const draftPrefix = 'saving-';
let drafts = 0;

/** On its way to the store: there is nothing yet to delete. */
export function isDraft({ id }: SavedPost): boolean {
  return id.startsWith(draftPrefix);
}

/** Shows the post at once, under a name of its own until the store has given it an id. */
export async function savePost(draft: PostDraft): Promise<Outcome<string>> {
  const userId = $session.get()?.id ?? '';
  const known = new Set($posts.get().map(({ id }) => id));
  drafts += 1;
  const shownId = `${draftPrefix}${drafts}`;
  const timestamp = new Date().toISOString().replace('T', ' ');
  const { text, platform, tone } = draft;
  const shown: SavedPost = {
    ...{ text, platform, tone, userId, timestamp },
    ...{
      id: shownId,
      writer: '',
      ownModel: '',
      tags: [],
      pinned: false,
      voice: '',
      changed: timestamp,
    },
  };
  $posts.set([shown, ...$posts.get()]);
  const kept = await keep(draft, userId, known);
  if (!kept.ok) {
    $posts.set($posts.get().filter(({ id }) => id !== shownId));
    return kept;
  }
  // The list may have been read anew meanwhile, with the post in it or not yet.
  const others = $posts.get().filter(({ id }) => id !== shownId && id !== kept.value.id);
  if ($session.get()?.id === userId) $posts.set([kept.value, ...others]);
  if (isNarrowed($asked.get())) void loadPosts();
  else countFound(1);
  tellTabs({ kind: 'library' });
  void refreshAllowance();
  return succeeded(kept.value.id);
}

async function keep(
  draft: PostDraft,
  userId: string,
  known: ReadonlySet<string>,
): Promise<Outcome<SavedPost>> {
  try {
    const client = await pocketbase();
    const body = { ...draft, userId };
    const saved = await client.collection('posts').create<SavedPost>(body, { requestKey: null });
    return succeeded(saved);
  } catch (error) {
    const { status, code } = readFailure(error);
    if (code === 'savedLimit') return refused('savedLimit');
    if (!(await sessionAlive())) return refused('sessionExpired');
    const found = status === 0 || status >= 500 ? await findKept(draft, known) : null;
    return found ? succeeded(found) : refused('saveFailed');
  }
}

/** The answer to a save may be lost on its way, though the post was kept. */
async function findKept(draft: PostDraft, known: ReadonlySet<string>): Promise<SavedPost | null> {
  const limit = rules.plans.free.savedPosts;
  const page = await readPage({ ...everything, after: '', limit });
  if (!page.ok) return null;
  const isIt = (post: SavedPost) =>
    !known.has(post.id) && post.text === draft.text && post.platform === draft.platform;
  return page.value.posts.find(isIt) ?? null;
}

/** Each in one request that outlives the page. */
function inRequests(posts: readonly SavedPost[]): string[][] {
  const { manyAtOnce } = rules.library;
  const ids = posts.map(({ id }) => id);
  const parts = Math.ceil(ids.length / manyAtOnce);
  return Array.from({ length: parts }, (_, at) =>
    ids.slice(at * manyAtOnce, (at + 1) * manyAtOnce),
  );
}

function tellRemoved(posts: readonly SavedPost[]): void {
  tellTabs({ kind: 'removed', ids: posts.map(({ id }) => id) });
}

/** Of posts that the list shows no more. What is gone already, because another tab was faster, is gone as asked. */
export async function carryOutRemoval(taken: Taken): Promise<Outcome> {
  const { posts } = taken;
  const listWasFull = hidesOlder($posts.get().length + posts.length);
  try {
    const client = await pocketbase();
    for (const ids of inRequests(posts)) {
      const options = { method: 'POST', body: { ids }, requestKey: null };
      await client.send('/api/account/delete-posts', options);
    }
  } catch {
    const alive = await sessionAlive();
    unmarkRemoved(taken);
    // Of many, some may be gone.
    if (alive && posts.length > 1) void loadPosts();
    return refused(alive ? 'deleteFailed' : 'sessionExpired');
  }
  tellRemoved(posts);
  void refreshAllowance();
  // A list cut at the plan's size may have an older post to move up.
  if (listWasFull) void loadPosts();
  return succeeded(undefined);
}

/**
 * All at once, since no code may run again: each request outlives the page. Where the page lives on, what
 * the server did not take is shown again.
 */
export async function removeWhileLeaving({ posts, asked }: Taken): Promise<Outcome> {
  const token = liveToken() ?? '';
  const parts = inRequests(posts);
  const done = await Promise.all(parts.map((ids) => sendRemoval(ids, token)));
  const gone = new Set(parts.filter((_, at) => done[at]).flat());
  const left = posts.filter(({ id }) => !gone.has(id));
  if (gone.size > 0) tellRemoved(posts.filter(({ id }) => gone.has(id)));
  const [first] = left;
  // Whose session has ended meanwhile will see them with the next one.
  if (!first || $session.get()?.id !== first.userId) return succeeded(undefined);
  unmarkRemoved({ posts: left, asked });
  // Of an answer that was lost, the posts may be gone.
  void loadPosts();
  return refused('deleteFailed');
}

async function sendRemoval(ids: readonly string[], token: string): Promise<boolean> {
  try {
    const answer = await fetch(`${pocketbaseAddress}/api/account/delete-posts`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids }),
      keepalive: true,
    });
    return answer.ok;
  } catch {
    return false;
  }
}
