import { t } from '#shared/language/t.ts';
import { graphemesOf } from '#shared/text/graphemes.ts';

export interface Author {
  name: string;
  handle: string;
  initials: string;
}

function firstLetter(word: string): string {
  const [letter] = graphemesOf(word);
  return letter?.segment.toLocaleUpperCase() ?? '';
}

/** Whoever posts, by the account's own name; without one, by the beginning of its address. */
export function authorOf(user: { name: string; email: string } | null): Author {
  const name = user?.name.trim() || user?.email.split('@')[0] || t('You');
  const words = name.split(/[\s._-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return {
    name,
    handle: `@${words.join('').toLocaleLowerCase() || t('you')}`,
    initials: ends.map((word = '') => firstLetter(word)).join(''),
  };
}
