import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

test('a folder that cannot be written to says so before anything is written, and with each note', async () => {
  const folder = join(parent, 'closed');
  mkdirSync(folder);
  // Where a folder of notes would be made is a file, which root cannot write into either.
  writeFileSync(join(folder, 'fences'), '');
  chmodSync(join(folder, 'fences'), 0o600);
  const place = copyPlace(readEnvironment({ COPY_TO: `file:${folder}` }));
  const sentence = `The folder ${folder}/fences cannot be written to: permission denied.`;
  await expect(place.requireWritable?.()).rejects.toThrow(sentence);
  await expect(place.fences.claim('life-000001-0a1b2c', '{}')).rejects.toThrow(sentence);
  await expect(place.fences.write('life-000001-0a1b2c', '{}')).rejects.toThrow(sentence);
});

test.skipIf(process.getuid?.() === 0)('a folder of somebody else says so', async () => {
  const folder = join(parent, 'foreign');
  mkdirSync(folder, { mode: 0o500 });
  const place = copyPlace(readEnvironment({ COPY_TO: `file:${folder}` }));
  const sentence = `The folder ${folder} cannot be written to: permission denied.`;
  await expect(place.requireWritable?.()).rejects.toThrow(sentence);
  await expect(place.fences.claim('life-000001-0a1b2c', '{}')).rejects.toThrow(sentence);
});
