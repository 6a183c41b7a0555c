import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256 } from '#scripts/obtain/fingerprint.ts';
import { bytesOf, openWorkshop, pins, program, type Workshop, zipPath } from './workshop.ts';

let shop: Workshop;

beforeEach(async () => {
  shop = await openWorkshop();
});

afterEach(() => shop.close());

/** A go that answers what its checksum database is, and on install runs the given lines. */
async function placeGo(install: string, sumdb = 'sum.golang.org'): Promise<void> {
  await shop.place('built', program('built'));
  await shop.place(
    'go',
    `#!/bin/sh
if [ "$1" = env ]; then echo "${sumdb}"; exit; fi
printf '%s\\n' "$@" > "$HOME/go-arguments"
env > "$HOME/go-environment"
${install}
`,
  );
}

const installs = 'cp "$HOME/built" "$GOBIN/base"';

async function goEnvironment(): Promise<Map<string, string>> {
  const lines = (await readFile(join(shop.directory, 'go-environment'), 'utf8')).split('\n');
  return new Map(lines.map((line) => line.split(/=(.*)/s, 2) as [string, string]));
}

test('without the release the pinned module is built, told in order, and kept', async () => {
  await placeGo(installs);
  const path = await shop.obtain({ goCommand: 'go' });
  expect(await bytesOf(path)).toEqual(program('built'));
  expect(shop.reports).toEqual([
    expect.stringContaining('Downloading PocketBase 1.2.3'),
    expect.stringMatching(/^Official release: .*404/),
    expect.stringContaining('Building PocketBase 1.2.3 from its Go module'),
  ]);
  await expect(shop.obtain()).resolves.toBe(path);
  expect(shop.server.requests).toEqual([zipPath]);
});

test('go is asked for exactly the pinned version, stamped with it', async () => {
  await placeGo(installs);
  await shop.obtain({ goCommand: 'go' });
  const asked = (await readFile(join(shop.directory, 'go-arguments'), 'utf8')).trim().split('\n');
  expect(asked).toEqual([
    'install',
    '-ldflags',
    '-s -w -X github.com/pocketbase/pocketbase.Version=1.2.3',
    `${pins.goPackage}@v1.2.3`,
  ]);
});

test('the build is for this machine, with the pinned toolchain and the flags of the user', async () => {
  await placeGo(installs);
  const env = { ...shop.options.env, GOFLAGS: '-buildvcs=false', GOOS: 'plan9', GOARCH: 'mips' };
  await shop.obtain({ goCommand: 'go', env });
  const seen = await goEnvironment();
  expect(seen.get('GOFLAGS')).toBe('-buildvcs=false');
  expect(seen.get('CGO_ENABLED')).toBe('0');
  expect(seen.get('GOTOOLCHAIN')).toBe('go9.9.9');
  expect(seen.has('GOOS')).toBe(false);
  expect(seen.has('GOARCH')).toBe(false);
});

test.for([
  ['off', 'sum.golang.org'],
  ['sum.golang.google.cn', 'sum.golang.google.cn'],
] as const)('with a checksum database of %s the sources are checked by %s', async (sums) => {
  const [chosen, used] = sums;
  await placeGo(installs, chosen);
  const env = { ...shop.options.env, GONOSUMDB: '*' };
  await shop.obtain({ goCommand: 'go', env });
  const seen = await goEnvironment();
  expect(seen.get('GOSUMDB')).toBe(used);
  expect(seen.get('GONOSUMDB')).toBe('none');
});

test('a build that fails is told in one line, and the next way is tried', async () => {
  await placeGo('printf "go: downloading a/b v1\\ngo: a/b: no network\\n" >&2; exit 1');
  await expect(shop.obtain({ goCommand: 'go' })).rejects.toThrow(
    /Build with Go: "go" failed: go: a\/b: no network\n.*Third-party build/,
  );
});

test('a build that never ends is given up', async () => {
  await placeGo('exec sleep 60');
  await expect(
    shop.obtain({ goCommand: 'go', patience: { buildMs: 300, betweenReportsMs: 50 } }),
  ).rejects.toThrow(/Build with Go: "go" was given up/);
  expect(shop.reports).toContainEqual(expect.stringContaining('still building'));
});

test('a build of another version is not kept', async () => {
  await placeGo(installs);
  await shop.place('built', program('built', '0.1.0'));
  await expect(shop.obtain({ goCommand: 'go' })).rejects.toThrow(
    /Build with Go: it is version 0\.1\.0/,
  );
  expect(await shop.cached()).toEqual([]);
});

test('builds at the same time that differ do not spoil each other', async () => {
  await placeGo('sed "s/built/built by $$/" "$HOME/built" > "$GOBIN/base"');
  const paths = await Promise.all([1, 2, 3].map(() => shop.obtain({ goCommand: 'go' })));
  for (const path of paths) expect(sha256(await bytesOf(path))).toBe(basename(dirname(path)));
  expect(new Set(paths).size).toBe(3);
});
