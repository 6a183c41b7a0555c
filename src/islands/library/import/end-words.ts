import type { ImportEnd } from '#lib/library/import/import-posts.ts';
import { formatNumber } from '#shared/language/page-language.ts';
import { t, tCount } from '#shared/language/t.ts';
import { message } from '#shared/rules.ts';

function howMany(done: number, total: number): string {
  if (total === 1) return t('{count} of 1 post is imported.', { count: done });
  return tCount(
    done,
    '{count} of {total} posts is imported.',
    '{count} of {total} posts are imported.',
    { total: formatNumber(total) },
  );
}

/** How an import ended, and how many posts of the file are in the library now. */
export function endWords(
  end: ImportEnd | 'failed',
  done: number,
  total: number,
  why: string,
): string {
  if (end === 'all')
    return tCount(done, '{count} post is imported.', '{count} posts are imported.');
  const imported = howMany(done, total);
  if (end === 'failed') return `${why} ${imported}`;
  if (end === 'full') return `${message('savedLimit')} ${imported}`;
  return t(
    'Stopped: {imported} Import the same file again to go on, and what is here already is skipped.',
    { imported },
  );
}
