import { expect, test } from 'vitest';
import { errorPage, isBuilt, linkPages, pages, tagsOf } from './built-site.ts';

const idsOf = new Map(
  pages.map(({ path, html }) => [path, new Set(tagsOf(html).map((tag) => tag.attributes.id))]),
);

/** Addresses that the front door passes on to the API or to PocketBase: no files of ours. */
const served = /^\/(api|pb)\//;

interface Reference {
  from: string;
  to: URL;
}

function referencesOf(path: string, html: string): Reference[] {
  const own = new URL(path, 'http://site');
  return tagsOf(html)
    .flatMap(({ name, attributes: { href, src, srcset = '' } }) => [
      ...(name === 'link' && href?.startsWith('https:') ? [] : [href]),
      src,
      ...srcset.split(',').map((candidate) => candidate.trim().split(' ')[0]),
    ])
    .filter((address): address is string => Boolean(address))
    .map((address) => ({ from: path, to: new URL(address, own) }))
    .filter(({ to }) => to.origin === own.origin && !served.test(to.pathname));
}

const references = pages.flatMap(({ path, html }) => referencesOf(path, html));

test('no link or file reference is broken', () => {
  const broken = references
    .filter(({ to }) => !idsOf.has(to.pathname) && !isBuilt(to.pathname))
    .map(({ from, to }) => `${from} -> ${to.pathname}`);
  expect(broken).toEqual([]);
});

test('no anchor is broken', () => {
  const broken = references
    .filter(({ to }) => to.hash && !idsOf.get(to.pathname)?.has(decodeURI(to.hash.slice(1))))
    .map(({ from, to }) => `${from} -> ${to.pathname}${to.hash}`);
  expect(broken).toEqual([]);
});

test('every page but those for errors and mails is linked from another one', () => {
  const linked = new Set(
    references.filter(({ from, to }) => from !== to.pathname).map(({ to }) => to.pathname),
  );
  const alone = pages.filter(({ path, name }) => !linked.has(path) && !linkPages.includes(name));
  expect([...new Set(alone.map(({ name }) => name))]).toEqual([errorPage]);
});

test('links carry no .html and no closing slash', () => {
  const odd = references
    .map(({ to }) => to.pathname)
    .filter((path) => path.endsWith('.html') || (path !== '/' && path.endsWith('/')));
  expect(odd).toEqual([]);
});
