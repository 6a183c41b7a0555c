import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const code = /\.(?:ts|tsx|mjs|js|astro|css)$/;
/** History, which only grows. */
const history = 'pocketbase/pb_migrations';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => code.test(file) && dirname(file) !== history);

test('no folder has more than 20 files of code beside each other', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.get('api/front-door')).toBeGreaterThan(5);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});

test('no file of the product is longer than 200 lines', () => {
  const product = files.filter((file) => /^(?:api|src|scripts|pocketbase)\//.test(file));
  const lengths = product.map((file) => [file, readFileSync(file, 'utf8').split('\n').length - 1]);
  expect(lengths.length).toBeGreaterThan(500);
  expect(lengths.filter(([, length]) => Number(length) > 200)).toEqual([]);
});
