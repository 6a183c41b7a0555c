import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { copyPlace } from '#scripts/copy/place.ts';

const parent = mkdtempSync(join(tmpdir(), 'copy-place-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('a folder that goes away, or is another one, never says that there is no fence', async () => {
  const folder = join(parent, 'copy');
  mkdirSync(folder);
  const { fences } = copyPlace(readEnvironment({ COPY_TO: `file:${folder}` }));
  expect(await fences.has('life-000001-0a1b2c')).toBe(false);
  await fences.write('life-000001-0a1b2c', '{}');
  expect(await fences.has('life-000001-0a1b2c')).toBe(true);
  renameSync(folder, join(parent, 'unmounted'));
  await expect(fences.has('life-000001-0a1b2c')).rejects.toThrow('is not there');
  mkdirSync(folder);
  await expect(fences.has('life-000001-0a1b2c')).rejects.toThrow('another folder');
});
