import { pageLanguage } from './page-language.ts';

/** "March 4, 2026", as the page's language writes it. */
export function longDate(moment: string): string {
  return new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'long' }).format(new Date(moment));
}

/** "March 4" */
export function dayAndMonth(moment: string): string {
  const format = new Intl.DateTimeFormat(pageLanguage, { month: 'long', day: 'numeric' });
  return format.format(new Date(moment));
}
