import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { readCopy } from '#scripts/copy/litestream/read-copy.ts';
import { copyPlace } from '#scripts/copy/place.ts';
import { awaitCaughtUp } from '#scripts/copy/promotion/ready.ts';
import { startS3 } from '#tests/fakes/s3/s3.ts';
import { litestream, tellOfSkipping } from '#tests/harness/database/litestream.ts';

const life = 'life-000001-0a1b2c';
const silentMilliseconds = 2_000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silent-host-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A program in Litestream's place that does so. */
function program(lines: string): string {
  const path = join(folder, 'program');
  writeFileSync(path, `#!/bin/sh\ndatabase=${join(folder, 'data.db')}\n${lines}\n`, {
    mode: 0o755,
  });
  return path;
}

function jobOf(litestreamProgram: string) {
  const place = copyPlace(readEnvironment({ COPY_TO: `file:${folder}` }));
  const database = join(folder, 'data.db');
  return { program: litestreamProgram, place, life, database, folder };
}

test('one that writes or says nothing is ended, and it is said that nothing answers', async () => {
  const job = jobOf(program('exec sleep 60'));
  await expect(readCopy(job, [], silentMilliseconds)).rejects.toThrow(
    `The copy in ${folder} has not answered for 2 seconds`,
  );
});

test('one that goes on writing, and then only looks at what it wrote, is waited for', async () => {
  const slowly = [
    'for step in 1 2 3 4 5 6; do echo more >> "$database.tmp"; sleep 0.5; done',
    'mv "$database.tmp" "$database"; sleep 3; echo sound',
  ];
  const job = jobOf(program(slowly.join('\n')));
  expect(await readCopy(job, [], silentMilliseconds)).toEqual({
    output: 'sound\n',
    complaint: undefined,
  });
});

describe.skipIf(tellOfSkipping())('Litestream itself', () => {
  test('a store that falls silent ends neither a restore nor a promotion as a damaged copy', async () => {
    const s3 = await startS3();
    s3.troubles.push({
      how: 'silence',
      times: Number.POSITIVE_INFINITY,
      when: (_, { href }) => href.includes('data'),
    });
    const place = copyPlace(
      readEnvironment({
        COPY_TO: `s3://${s3.bucket}/copy`,
        BACKUP_S3_ENDPOINT: s3.url,
        BACKUP_S3_ACCESS_KEY: s3.accessKey,
        BACKUP_S3_SECRET_KEY: s3.secretKey,
      }),
    );
    const before = readdirSync(tmpdir());
    const job = { ...jobOf(litestream ?? ''), place };
    const restored = readCopy(job, ['-o', job.database], silentMilliseconds);
    const sentence = `The copy in s3://${s3.bucket}/copy has not answered for 2 seconds`;
    await expect(restored).rejects.toThrow(sentence);
    const caughtUp = awaitCaughtUp(job.program, place, life, job.database, silentMilliseconds);
    await expect(caughtUp).rejects.toThrow(sentence);
    const left = readdirSync(tmpdir()).filter((name) => !before.includes(name));
    expect(left.filter((name) => name.startsWith('postquill-copy-'))).toEqual([]);
    await s3.close();
  });
});
