import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doors } from './doors.ts';

const person = { id: 'a', email: 'a@example.com', rows: {} };
const tried = doors({ own: person, other: person });
const methodAndPath = tried.map(({ method, path }) => `${method} ${path}`);

function found(files: string, pattern: RegExp): string[][] {
  return globSync(files).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => match.slice(1)),
  );
}

test('the fuzz knocks at every route of the API', () => {
  const routes = found('api/routes/*.ts', /\.(get|post|patch|put|delete)\(\s*'(\/[^']+)'/g);
  expect(routes.length).toBeGreaterThan(10);
  for (const [method = '', path = ''] of routes) {
    const served = /^\/(healthz|readyz)$/.test(path) ? path : `/api${path}`;
    expect(methodAndPath).toContain(`${method.toUpperCase()} ${served}`);
  }
});

test('the fuzz knocks at every route for users that the hooks add', () => {
  const routes = found('pocketbase/pb_hooks/*.pb.js', /routerAdd\(\s*'(\w+)',\s*'(\/[^']+)'/g);
  const open = routes.filter(([, path = '']) => path.startsWith('/api/account/'));
  expect(open.length).toBeGreaterThan(2);
  for (const [method, path] of open) expect(methodAndPath).toContain(`${method} /pb${path}`);
});

test('the fuzz knows every word of the addresses that PocketBase is open at', () => {
  const patterns = found('api/front-door/pocketbase/open-paths.ts', /path: \/\^(.*)\$\//g).flat();
  const words = new Set(patterns.flatMap((pattern) => pattern.match(/[a-z][a-z0-9]{3,}/g) ?? []));
  expect(words.size).toBeGreaterThan(15);
  const paths = tried.map(({ path }) => path).join('\n');
  expect([...words].filter((word) => !paths.includes(word))).toEqual([]);
});
