import { pocketbaseAddress } from '#lib/addresses.ts';
import { type Outcome, refused, succeeded } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { refreshAllowance } from '#lib/session/allowance.ts';
import { sessionAlive } from '#lib/session/check.ts';
import { $session } from '#lib/session/state.ts';
import { liveToken } from '#lib/session/stored.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { $posts, hidesOlder, loadPosts, readPage, unmarkRemoved } from './list.ts';

export interface PostDraft extends Pick<SavedPost, 'text' | 'platform' | 'tone'> {
  /** Of the generation it is from, which tells who wrote it. */
  generationKey: string | undefined;
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
  const page = await readPage(1);
  if (!page.ok) return null;
  const isIt = (post: SavedPost) =>
    !known.has(post.id) && post.text === draft.text && post.platform === draft.platform;
  return page.value.find(isIt) ?? null;
}

/** Of a post that the list shows no more. */
export async function carryOutRemoval(post: SavedPost): Promise<Outcome> {
  const listWasFull = hidesOlder($posts.get().length + 1);
  try {
    const client = await pocketbase();
    await client.collection('posts').delete(post.id, { requestKey: null });
  } catch (error) {
    const alive = await sessionAlive();
    // 404 for the one who is logged in: another tab was faster, and it is gone as asked.
    if (!alive || readFailure(error).status !== 404) {
      unmarkRemoved(post);
      return refused(alive ? 'deleteFailed' : 'sessionExpired');
    }
  }
  tellTabs({ kind: 'removed', id: post.id });
  void refreshAllowance();
  // A list cut at the plan's size may have an older post to move up.
  if (listWasFull) void loadPosts();
  return succeeded(undefined);
}

/** The request outlives the page; what came of it the next visit will show. */
export async function removeWhileLeaving({ id }: SavedPost): Promise<void> {
  const token = liveToken();
  if (token === null) return;
  try {
    await fetch(`${pocketbaseAddress}/api/collections/posts/records/${id}`, {
      method: 'DELETE',
      headers: { Authorization: token },
      keepalive: true,
    });
    tellTabs({ kind: 'removed', id });
  } catch {
    // Without a network the post stays, and the list will say so.
  }
}
