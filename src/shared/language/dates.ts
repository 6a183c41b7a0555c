import { pageLanguage } from './page-language.ts';

/** How the first of a month is called where it is not "1": by letters as well, and unknown to `Intl`. */
const firstOfMonth: Readonly<Record<string, string>> = { fr: '1er', 'pt-BR': '1º' };

/** A day as a language writes it. */
export function dayIn(tag: string, moment: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tag, options)
    .formatToParts(new Date(moment))
    .map(({ type, value }) => (type === 'day' && value === '1' && firstOfMonth[tag]) || value)
    .join('');
}

/** "March 4, 2026", as the page's language writes it. */
export function longDate(moment: string): string {
  return dayIn(pageLanguage, moment, { dateStyle: 'long' });
}

/** "March 4" */
export function dayAndMonth(moment: string): string {
  return dayIn(pageLanguage, moment, { month: 'long', day: 'numeric' });
}
