import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireBuiltSite } from '#scripts/site/build-site.ts';
import { hashOfInputs, stampPath } from '#scripts/site/stale.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-site-'));
  mkdirSync(join(root, 'src'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'src', 'page.astro'), 'a page');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function writeEnv(text: string): string {
  writeFileSync(join(root, '.env'), text);
  return hashOfInputs(root, {});
}

test('a build depends on the PUBLIC_ settings, wherever they stand, and on no other', () => {
  const without = hashOfInputs(root, {});
  expect(writeEnv('MODEL=a\n')).toBe(without);
  expect(hashOfInputs(root, { PUBLIC_SITE_URL: '', MODEL: 'b' })).toBe(without);
  const written = writeEnv('MODEL=a\nPUBLIC_SITE_URL=https://one.test\n');
  expect(written).not.toBe(without);
  expect(hashOfInputs(root, { PUBLIC_SITE_URL: 'https://one.test' })).toBe(written);
  expect(hashOfInputs(root, { PUBLIC_SITE_URL: 'https://two.test' })).not.toBe(written);
});

test('where nothing can be built, pages that are missing or of other settings are told', () => {
  const dist = join(root, 'dist');
  expect(() => requireBuiltSite(root, dist)).toThrow(/^There are no built pages in /);
  writeFileSync(stampPath(dist), hashOfInputs(root, process.env));
  requireBuiltSite(root, dist);
  vi.stubEnv('PUBLIC_SITE_URL', 'https://elsewhere.test');
  expect(() => requireBuiltSite(root, dist)).toThrow(/with other PUBLIC_ settings/);
});
