import type { ImportEnd } from '#lib/library/import/import-posts.ts';
import { message } from '#shared/rules.ts';

export const grouped = (count: number) => count.toLocaleString('en');

export const countPosts = (count: number) => (count === 1 ? '1 post' : `${grouped(count)} posts`);

/** How an import ended, and how many posts of the file are in the library now. */
export function endWords(
  end: ImportEnd | 'failed',
  done: number,
  total: number,
  why: string,
): string {
  const are = `${grouped(done)} of ${countPosts(total)} ${done === 1 ? 'is' : 'are'} imported.`;
  if (end === 'failed') return `${why} ${are}`;
  if (end === 'stopped') {
    return `Stopped: ${are} Import the same file again to go on, and what is here already is skipped.`;
  }
  if (end === 'full') return `${message('savedLimit')} ${are}`;
  return done === 1 ? '1 post is imported.' : `${countPosts(done)} are imported.`;
}
