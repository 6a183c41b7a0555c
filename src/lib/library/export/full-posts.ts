import { attempt } from '#lib/attempt.ts';
import { type Outcome, succeeded } from '#lib/outcome.ts';
import type { PostInFull, PostsInFull } from '#shared/contracts/moving-posts.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';

export type FullPost = SavedPost & PostInFull;

function ask(posts: readonly SavedPost[]): Promise<Outcome<PostsInFull>> {
  const body = { ids: posts.map(({ id }) => id) };
  const options = { method: 'POST', body, requestKey: null };
  return attempt(
    (client) => client.send<PostsInFull>('/api/account/posts-in-full', options),
    () => 'postsExportFailed',
  );
}

/** With what a list leaves out. One that was deleted meanwhile is left out. */
export async function inFull(posts: readonly SavedPost[]): Promise<Outcome<FullPost[]>> {
  const { manyAtOnce } = rules.library;
  const parts = Array.from({ length: Math.ceil(posts.length / manyAtOnce) }, (_, at) =>
    posts.slice(at * manyAtOnce, (at + 1) * manyAtOnce),
  );
  // Of one page of the list, so these are few at once.
  const answers = await Promise.all(parts.map(ask));
  const more = new Map<string, PostInFull>();
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const post of answer.value.posts) more.set(post.id, post);
  }
  return succeeded(
    posts.flatMap((post) => {
      const rest = more.get(post.id);
      return rest ? [{ ...post, ...rest }] : [];
    }),
  );
}
