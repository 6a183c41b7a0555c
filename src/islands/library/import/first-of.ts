import { formatList } from '#shared/language/format-list.ts';
import { tCount } from '#shared/language/t.ts';

const shown = 8;

/** "A, B, C", and of many the first, with how many more there are. */
export function firstOf(items: readonly string[]): string {
  const more = items.length - shown;
  if (more <= 0) return formatList(items, 'unit');
  return formatList([...items.slice(0, shown), tCount(more, '{count} more', '{count} more')]);
}
