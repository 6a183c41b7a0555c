import { pageLanguage } from './page-language.ts';

/** Of the English ones, the British list has no comma before its last word. */
const language = pageLanguage === 'en-US' ? 'en-GB' : pageLanguage;

/** "X, Instagram and LinkedIn", "… or …", or as a bare row "X, Instagram, LinkedIn". */
export function formatList(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(items);
}
