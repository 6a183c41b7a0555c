import { type Outcome, succeeded } from '#lib/outcome.ts';
import { rules } from '#shared/rules.ts';
import { everything } from '../list.ts';
import { readPage } from '../read-posts.ts';
import { contentKey } from './content-key.ts';

/** Of every post that is saved by now; of the posts themselves nothing is kept. */
export async function libraryKeys(
  signal: AbortSignal,
  onRead: (posts: number) => void,
): Promise<Outcome<Set<string>>> {
  const keys = new Set<string>();
  let read = 0;
  for (let after = ''; !signal.aborted; ) {
    const limit = rules.library.longestPage;
    const page = await readPage({ ...everything, sort: 'oldest', after, limit });
    if (!page.ok) return page;
    for (const post of page.value.posts) keys.add(contentKey(post));
    read += page.value.posts.length;
    onRead(read);
    if (page.value.next === '') break;
    after = page.value.next;
  }
  return succeeded(keys);
}
