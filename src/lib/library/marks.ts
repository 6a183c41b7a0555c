import { atom } from 'nanostores';
import { attempt } from '#lib/attempt.ts';
import { type Outcome, succeeded } from '#lib/outcome.ts';
import { $session } from '#lib/session/state.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import type { TagPostsAnswer, UsedTag } from '#shared/contracts/library.ts';
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

function change<Answer>(
  route: string,
  posts: readonly SavedPost[],
  how: object,
): Promise<Outcome<Answer[]>> {
  const ids = posts.map(({ id }) => id);
  const { manyAtOnce } = rules.library;
  return attempt(
    async (client) => {
      const answers: Answer[] = [];
      for (let at = 0; at < ids.length; at += manyAtOnce) {
        const body = { ids: ids.slice(at, at + manyAtOnce), ...how };
        const options = { method: 'POST', body, requestKey: null };
        answers.push(await client.send<Answer>(`/api/account/${route}`, options));
      }
      return answers;
    },
    ({ fields }) => (fields.has('tags') ? 'tagsWrong' : 'postsChangeFailed'),
  );
}

/** Shown at once, and taken back where the server does not do it. */
export async function pinPost(post: SavedPost, pinned: boolean): Promise<Outcome<unknown>> {
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

/** The server says how tags are spelled, and how many posts had no room for them. */
export async function tagPosts(
  posts: readonly SavedPost[],
  tags: { add?: readonly string[]; remove?: readonly string[] },
): Promise<Outcome<number>> {
  const how = { add: [], remove: [], ...tags };
  const outcome = await change<TagPostsAnswer>('tag-posts', posts, how);
  // Of many, some may be changed.
  await Promise.all([loadPosts(), loadTags()]);
  if (!outcome.ok) return outcome;
  tellTabs({ kind: 'library' });
  return succeeded(outcome.value.reduce((sum, { full }) => sum + full, 0));
}
