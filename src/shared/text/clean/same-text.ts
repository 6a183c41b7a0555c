import { findEntities } from '../entities.ts';

function sameKey(text: string): string {
  let words = '';
  let at = 0;
  for (const { kind, start, end } of findEntities(text)) {
    if (kind !== 'hashtag') continue;
    words += text.slice(at, start);
    at = end;
  }
  const fold = (part: string) => part.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  // Of a post of hashtags alone nothing else is left to compare.
  return fold(words + text.slice(at)) || fold(text);
}

/** Whether two posts say the same: case, spaces and hashtags make no difference. */
export function sameText(one: string, other: string): boolean {
  return sameKey(one) === sameKey(other);
}
