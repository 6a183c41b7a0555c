import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBackupName } from '#scripts/backup/backup-name.ts';
import { decrypt } from '#scripts/backup/encryption.ts';
import { folderPlace } from '#scripts/backup/places/folder.ts';
import { unpack } from '#scripts/backup/unpack.ts';
import { type FakeS3, type S3Trouble, startS3 } from '#tests/fakes/s3/s3.ts';
import { type Command, commandPlace, type Place } from '#tests/harness/command.ts';

const key = randomBytes(32);
/** More than one part of an upload, and of no pattern. */
const largeBytes = 18_000_000;
const kept = 2;
const older = ['20250101', '20250102', '20250103'].map(
  (day) => `postquill-${day}T000000000Z.tar.gz.enc`,
);

let place: Place;
let dataDir: string;
let backups: string;
let whole: string;
let s3: FakeS3;

beforeAll(async () => {
  place = await commandPlace({ prepared: true });
  s3 = await startS3();
  dataDir = join(place.folder, 'data');
  backups = join(place.folder, 'backups');
  const uploads = join(dataDir, 'pocketbase', 'storage', 'collection', 'record');
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, 'large.bin'), randomBytes(largeBytes));
  Object.assign(place.env, {
    BACKUP_KEY: key.toString('base64'),
    BACKUP_KEEP: String(kept),
    BACKUP_S3_ENDPOINT: s3.url,
    BACKUP_S3_ACCESS_KEY: s3.accessKey,
    BACKUP_S3_SECRET_KEY: s3.secretKey,
  });
  const first = place.run('backup', [], { BACKUP_TO: backups });
  expect([await first.ended, first.output()]).toEqual([0, expect.any(String)]);
  const [name = ''] = readdirSync(backups);
  whole = join(place.folder, 'whole');
  copyFileSync(join(backups, name), whole);
});

afterAll(async () => {
  place.clear();
  await s3.close();
});

function kill(): void {
  for (const { pid } of place.running()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }
}

async function requireWhole(folder: string, name: string): Promise<void> {
  const target = mkdtempSync(join(place.folder, 'unpacked-'));
  await unpack(decrypt(await folderPlace(folder).get(name), key, undefined), target);
  rmSync(target, { recursive: true });
}

/** What has a backup's name is one, and old ones only went for a new one that is whole. */
async function requireSound(folder: string): Promise<void> {
  const names = readdirSync(folder).filter(isBackupName);
  const old = names.filter((name) => older.includes(name));
  const made = names.filter((name) => !older.includes(name));
  const before = readFileSync(whole);
  for (const name of old) expect(readFileSync(join(folder, name)).equals(before)).toBe(true);
  for (const name of made) await requireWhole(folder, name);
  expect(old.length).toBeGreaterThanOrEqual(made.length > 0 ? kept - 1 : older.length);
}

const asides = () => readdirSync(dataDir).filter((name) => name.startsWith('.backup-'));

/** The files that a backup makes, in sizes that tell its stages apart. */
function sight(): string {
  const folders = [...asides().map((name) => join(dataDir, name)), backups];
  return folders
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .map(
      (path) =>
        `${path} ${Math.ceil((statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 9e6)}`,
    )
    .join();
}

/** Kills it as soon as it has made so many visible steps; false where it ended before. */
async function killAfter(steps: number, running: Command): Promise<boolean> {
  let seen = sight();
  for (let made = 0; made < steps; ) {
    if (running.child.exitCode !== null) return false;
    await sleep(1);
    const now = safely(sight) ?? seen;
    if (now !== seen) made += 1;
    seen = now;
  }
  kill();
  await running.ended;
  return true;
}

/** A folder may go while it is looked at. */
function safely<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

test('a backup to a folder, killed after each step that can be seen, leaves only whole ones', async () => {
  let steps = 0;
  for (let killed = true; killed; ) {
    rmSync(backups, { recursive: true });
    mkdirSync(backups);
    for (const name of older) copyFileSync(whole, join(backups, name));
    killed = await killAfter(steps + 1, place.run('backup', [], { BACKUP_TO: backups }));
    if (killed) steps += 1;
    await requireSound(backups);
    expect(asides().length).toBeLessThanOrEqual(1);
  }
  // A folder aside, the database in it, the unfinished file that grows, its name, the old ones that go: what
  // follows at once on something else may be seen as one step.
  expect(steps).toBeGreaterThanOrEqual(5);
  expect(asides()).toEqual([]);
  expect(readdirSync(backups)).toHaveLength(kept);
});

test('a backup to S3, killed at each of its calls, done or not, leaves only whole ones', async () => {
  const seen = join(place.folder, 'seen');
  let reads = false;

  /** False where it ended before. */
  async function killAtCall(number: number, whileDone: boolean): Promise<boolean> {
    let left = number;
    const when: S3Trouble['when'] = (method) => {
      left -= 1;
      if (left !== 0) return false;
      kill();
      reads = method === 'GET';
      return !whileDone;
    };
    s3.troubles.splice(0, 1, { how: 'cut', times: 1, when });
    const running = place.run('backup', [], { BACKUP_TO: `s3://${s3.bucket}/kept` });
    return (await running.ended) !== 0;
  }

  let call = 0;
  let done = true;
  for (let ended = false; !ended; ) {
    // What only reads is the same whether it was done or not.
    done = done || reads;
    if (done) call += 1;
    done = !done;
    s3.objects.clear();
    for (const name of older) s3.objects.set(`kept/${name}`, readFileSync(whole));
    ended = !(await killAtCall(call, done));
    rmSync(seen, { recursive: true, force: true });
    mkdirSync(seen);
    for (const [name, bytes] of s3.objects) {
      writeFileSync(join(seen, name.slice('kept/'.length)), bytes);
    }
    await requireSound(seen);
  }
  // Lists before and after, the upload's begin, parts and end, and the removal of old ones.
  expect(call).toBeGreaterThanOrEqual(8);
  expect(readdirSync(seen)).toHaveLength(kept);
  expect(asides()).toEqual([]);
  expect(existsSync(join(dataDir, 'pocketbase', 'data.db'))).toBe(true);
});
