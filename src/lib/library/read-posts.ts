import { type Outcome, refused, succeeded } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import type { FindPostsBody, FoundPosts } from '#shared/contracts/library.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { site } from '#site';

/** As many as that, and a page more where that post is not among them: it was moved down, or deleted. */
export async function readUntil(
  last: SavedPost | undefined,
  asked: FindPostsBody,
  onePage: number,
): Promise<Outcome<FoundPosts>> {
  const first = await readFrom(asked);
  if (!first.ok || !last || first.value.posts.some(({ id }) => id === last.id)) return first;
  return withRest(first.value, { ...asked, limit: onePage });
}

/** As many as that, in as many pages as it takes. */
async function readFrom(asked: FindPostsBody): Promise<Outcome<FoundPosts>> {
  const first = await readPage(asked);
  const limit = asked.limit - (first.ok ? first.value.posts.length : 0);
  return first.ok && limit > 0 ? withRest(first.value, { ...asked, limit }) : first;
}

async function withRest(
  { posts, found, next }: FoundPosts,
  asked: FindPostsBody,
): Promise<Outcome<FoundPosts>> {
  if (next === '') return succeeded({ posts, found, next });
  const rest = await readFrom({ ...asked, after: next });
  if (!rest.ok) return rest;
  return succeeded({ ...rest.value, found, posts: [...posts, ...rest.value.posts] });
}

export async function readPage(asked: FindPostsBody): Promise<Outcome<FoundPosts>> {
  try {
    const client = await pocketbase();
    // A field's limit may cut an emoji in two.
    const body = { ...asked, words: asked.words.toWellFormed() };
    const options = { method: 'POST', body, requestKey: null };
    return succeeded(await client.send<FoundPosts>('/api/account/find-posts', options));
  } catch (error) {
    const { status } = readFailure(error);
    // 404: no such route; 400: the collection or a field is not there. Migrations have not run.
    const notSetUp = status === 404 || status === 400;
    // biome-ignore lint/suspicious/noConsole: the sentence for it sends its reader to the console
    if (notSetUp) console.error(`How to set up the database: ${site.source}#readme`);
    return refused(notSetUp ? 'libraryNotSetUp' : 'savedLoadFailed');
  }
}
