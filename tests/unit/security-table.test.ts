import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '#site';

const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| *(\d+) *\| *(.+?) *\| *(.+?) *\|$/gm)].map(
  ([, number, promise = '', proof = '']) => ({ number: Number(number), promise, proof }),
);
const open = /^Open: /;

test('the table holds every one of its 47 promises, once and in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 47 }, (_, at) => at + 1));
  for (const { promise } of rows) expect(promise.length).toBeGreaterThan(20);
});

test('a promise names the test that keeps it, or says why there is none', () => {
  for (const { number, proof } of rows) {
    const named = /`tests\/[^`]+\.test\.ts`/.test(proof);
    expect(named || open.test(proof), `promise ${number}: ${proof}`).toBe(true);
  }
});

test('every file that the page names is there', () => {
  const named = [
    ...text.matchAll(/`((?:tests|api|src|docs|scripts|pocketbase|content)\/[^`*]*)`/g),
  ];
  expect(named.length).toBeGreaterThan(50);
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test('reports go to the address of the site', () => {
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(`<${site.supportEmail}>`);
});
