import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { obtainPocketbase } from '#scripts/obtain/obtain.ts';
import { type FakeS3, startS3 } from '#tests/fakes/s3/s3.ts';
import { commandPlace, type Place } from '#tests/harness/command.ts';

let place: Place;
let s3: FakeS3;
let backups: string;

/** An installation that is not running: a backup needs nobody. */
beforeAll(async () => {
  place = await commandPlace();
  s3 = await startS3();
  backups = join(place.folder, 'backups');
  const data = place.env.DATA_DIR ?? '';
  await cp(process.env.POCKETBASE_TEMPLATE ?? '', join(data, 'pocketbase'), { recursive: true });
  for (const name of ['superuser.json', 'service.json']) {
    await cp(join(data, 'pocketbase', name), join(data, name));
  }
});

afterAll(async () => {
  await s3.close();
  place.clear();
});

async function run(
  task: string,
  changes: NodeJS.ProcessEnv,
  args: string[] = [],
): Promise<[number | null, string]> {
  const command = place.run(task, args, changes);
  return [await command.ended, command.output()];
}

function toS3(): NodeJS.ProcessEnv {
  return {
    BACKUP_TO: `s3://${s3.bucket}/installation`,
    BACKUP_S3_ENDPOINT: s3.url,
    BACKUP_S3_ACCESS_KEY: s3.accessKey,
    BACKUP_S3_SECRET_KEY: s3.secretKey,
  };
}

const empty = (name: string) => ({ DATA_DIR: join(place.folder, name) });

test('a database that is not the one in use is not backed up', async () => {
  const elsewhere = { BACKUP_TO: backups, POCKETBASE_URL: 'http://database.invalid:8090' };
  expect(await run('backup', elsewhere)).toEqual([
    1,
    expect.stringMatching(/^POCKETBASE_URL leads to http:.* is another one: back up there\.$/m),
  ]);
  // Answers as a node of a cluster does.
  const node = createServer((_, response) => response.writeHead(503).end());
  await once(node.listen(0, '127.0.0.1'), 'listening');
  const { port } = node.address() as AddressInfo;
  const cluster = { BACKUP_TO: backups, POCKETBASE_URL: `http://127.0.0.1:${port}` };
  const refused = await run('backup', cluster);
  // Where a cluster's dumps are backed up, there are credentials and no database.
  const dumps = join(place.folder, 'dumps');
  mkdirSync(dumps);
  writeFileSync(join(dumps, 'superuser.json'), '{}');
  const ofDumps = await run('backup', { ...cluster, DATA_DIR: dumps });
  const absent = await run('backup', cluster, ['--database', '/nowhere/data.db']);
  node.close();
  for (const each of [refused, ofDumps]) {
    expect(each).toEqual([1, expect.stringContaining('back up a dump of it')]);
  }
  expect(absent).toEqual([1, expect.stringContaining('There is no database /nowhere/data.db.')]);
  expect(existsSync(backups)).toBe(false);
});

test('to S3 and back, with a key from a file', async () => {
  const keyFile = join(place.folder, 'key');
  writeFileSync(keyFile, `${randomBytes(32).toString('base64')}\n`);
  const settings = { ...toS3(), BACKUP_KEY_FILE: keyFile };
  const [code, said] = await run('backup', settings);
  expect(said).toContain(`Backed up to s3://${s3.bucket}/installation/: postquill-`);
  expect(code).toBe(0);
  expect(s3.objects.size).toBe(1);
  const stolen = JSON.parse(readFileSync(join(place.env.DATA_DIR ?? '', 'service.json'), 'utf8'));
  for (const bytes of s3.objects.values()) expect(bytes.includes(stolen.password)).toBe(false);
  // As in the image, where no npm is.
  const bare = { ...settings, ...empty('from-s3'), npm_execpath: undefined };
  const [restored, told] = await run('restore', bare);
  expect(told).toContain('Restored postquill-');
  expect(told).toContain('Start its container or service again.');
  expect(restored).toBe(0);
  expect(readFileSync(join(place.folder, 'from-s3/service.json'), 'utf8')).toContain(
    stolen.password,
  );
});

test('npm, which writes to the home of whoever runs it, hinders no restore into that folder', async () => {
  const settings = { BACKUP_TO: join(place.folder, 'of-home') };
  expect((await run('backup', settings))[0]).toBe(0);
  // As a user of systemd's whose home is the data folder.
  const { DATA_DIR } = empty('home');
  mkdirSync(join(DATA_DIR, '.npm'), { recursive: true });
  const POCKETBASE_BIN = await obtainPocketbase();
  const env = { ...place.env, ...settings, DATA_DIR, HOME: DATA_DIR, POCKETBASE_BIN };
  const npm = spawn('npm', ['run', 'restore'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  expect(await once(npm, 'exit')).toEqual([0, null]);
  expect(readdirSync(DATA_DIR)).toEqual(
    expect.arrayContaining(['.npm', 'pocketbase', 'service.json', 'superuser.json']),
  );
});

test.each<[string, string, () => NodeJS.ProcessEnv, string]>([
  [
    'backup',
    'without a place',
    () => ({}),
    'Set BACKUP_TO to a folder, to s3://bucket/prefix or to sftp://user@host/folder.',
  ],
  [
    'backup',
    'into its own data',
    () => ({ BACKUP_TO: join(place.env.DATA_DIR ?? '', 'backups') }),
    'BACKUP_TO lies inside of DATA_DIR, and would be lost together with it.',
  ],
  [
    'backup',
    'to where nobody can write',
    () => ({ BACKUP_TO: resolve('package.json/backups') }),
    'package.json cannot be written to: permission denied.',
  ],
  [
    'backup',
    'of nothing',
    () => ({ BACKUP_TO: backups, ...empty('nothing') }),
    'There is nothing to back up in',
  ],
  [
    'backup',
    'with a short key',
    () => ({ BACKUP_TO: backups, BACKUP_KEY: 'short' }),
    'The backup key must be 32 bytes in base64 or hex. Make one with `openssl rand -base64 32`',
  ],
  [
    'backup',
    'to S3 with a wrong key',
    () => ({ ...toS3(), BACKUP_S3_SECRET_KEY: 'wrong' }),
    '(SignatureDoesNotMatch). Look at BACKUP_S3_SECRET_KEY',
  ],
  [
    'backup',
    'to S3 without keys',
    () => ({ BACKUP_TO: 's3://installation' }),
    's3://installation needs BACKUP_S3_ACC',
  ],
  [
    'backup',
    'to S3 where no name is found',
    () => ({ ...toS3(), BACKUP_S3_ENDPOINT: 'http://s3.invalid' }),
    'installation/ cannot be reached: getaddrinfo ',
  ],
  ['restore', 'over data', () => ({ BACKUP_TO: backups }), 'is not empty: it holds pocketbase, '],
  [
    'restore',
    'of nothing',
    () => ({ BACKUP_TO: join(place.folder, 'none'), ...empty('new') }),
    'There is no backup in',
  ],
])('%s %s is one sentence', async (task, _, changes, sentence) => {
  const [code, said] = await run(task, changes());
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test('what is damaged, cut off, changed or locked is not put in place', async () => {
  const key = randomBytes(32).toString('base64');
  expect((await run('backup', { BACKUP_TO: backups }))[0]).toBe(0);
  const [name = ''] = readdirSync(backups);
  const whole = readFileSync(join(backups, name));
  const damaged = join(place.folder, 'damaged.tar.gz');
  const target = empty('target');

  async function restoring(bytes: Buffer, changes: NodeJS.ProcessEnv = {}): Promise<string> {
    writeFileSync(damaged, bytes);
    const [code, said] = await run('restore', { ...target, ...changes }, [damaged]);
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(target.DATA_DIR)).toEqual([]);
    return said;
  }

  expect(await restoring(whole.subarray(0, -1_000))).toContain('damaged or was cut off');
  const tar = gunzipSync(whole);
  const at = tar.indexOf('SQLite format 3') + 5_000;
  tar[at] = (tar[at] ?? 0) ^ 1;
  expect(await restoring(gzipSync(tar))).toContain('pocketbase/data.db is not what was backed up');
  const outside = await packTar([
    { header: { name: 'pocketbase/storage/../../x', size: 1 }, body: 'x' },
  ]);
  expect(await restoring(gzipSync(outside))).toContain('which is none of ours');
  expect(await restoring(gzipSync(Buffer.alloc(1_024)))).toContain('damaged or was cut off');
  const sealed = join(place.folder, 'sealed');
  expect((await run('backup', { BACKUP_TO: sealed, BACKUP_KEY: key }))[0]).toBe(0);
  const [locked = ''] = readdirSync(sealed);
  const bytes = readFileSync(join(sealed, locked));
  expect(await restoring(bytes)).toContain('This backup is encrypted');
  const another = { BACKUP_KEY: randomBytes(32).toString('base64') };
  expect(await restoring(bytes, another)).toContain('BACKUP_KEY is not the key it was made with');

  const newest = await run('restore', { ...target, BACKUP_TO: backups, BACKUP_KEY: key });
  expect(newest).toEqual([1, expect.stringContaining('is not encrypted, and BACKUP_KEY is set')]);

  mkdirSync(join(target.DATA_DIR, '.restoring'));
  const copy = join(place.folder, 'copy');
  mkdirSync(join(copy, 'lives'), { recursive: true });
  writeFileSync(join(copy, 'lives', 'life-000002-12aa6b'), '{}');
  const beside = { ...target, BACKUP_TO: backups, COPY_TO: `file:${copy}` };
  const [code, said] = await run('restore', beside, [name]);
  expect(code).toBe(0);
  // What a start there would refuse is not named as if it were all.
  expect(said).toMatch(/\. With this COPY_TO that also takes COPY_AFTER=life-000002-12aa6b/);
  expect(existsSync(join(target.DATA_DIR, '.restoring'))).toBe(false);
});
