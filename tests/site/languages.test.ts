import { expect, test } from 'vitest';
import { rules, type SiteLanguage } from '#shared/rules.ts';
import { languagesWithWords } from '../../src/build/languages/site-languages.ts';
import {
  type BuiltPage,
  errorPage,
  indexedPages,
  isBuilt,
  linkPages,
  pages,
  readBuilt,
  tagsOf,
} from './built-site.ts';

const languages = languagesWithWords(process.cwd());
const others = languages.filter((language) => language !== 'en');
const otherPages = pages.filter(({ language }) => language !== 'en');

const isInEnglishOnly = ({ name }: BuiltPage) => name.startsWith('/blog');
const isTranslated = (page: BuiltPage) =>
  !isInEnglishOnly(page) && ![errorPage, ...linkPages].includes(page.name);
const namesOf = (language: SiteLanguage) =>
  pages
    .filter((page) => page.language === language && !isInEnglishOnly(page))
    .map(({ name }) => name)
    .sort();
const addressOf = (language: SiteLanguage, name: string) =>
  rules.siteLanguages[language].path + (name === '/' ? '' : name) || '/';

function pathIn(address = ''): string {
  const { pathname } = new URL(address, 'https://site.test');
  return pathname;
}

const linksOf = ({ html }: BuiltPage) => tagsOf(html).filter(({ name }) => name === 'link');

function alternatesOf(page: BuiltPage): [string | undefined, string][] {
  return linksOf(page)
    .filter(({ attributes }) => attributes.rel === 'alternate' && attributes.hreflang)
    .map(({ attributes }) => [attributes.hreflang, pathIn(attributes.href)]);
}

test.each(others)('%s has every page but those that are in English only', (language) => {
  expect(namesOf(language)).toEqual(namesOf('en'));
});

test.each(pages)('$path says its language, and where it is in the others', (page) => {
  const { language, name, html } = page;
  const root = tagsOf(html).find((tag) => tag.name === 'html');
  expect(root?.attributes.lang).toBe(language);
  const hasOthers = indexedPages.includes(page) && isTranslated(page) && languages.length > 1;
  const expected = languages.map((other) => [other, addressOf(other, name)]);
  expect(alternatesOf(page)).toEqual(hasOthers ? [...expected, ['x-default', name]] : []);
});

test.each(pages)('$path offers the other languages at its foot', (page) => {
  const [, footer = ''] = page.html.match(/<footer[\s\S]*?>([\s\S]*)<\/footer>/) ?? [];
  const choice = tagsOf(footer).filter(({ attributes }) => attributes.hreflang && attributes.lang);
  const name = isTranslated(page) ? page.name : '/';
  expect(
    choice.map(({ attributes }) => [attributes.lang, attributes.hreflang, attributes.href]),
  ).toEqual(
    languages.length > 1 ? languages.map((other) => [other, other, addressOf(other, name)]) : [],
  );
  const current = choice.filter(({ attributes }) => attributes['aria-current']);
  expect(current.map(({ attributes }) => attributes.lang)).toEqual(
    languages.length > 1 ? [page.language] : [],
  );
});

test('no link leaves the language of its page without saying so', () => {
  const languageAt = new Map(pages.map(({ path, language }) => [path, language]));
  const leaving = pages.flatMap((page) =>
    tagsOf(page.html)
      .filter(({ name, attributes }) => name === 'a' && attributes.href?.startsWith('/'))
      .flatMap(({ attributes: { href = '', hreflang = page.language } }) => {
        const path = pathIn(href);
        const language = languageAt.get(path);
        // Files have no language of their own.
        return language === hreflang || (!language && isBuilt(path))
          ? []
          : [`${page.path}: ${href}`];
      }),
  );
  expect(leaving).toEqual([]);
});

test.each(otherPages)('$path loads files of its own language or of none', (page) => {
  const { path } = rules.siteLanguages[page.language];
  expect(
    linksOf(page).find(({ attributes }) => attributes.rel === 'manifest')?.attributes.href,
  ).toBe(`${path}/site.webmanifest`);
  expect(
    linksOf(page).filter(({ attributes }) => attributes.type === 'application/rss+xml'),
  ).toEqual([]);
  const metas = tagsOf(page.html).filter(({ name }) => name === 'meta');
  const meta = (property: string) =>
    metas.find(({ attributes }) => attributes.property === property)?.attributes.content;
  expect(meta('og:locale')).toBe(rules.siteLanguages[page.language].openGraph);
  expect(pathIn(meta('og:image'))).toBe(`${path}/og/default.png`);
});

test.each(others)('the manifest of %s starts in that language', (language) => {
  const { path } = rules.siteLanguages[language];
  const manifest = JSON.parse(readBuilt(`${path.slice(1)}/site.webmanifest`));
  expect(manifest).toMatchObject({ lang: language, start_url: path, id: path });
});

test('the sitemap has every page for search engines once, with the other languages of each', () => {
  const entries = readBuilt('sitemap.xml').match(/<url>.*?<\/url>/g) ?? [];
  const told = entries.map((entry) => ({
    path: pathIn(entry.match(/<loc>([^<]+)<\/loc>/)?.[1]),
    alternates: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, to]) => [language, pathIn(to)],
    ),
  }));
  const byPath = (one: { path: string }, other: { path: string }) =>
    one.path < other.path ? -1 : 1;
  const expected = indexedPages.map((page) => ({
    path: page.path,
    alternates: alternatesOf(page),
  }));
  expect(told.sort(byPath)).toEqual(expected.sort(byPath));
});

test('what two languages load alike is one file', () => {
  const fonts = (language: SiteLanguage) =>
    linksOf(pages.find((page) => page.language === language && page.name === '/faq') as BuiltPage)
      .filter(({ attributes }) => attributes.as === 'font')
      .map(({ attributes }) => attributes.href);
  for (const language of others) {
    expect(fonts(language)).toHaveLength(2);
    expect(fonts(language)).toEqual(fonts(others[0] as SiteLanguage));
  }
});
