import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Written out, an address leads to the page in English; only files have no language. */
const writtenOut = /\bhref=(?:\{?["'`])\/(?![\w/-]+\.\w+["'`])[^"'`]*/g;

test('links to our pages go by way of what knows the language of the page', () => {
  // The blog is in English only.
  const files = globSync('src/**/*.{astro,tsx,ts}').filter(
    (file) => !/^src[\\/](?:english|components[\\/]blog)[\\/]/.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(writtenOut)].map(([link]) => `${file}: ${link}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
