import { statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSecurityHeaders } from '#api/front-door/security-headers.ts';
import { readSite } from '#api/front-door/site/site-files.ts';
import type { PageEvents } from '#lib/session/events.ts';
import { message } from '#shared/rules.ts';
import {
  type BuiltPage,
  englishPages,
  errorPage,
  pages,
  readBuilt,
  siteDir,
  tagsOf,
} from './built-site.ts';

const budgets = {
  contentPage: 60,
  islandPageScripts: { '/': 70.5, '/account': 77.5 },
  headerScripts: 2,
  /** Other languages say the same with more letters. */
  otherLanguages: 1.03,
};

/** What a server may send before it hears from the browser: ten segments. More costs a round trip. */
const firstFlight = 14_600;
/** Whole texts are read from their beginning, and what they have to say is not cut for a round trip. */
const longPages = ['/privacy', '/free-ai-social-media-post-generator'];
const longInOthers = [...longPages, '/faq', '/terms'];
const shortPages = pages.filter(
  ({ name, language }) =>
    !name.startsWith('/blog/') && !(language === 'en' ? longPages : longInOthers).includes(name),
);

const kilobytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
/** Pages share most of their scripts. */
const weighed = new Map<string, number>();
function brotli(text: string): number {
  const bytes = weighed.get(text) ?? brotliCompressSync(text).length;
  weighed.set(text, bytes);
  return bytes;
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Modules with all that they import at once; what is imported on use is no part of the first load. */
function withStaticImports(files: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = readBuilt(file).matchAll(/\b(?:import|from)\s*["'](\.?\/[^"']+\.js)["']/g);
    for (const [, target = ''] of imports) {
      waiting.push(new URL(target, `http://site/${file}`).pathname.slice(1));
    }
  }
  return [...found];
}

const islandParts = ['component-url', 'renderer-url', 'before-hydration-url'];

/** What a page runs without asking for it; data for search engines runs nothing. */
const inlineScript = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

const inlineScriptsOf = ({ html }: BuiltPage) =>
  [...html.matchAll(inlineScript)].map(([, code = '']) => code);

function scriptFilesOf({ html }: BuiltPage): string[] {
  const entries = tagsOf(html).flatMap(({ name, attributes }) => {
    if (name === 'script') return [attributes.src];
    return name === 'astro-island' ? islandParts.map((part) => attributes[part]) : [];
  });
  return withStaticImports(
    entries.filter((entry) => entry !== undefined).map((entry) => entry.slice(1)),
  );
}

function fontsOf({ html }: BuiltPage): string[] {
  return tagsOf(html)
    .filter(({ attributes }) => attributes.rel === 'preload' && attributes.as === 'font')
    .map(({ attributes }) => `${siteDir}${attributes.href}`);
}

const weights = pages.map((page) => {
  const document = kilobytes(brotli(page.html.replace(inlineScript, '')));
  const code = [...inlineScriptsOf(page), ...scriptFilesOf(page).map(readBuilt)];
  const scripts = kilobytes(sum(code.map(brotli)));
  // A woff2 file is compressed already.
  const fonts = kilobytes(sum(fontsOf(page).map((file) => statSync(file).size)));
  const total = Math.round((document + scripts + fonts) * 10) / 10;
  const { path, language, name } = page;
  return { path, language, name, document, scripts, fonts, total };
});

const wordsOf = ({ language }: Pick<BuiltPage, 'language'>) =>
  language === 'en' ? 1 : budgets.otherLanguages;

const islandPages = weights.flatMap((page) => {
  const [, budget] =
    Object.entries(budgets.islandPageScripts).find(([name]) => name === page.name) ?? [];
  if (budget === undefined) return [];
  return [{ ...page, budget: budget * wordsOf(page) }];
});
const contentPages = weights.filter(({ name }) => !Object.hasOwn(budgets.islandPageScripts, name));

test('the table of what each page weighs', () => {
  console.log('KB, brotli; the document holds its CSS');
  console.table(Object.fromEntries(weights.map(({ path, ...sizes }) => [path, sizes])));
  for (const { html } of pages) {
    expect(tagsOf(html).filter(({ attributes }) => attributes.rel === 'stylesheet')).toEqual([]);
  }
});

test.each(contentPages)('$path keeps to the budget of a content page', (page) => {
  expect(page.fonts).toBeGreaterThan(0);
  expect(page.total).toBeLessThanOrEqual(budgets.contentPage * wordsOf(page));
});

test.each(islandPages)('$path keeps to the budget of its scripts', ({ scripts, budget }) => {
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(budget);
});

test('every page with islands has a budget of its own', () => {
  const found = pages.filter(({ html }) => html.includes('<astro-island')).map(({ name }) => name);
  expect([...new Set(found)].sort()).toEqual(Object.keys(budgets.islandPageScripts).sort());
});

test('pages carry the sentences they say, and nothing that only servers follow or say', () => {
  for (const page of englishPages.filter(({ html }) => html.includes('<astro-island'))) {
    const code = scriptFilesOf(page).map(readBuilt).join('');
    expect(code).toContain(message('topicMissing'));
    expect(code.includes(message('sessionExpired'))).toBe(page.path === '/account');
    expect(code).not.toContain(message('generationKeyReused'));
    expect(code).not.toContain('rememberedAddresses');
  }
});

test('theme and header take no more than their script budget', () => {
  const page = pages.find(({ path }) => path === '/privacy');
  const scripts = page ? inlineScriptsOf(page) : [];
  expect(scripts).toEqual([
    expect.stringContaining('darkMode'),
    expect.stringContaining('postquill:logout' satisfies keyof PageEvents),
  ]);
  expect(page && scriptFilesOf(page)).toEqual([]);
  const weight = sum(scripts.map((code) => gzipSync(code).length));
  expect(kilobytes(weight)).toBeLessThanOrEqual(budgets.headerScripts);
});

const site = readSite(siteDir, readSecurityHeaders(siteDir));

test.each(shortPages)('$path arrives with its headers in the first flight', ({ path }) => {
  const answer = (
    path.endsWith(errorPage)
      ? site.notFound.get(path.slice(0, -errorPage.length))
      : site.files.get(path)
  )?.encodings.br;
  if (!answer) throw new Error(`${path} is not there in brotli`);
  // Two more characters for each name and value, and what Node adds: status, date and connection.
  const head = sum(answer.headers.map(({ length }) => length + 2)) + 120;
  expect(head + answer.body.length).toBeLessThanOrEqual(firstFlight);
});
