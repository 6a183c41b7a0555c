import { addressUnder, pageAddress, siteLanguage } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { languagesWithWords } from '../build/languages/site-languages.ts';

type Path = `/${string}`;

/** What `src/english` holds and people read. */
const inEnglishOnly = /^\/(?:blog(?:\/|$)|rss\.xml$)/;

/** To one of our pages, in the language of the page where the link stands if there is one in it. */
export function linkTo(path: Path): { href: string; hreflang?: 'en' } {
  if (!inEnglishOnly.test(path)) return { href: pageAddress(path) };
  return siteLanguage === 'en' ? { href: path } : { href: path, hreflang: 'en' };
}

/** What such a link says: also that it leads to another language. */
export function labelFor(path: Path, label: string): string {
  return linkTo(path).hreflang ? t('{page} (in English)', { page: label }) : label;
}

/** With `build.format` "file" the path of a page ends in .html, which no reader ever sees. */
export function pathOf({ url }: { url: URL }): Path {
  return (url.pathname.replace(/(?:\/index)?\.html$/, '') as Path) || '/';
}

/** One page in each language that the site is built in. */
export function inEachLanguage(path: Path) {
  return languagesWithWords(process.cwd()).map((language) => {
    const { label, path: before, openGraph } = rules.siteLanguages[language];
    const isThis = language === siteLanguage;
    return { language, label, openGraph, isThis, address: addressUnder(before, path) };
  });
}
