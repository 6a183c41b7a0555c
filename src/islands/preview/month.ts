import { pageLanguage } from '#shared/language/page-language.ts';

const month = new Intl.DateTimeFormat(pageLanguage, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "November 2026" */
export const monthOf = (asOf: string) => month.format(new Date(asOf));
