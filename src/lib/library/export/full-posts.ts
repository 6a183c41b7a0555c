import { attempt } from '#lib/attempt.ts';
import { type Outcome, succeeded } from '#lib/outcome.ts';
import type { PostInFull, PostsInFull } from '#shared/contracts/moving-posts.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';

export type FullPost = SavedPost & PostInFull;

/** With what a list leaves out. One that was deleted meanwhile is left out. */
export async function inFull(posts: readonly SavedPost[]): Promise<Outcome<FullPost[]>> {
  const { manyAtOnce } = rules.library;
  const full: FullPost[] = [];
  for (let at = 0; at < posts.length; at += manyAtOnce) {
    const some = posts.slice(at, at + manyAtOnce);
    const body = { ids: some.map(({ id }) => id) };
    const told = await attempt(
      (client) =>
        client.send<PostsInFull>('/api/account/posts-in-full', {
          ...{ method: 'POST', body, requestKey: null },
        }),
      () => 'postsExportFailed',
    );
    if (!told.ok) return told;
    const more = new Map(told.value.posts.map((post) => [post.id, post]));
    full.push(
      ...some.flatMap((post) => {
        const rest = more.get(post.id);
        return rest ? [{ ...post, ...rest }] : [];
      }),
    );
  }
  return succeeded(full);
}
