import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};

test('the lock file names the packages of every platform, as npm ci demands', () => {
  const needed = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  expect(needed.length).toBeGreaterThan(100);
  const missing = needed.filter(
    ({ path, name }) =>
      !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry, so that everybody installs from their own', () => {
  const named = Object.values(packages).filter(({ resolved }) => resolved !== undefined);
  expect(named).toEqual([]);
});
