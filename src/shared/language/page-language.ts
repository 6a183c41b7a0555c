/** The language of the pages this code stands in, as browsers name it. */
export const pageLanguage: string = 'en-US';

/** What stands before the path of each page in this language; nothing for English. */
const languagePath: string = '';

export const formatNumber = (number: number): string => number.toLocaleString(pageLanguage);

/** The address of one of our pages in this language: of the main page, `/` or `/es`. */
export function pageAddress(path: `/${string}`): string {
  return languagePath === '' ? path : languagePath + path.replace(/^\/(?=$|[?#])/, '');
}
