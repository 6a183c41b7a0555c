import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { published } from '../../src/components/blog/publishing.ts';
import { pages, readBuilt } from './built-site.ts';

function post(id: string, day: string, draft = false) {
  return { id, data: { draft, date: new Date(day) } };
}

test('drafts are held back and the newest comes first', () => {
  const posts = [
    post('old', '2024-01-01'),
    post('draft', '2024-03-01', true),
    post('new', '2024-02-01'),
  ];
  expect(published(posts).map(({ id }) => id)).toEqual(['new', 'old']);
});

test('the built pages are exactly the articles that are no drafts', () => {
  const files = globSync('content/blog/*.mdx').filter((file) => !basename(file).startsWith('_'));
  const open = files.filter((file) => !/^draft:\s*true\s*$/m.test(readFileSync(file, 'utf8')));
  const expected = open.map((file) => `/blog/${basename(file, '.mdx')}`).sort();
  const built = pages.map(({ path }) => path).filter((path) => path.startsWith('/blog/'));
  const fed = [...readBuilt('rss.xml').matchAll(/<link>[^<]*(\/blog\/[^<]+)<\/link>/g)].map(
    ([, path]) => path,
  );
  expect(expected).toHaveLength(open.length);
  expect(built.sort()).toEqual(expected);
  expect(fed.sort()).toEqual(expected);
});
