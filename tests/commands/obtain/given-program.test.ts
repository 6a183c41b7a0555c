import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PlainError } from '#shared/plain-error.ts';
import { openWorkshop, program, type Workshop } from './workshop.ts';

let shop: Workshop;

beforeEach(async () => {
  shop = await openWorkshop();
});

afterEach(async () => {
  // Whoever names a program gets that one or an error, never another one from elsewhere.
  expect(shop.server.requests).toEqual([]);
  await shop.close();
});

function obtainGiven(path: string): Promise<string> {
  return shop.obtain({ env: { ...shop.options.env, POCKETBASE_BIN: path } });
}

test('the named program is used as it is', async () => {
  const path = await shop.place('pb-of-mine', program('mine'));
  await expect(obtainGiven(path)).resolves.toBe(path);
});

test('a path that is relative becomes absolute', async () => {
  const path = await shop.place('pb-of-mine', program('mine'));
  const climb = '../'.repeat(process.cwd().split('/').length - 1).slice(0, -1);
  await expect(obtainGiven(`${climb}${path}`)).resolves.toBe(path);
});

test('a file that is not there is an error', async () => {
  await expect(obtainGiven(join(shop.directory, 'nowhere'))).rejects.toThrow('no such file');
});

test('a directory is an error', async () => {
  await mkdir(join(shop.directory, 'folder'));
  await expect(obtainGiven(join(shop.directory, 'folder'))).rejects.toThrow('it is not a file');
});

test('a file that is not executable is an error', async () => {
  const path = join(shop.directory, 'plain');
  await writeFile(path, program('mine'), { mode: 0o644 });
  await expect(obtainGiven(path)).rejects.toThrow('it is not executable');
});

test('a different version is an error that names both', async () => {
  const path = await shop.place('old', program('mine', '0.22.0'));
  const error = await obtainGiven(path).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlainError);
  expect(String(error)).toContain(path);
  expect(String(error)).toContain('version 0.22.0, and Postquill needs 1.2.3');
});

test('a program that is not PocketBase is an error', async () => {
  const path = await shop.place('other', '#!/bin/sh\necho hello\necho world\n');
  await expect(obtainGiven(path)).rejects.toThrow(
    'does not answer --version as PocketBase does ("hello")',
  );
});

test('a program that breaks is an error that repeats its complaint', async () => {
  const path = await shop.place('broken', '#!/bin/sh\necho "wrong machine" >&2\nexit 3\n');
  await expect(obtainGiven(path)).rejects.toThrow('wrong machine');
});
