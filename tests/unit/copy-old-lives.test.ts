import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { removeOldLives } from '#scripts/copy/old-lives.ts';
import { type CopyPlace, copyPlace } from '#scripts/copy/place.ts';
import { type FakeS3, startS3 } from '#tests/fakes/s3/s3.ts';

const shared = mkdtempSync(join(tmpdir(), 'old-lives-'));
let s3: FakeS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(shared, { recursive: true });
});

const inFolder = () => copyPlace(readEnvironment({ COPY_TO: `file:${shared}` }));
const inS3 = () =>
  copyPlace(
    readEnvironment({
      COPY_TO: `s3://${s3.bucket}/copy`,
      BACKUP_S3_ENDPOINT: s3.url,
      BACKUP_S3_ACCESS_KEY: s3.accessKey,
      BACKUP_S3_SECRET_KEY: s3.secretKey,
    }),
  );

const files = ['0000/a.ltx', '0000/b.ltx', '0009/c.ltx'];

function keepInFolder(life: string): void {
  for (const file of files) {
    const path = join(shared, 'data', life, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, 'data');
  }
}

function keepInS3(life: string): void {
  for (const file of files) s3.objects.set(`copy/data/${life}/${file}`, Buffer.from('data'));
}

const dataIn = (life: string) => existsSync(join(shared, 'data', life));
const dataInS3 = (life: string) =>
  [...s3.objects.keys()].some((key) => key.startsWith(`copy/data/${life}/`));

const nameOf = (number: number) => `life-00000${number}-0a1b2c`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Each began when the one before it ended. */
async function begin(place: CopyPlace, keep: (life: string) => void, ages: number[]) {
  for (const [index, age] of ages.entries()) {
    const life = nameOf(index + 1);
    keep(life);
    await place.lives.write(life, JSON.stringify({ began: daysAgo(age) }));
    await place.fences.write(life, '{}');
  }
}

test.each([
  ['a folder', inFolder, keepInFolder, dataIn],
  ['S3', inS3, keepInS3, dataInS3],
] as const)(
  'in %s go the lives that ended long ago, but for the last two before the present one',
  async (_, make, keep, holds) => {
    const place = make();
    // The first two ended 60 and 50 days ago, the third 20; the last before the present ones much later.
    await begin(place, keep, [90, 60, 50, 20, 10, 5]);
    expect(await removeOldLives(place, nameOf(6), 30)).toEqual([1, 2].map(nameOf));
    expect((await place.lives.names()).sort()).toEqual([3, 4, 5, 6].map(nameOf));
    expect([1, 2, 3, 4, 5, 6].map(nameOf).filter(holds)).toEqual([3, 4, 5, 6].map(nameOf));
    expect(await place.fences.has(nameOf(1))).toBe(true);
    // However old they are, of these two one may be wanted.
    expect(await removeOldLives(place, nameOf(6), 0)).toEqual([nameOf(3)]);
    expect(await removeOldLives(place, nameOf(6), 0)).toEqual([]);
    // Somebody else leads by now.
    await place.lives.write(nameOf(7), JSON.stringify({ began: new Date() }));
    expect(await removeOldLives(place, nameOf(6), 0)).toEqual([]);
    expect(readdirSync(shared)).toContain('fences');
  },
);

test('what broke off in the middle of a life is finished the next time', async () => {
  const place = inS3();
  await begin(place, keepInS3, [90, 60, 50, 40]);
  await place.lives.remove(nameOf(5));
  await place.lives.remove(nameOf(6));
  await place.lives.remove(nameOf(7));
  s3.troubles.push({
    how: 'cut',
    times: 3,
    when: (method, url) => method === 'DELETE' && url.pathname.endsWith('c.ltx'),
  });
  await expect(removeOldLives(place, nameOf(4), 30)).rejects.toThrow('cannot be reached');
  expect(await place.lives.has(nameOf(1))).toBe(true);
  expect(await removeOldLives(place, nameOf(4), 30)).toEqual([nameOf(1)]);
  expect(dataInS3(nameOf(1))).toBe(false);
});
