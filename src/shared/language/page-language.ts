// The build says which language its pages are in (`src/build/languages`). Where nobody built, it is English.
declare const builtLanguage: string;
declare const builtTag: string;
declare const builtPath: string;

/** The id among `siteLanguages` of the language the pages are in. */
export const siteLanguage: string = typeof builtLanguage === 'undefined' ? 'en' : builtLanguage;

/** The same as browsers name it, for numbers and dates. */
export const pageLanguage: string = typeof builtTag === 'undefined' ? 'en-US' : builtTag;

/** What stands before the path of each page in this language; nothing for English. */
const languagePath: string = typeof builtPath === 'undefined' ? '' : builtPath;

export const formatNumber = (number: number): string => number.toLocaleString(pageLanguage);

/** The address of one of our pages in a language: of the main page, `/` or `/es`. */
export function addressUnder(before: string, path: `/${string}`): string {
  return before === '' ? path : before + path.replace(/^\/(?=$|[?#])/, '');
}

/** The same in the language of this page. */
export const pageAddress = (path: `/${string}`): string => addressUnder(languagePath, path);
