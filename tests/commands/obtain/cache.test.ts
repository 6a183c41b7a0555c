import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256 } from '#scripts/obtain/fingerprint.ts';
import { PlainError } from '#shared/plain-error.ts';
import { whole } from '#tests/fakes/release-server.ts';
import {
  bytesOf,
  official,
  openWorkshop,
  pins,
  program,
  type Workshop,
  zip,
  zipOf,
  zipPath,
} from './workshop.ts';

let shop: Workshop;

beforeEach(async () => {
  shop = await openWorkshop();
  shop.server.answer(zipPath, whole(zip));
});

afterEach(() => shop.close());

test('what is in the cache is used without a request or a word', async () => {
  const first = await shop.obtain();
  shop.server.requests.length = 0;
  shop.reports.length = 0;
  await expect(shop.obtain()).resolves.toBe(first);
  expect(shop.server.requests).toEqual([]);
  expect(shop.reports).toEqual([]);
});

test('the path is keyed by the version and records the hash of the program', async () => {
  const path = await shop.obtain();
  expect(path).toContain(pins.version);
  expect(basename(dirname(path))).toBe(sha256(official));
});

test('a damaged program is named, never returned, and obtained again', async () => {
  const path = await shop.obtain();
  await writeFile(path, program('tampered'));
  shop.reports.length = 0;
  await expect(shop.obtain()).resolves.toBe(path);
  expect(await bytesOf(path)).toEqual(official);
  expect(shop.reports).toEqual([
    expect.stringContaining(`${path} is damaged`),
    expect.stringContaining('Downloading PocketBase'),
  ]);
});

test('a run that has only begun to fill the cache does no harm to another', async () => {
  const path = await shop.obtain();
  await rm(path);
  shop.reports.length = 0;
  await expect(shop.obtain()).resolves.toBe(path);
  expect(shop.reports).toEqual([expect.stringContaining('Downloading PocketBase')]);
});

test('a program that lost its executable bit is obtained again', async () => {
  const path = await shop.obtain();
  await chmod(path, 0o644);
  await expect(shop.obtain()).resolves.toBe(path);
  expect(shop.server.requests).toHaveLength(2);
});

test('a program with its own right record but not the pinned hash is not used', async () => {
  const path = await shop.obtain();
  const planted = program('planted');
  const directory = join(dirname(dirname(path)), sha256(planted));
  await chmod(path, 0o644);
  await mkdir(directory);
  await writeFile(join(directory, 'pocketbase'), planted, { mode: 0o755 });
  await expect(shop.obtain()).resolves.toBe(path);
});

test('where only the zip is pinned, the recorded hash is what counts', async () => {
  const release = { asset: 'linux_amd64', archive: sha256(zip) };
  const zipOnly = { ...pins, releases: { 'linux-x64': release } };
  const path = await shop.obtain({ pins: zipOnly });
  await expect(shop.obtain({ pins: zipOnly })).resolves.toBe(path);
  expect(shop.server.requests).toHaveLength(1);
  await writeFile(path, program('tampered'));
  await shop.obtain({ pins: zipOnly });
  expect(shop.server.requests).toHaveLength(2);
  expect(await bytesOf(path)).toEqual(official);
});

test('runs at the same time all get the whole program and leave nothing half-done', async () => {
  const waiting: (() => void)[] = [];
  shop.server.answer(zipPath, (response) => {
    waiting.push(() => whole(zip)(response));
    if (waiting.length === 5) for (const go of waiting) go();
  });
  const paths = await Promise.all(Array.from({ length: 5 }, () => shop.obtain()));
  expect(new Set(paths).size).toBe(1);
  expect(await shop.cached()).toEqual([paths[0]]);
  expect(await bytesOf(paths[0] ?? '')).toEqual(official);
  expect(shop.reports.filter((line) => line.includes('damaged'))).toEqual([]);
});

test('a cache that cannot be written is told before anything is downloaded', async () => {
  const file = await shop.place('file', 'not a directory');
  const attempt = shop.obtain({ cacheDir: join(file, 'cache') });
  await expect(attempt).rejects.toBeInstanceOf(PlainError);
  await expect(attempt).rejects.toThrow(/cache directory .* cannot be used/);
  expect(shop.server.requests).toEqual([]);
});

const homes: [string, string, Record<string, string>, string][] = [
  ['linux', 'pocketbase', {}, '.cache/postquill'],
  ['linux', 'pocketbase', { XDG_CACHE_HOME: '~/xdg' }, 'xdg/postquill'],
  ['linux', 'pocketbase', { XDG_CACHE_HOME: 'relative/is/ignored' }, '.cache/postquill'],
  ['darwin', 'pocketbase', {}, 'Library/Caches/postquill'],
  ['win32', 'pocketbase.exe', { LOCALAPPDATA: '~/local' }, 'local/postquill'],
];

test.for(homes)('on %s, %s goes where users keep caches (%o)', async (home) => {
  const [platform, name, variables, expected] = home;
  const bundle = zipOf(official, name);
  const release = { asset: 'linux_amd64', archive: sha256(bundle) };
  shop.server.answer(zipPath, whole(bundle));
  const env = { ...shop.options.env };
  for (const [key, folder] of Object.entries(variables)) {
    env[key] = folder.replace('~', shop.directory);
  }
  const path = await shop.obtain({
    platform,
    env,
    cacheDir: undefined,
    pins: { ...pins, releases: { [`${platform}-x64`]: release } },
  });
  expect(path.startsWith(join(shop.directory, expected))).toBe(true);
  expect(basename(path)).toBe(name);
});
