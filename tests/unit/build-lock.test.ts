import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let root: string;

/** A builder that writes a page as slowly as the real one, notes each build, and breaks beside another one. */
const builder = `#!/bin/sh
mkdir building || { echo "two at once" >&2; exit 1; }
echo build >> builds
mkdir "$2" && echo page > "$2/index.html"
until [ -e go-on ]; do sleep 0.02; done
rmdir building
`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'build-lock-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src', 'page.astro'), 'a page');
  writeFileSync(join(root, 'node'), builder, { mode: 0o755 });
});

afterAll(() => rmSync(root, { recursive: true }));

let said = '';

function build() {
  const child = spawn(process.execPath, [resolve('scripts/build.ts')], {
    cwd: root,
    env: { ...process.env, PATH: `${root}${delimiter}${process.env.PATH}`, SITE_DIR: 'dist' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8').on('data', (part) => {
    said += part;
  });
  return once(child, 'close');
}

test('of two builds of one site at once, one builds, and the other waits and finds it done', async () => {
  const builds = [build(), build()];
  await expect
    .poll(() => said)
    .toContain('Another build of this site is running; waiting for it …');
  await expect.poll(() => existsSync(join(root, 'builds'))).toBe(true);
  writeFileSync(join(root, 'go-on'), '');
  expect(await Promise.all(builds)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(said).toContain('The site is up to date.');
  expect(readFileSync(join(root, 'builds'), 'utf8')).toBe('build\n');
  expect(readFileSync(join(root, 'dist', 'index.html'), 'utf8')).toBe('page\n');
});
