import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireEmpty } from '#scripts/backup/empty-place.ts';
import { putInPlace } from '#scripts/backup/put-in-place.ts';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'empty-place-'));
  dataDir = join(folder, 'data');
});

afterEach(() => rmSync(folder, { recursive: true }));

function restored(name: string): string {
  const aside = join(folder, name);
  mkdirSync(join(aside, 'pocketbase'), { recursive: true });
  for (const file of ['service.json', 'superuser.json', 'pocketbase/data.db']) {
    writeFileSync(join(aside, file), name, { mode: 0o600 });
  }
  return aside;
}

const textOf = (name: string) => readFileSync(join(dataDir, name), 'utf8');

test('everything goes to where it belongs', async () => {
  await putInPlace(restored('backup'), dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['pocketbase', 'service.json', 'superuser.json']);
  expect(textOf('pocketbase/data.db')).toBe('backup');
  expect(readdirSync(folder)).toEqual(['data']);
});

test('what came into the place while the backup was unpacked stays as it is', async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'superuser.json'), 'started');
  await expect(putInPlace(restored('backup'), dataDir)).rejects.toThrow('is not empty');
  expect(readdirSync(dataDir)).toEqual(['superuser.json']);
  expect(textOf('superuser.json')).toBe('started');
});

test.each([
  'pocketbase',
  'data.db',
  'standby',
  'copy-life',
  'copy-begun',
  'copy-fenced',
  'backup-made',
  'service.json',
  'own-models.key',
])('%s alone is enough to refuse', async (name) => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, name), 'theirs');
  await expect(requireEmpty(dataDir)).rejects.toThrow(`it holds ${name}. Stop Postquill`);
});

test('what other programs have put there, whose home it may be, is no reason and stays', async () => {
  mkdirSync(join(dataDir, '.npm/_logs'), { recursive: true });
  mkdirSync(join(dataDir, 'lost+found'));
  writeFileSync(join(dataDir, 'running.lock'), '');
  await putInPlace(restored('backup'), dataDir);
  expect(readdirSync(dataDir).sort()).toEqual([
    ...['.npm', 'lost+found'],
    ...['pocketbase', 'running.lock', 'service.json', 'superuser.json'],
  ]);
});

test('of two at once one is in place, whole', async () => {
  const asides = [restored('first'), restored('second')];
  const ends = await Promise.allSettled(asides.map((aside) => putInPlace(aside, dataDir)));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const winner = ends[0]?.status === 'fulfilled' ? 'first' : 'second';
  for (const name of ['service.json', 'superuser.json', 'pocketbase/data.db']) {
    expect(textOf(name)).toBe(winner);
  }
});
