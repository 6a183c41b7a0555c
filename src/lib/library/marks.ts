import { atom } from 'nanostores';
import { attempt } from '#lib/attempt.ts';
import type { Outcome } from '#lib/outcome.ts';
import { $session } from '#lib/session/state.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import type { UsedTag } from '#shared/contracts/library.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { $posts, loadPosts } from './list.ts';

/** One's own tags, the most used first. */
export const $tags = atom<readonly UsedTag[]>([]);

export async function loadTags(): Promise<void> {
  const owner = $session.get()?.id;
  const options = { method: 'GET', requestKey: null };
  const outcome = await attempt(
    (client) => client.send<UsedTag[]>('/api/account/tags', options),
    () => 'savedLoadFailed',
  );
  // Without them nothing is offered, and everything can be typed.
  if (outcome.ok && $session.get()?.id === owner) $tags.set(outcome.value);
}

$session.listen((user) => {
  if (!user) $tags.set([]);
});

function change(route: string, posts: readonly SavedPost[], how: object): Promise<Outcome> {
  const ids = posts.map(({ id }) => id);
  const { manyAtOnce } = rules.library;
  return attempt<undefined>(
    async (client) => {
      for (let at = 0; at < ids.length; at += manyAtOnce) {
        const body = { ids: ids.slice(at, at + manyAtOnce), ...how };
        await client.send(`/api/account/${route}`, { method: 'POST', body, requestKey: null });
      }
      return undefined;
    },
    ({ fields }) => (fields.has('tags') ? 'tagsWrong' : 'postsChangeFailed'),
  );
}

/** Shown at once, and taken back where the server does not do it. */
export async function pinPost(post: SavedPost, pinned: boolean): Promise<Outcome> {
  const show = (shown: boolean) =>
    $posts.set(
      $posts.get().map((each) => (each.id === post.id ? { ...each, pinned: shown } : each)),
    );
  show(pinned);
  const outcome = await change('pin-posts', [post], { pinned });
  if (outcome.ok) tellTabs({ kind: 'library' });
  else show(!pinned);
  return outcome;
}

/** The server says how tags are spelled. */
export async function tagPosts(
  posts: readonly SavedPost[],
  tags: { add?: readonly string[]; remove?: readonly string[] },
): Promise<Outcome> {
  const outcome = await change('tag-posts', posts, { add: [], remove: [], ...tags });
  // Of many, some may be changed.
  await Promise.all([loadPosts(), loadTags()]);
  if (outcome.ok) tellTabs({ kind: 'library' });
  return outcome;
}
