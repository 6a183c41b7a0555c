import type { ImportEnd, Progress } from '#lib/library/import/import-posts.ts';
import { formatNumber } from '#shared/language/page-language.ts';
import { t, tCount } from '#shared/language/t.ts';
import { message } from '#shared/rules.ts';
import { firstOf } from './first-of.ts';

function howMany(done: number, total: number): string {
  if (total === 1) return t('{count} of 1 post is imported.', { count: done });
  return tCount(
    done,
    '{count} of {total} posts is imported.',
    '{count} of {total} posts are imported.',
    { total: formatNumber(total) },
  );
}

function leftOut(refused: readonly number[]): string {
  return tCount(
    refused.length,
    'Left out, since the server refused it: the post of line {lines}.',
    'Left out, since the server refused them: the posts of lines {lines}.',
    { lines: firstOf(refused.map(formatNumber)) },
  );
}

function howItEnded(
  end: ImportEnd | 'failed',
  { imported, refused }: Progress,
  total: number,
  why: string,
): string {
  if (end === 'all' && refused.length === 0)
    return tCount(imported, '{count} post is imported.', '{count} posts are imported.');
  const some = howMany(imported, total);
  if (end === 'all') return some;
  if (end === 'failed') return `${why} ${some}`;
  if (end === 'full') return `${message('savedLimit')} ${some}`;
  return t(
    'Stopped: {imported} Import the same file again to go on, and what is here already is skipped.',
    { imported: some },
  );
}

/** How an import ended, how many posts of the file are in the library now, and which the server did not keep. */
export function endWords(
  end: ImportEnd | 'failed',
  progress: Progress,
  total: number,
  why: string,
): string {
  const words = howItEnded(end, progress, total, why);
  return progress.refused.length > 0 ? `${words} ${leftOut(progress.refused)}` : words;
}
