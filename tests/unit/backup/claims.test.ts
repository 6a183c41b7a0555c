import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderPlace } from '#scripts/backup/places/folder.ts';
import type { BackupPlace } from '#scripts/backup/places/place.ts';
import { s3Place } from '#scripts/backup/places/s3.ts';
import { type FakeS3, startS3 } from '#tests/fakes/s3/s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'claims-'));
let s3: FakeS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

function inS3(): BackupPlace {
  const { url: endpoint, bucket, accessKey, secretKey } = s3;
  const settings = { endpoint, bucket, accessKey, secretKey, region: 'us-east-1', prefix: 'f/' };
  return s3Place(settings, {
    partBytes: 5 * 1024 * 1024,
    tries: 3,
    firstPauseMilliseconds: 1,
    callMilliseconds: 10_000,
    questionMilliseconds: 10_000,
    silenceMilliseconds: 10_000,
  });
}

test.each<[string, () => BackupPlace]>([
  ['a folder', () => folderPlace(join(folder, 'f'))],
  ['S3', inS3],
])('of many who claim a name in %s at once, one gets it', async (_, place) => {
  for (let round = 0; round < 100; round += 1) {
    const name = randomUUID();
    const claimants = Array.from({ length: 4 }, (_none, index) => `claimant ${index}`);
    const claims = await Promise.all(
      claimants.map((claimant) => place().claim(name, Buffer.from(claimant))),
    );
    const winners = claimants.filter((_claimant, index) => claims[index] === 'ours');
    expect(claims.filter((claim) => claim === 'theirs')).toHaveLength(claimants.length - 1);
    expect(winners).toEqual([await text(await place().get(name))]);
  }
});

test.each(['ignored', 'refused'] as const)(
  'a store where the condition is %s says that it guards nothing',
  async (conditions) => {
    s3.conditions = conditions;
    expect(await inS3().claim(conditions, Buffer.from('mine'))).toBe('unguarded');
    expect(s3.objects.get(`f/${conditions}`)?.toString()).toBe('mine');
    s3.conditions = 'kept';
  },
);

test('a claim whose answer was lost is not told as ours, and is there to be read', async () => {
  s3.troubles.push({ how: 'lost answer', times: 1, when: (method) => method === 'PUT' });
  expect(await inS3().claim('lost', Buffer.from('mine'))).toBe('theirs');
  expect(await text(await inS3().get('lost'))).toBe('mine');
});
