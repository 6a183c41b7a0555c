import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { commandPlace, type Place } from '#tests/harness/command.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import {
  type Guest,
  type Installation,
  keepUpload,
  manyPeople,
  startInstallation,
} from './installation.ts';

const people = 200;
const atOnce = 8;
/** Longer than the old form of the archive has room for. */
const picture = `ein Bild – ${'ä'.repeat(60)}.png`;
const limit = rules.plans.free.generationsPerMonth;

let place: Place;
let installation: Installation;
let settings: NodeJS.ProcessEnv;
let guests: Guest[];
let member: Person;

beforeAll(async () => {
  place = await commandPlace();
  installation = await startInstallation();
  settings = {
    DATA_DIR: installation.dataDir,
    BACKUP_TO: join(place.folder, 'backups'),
    BACKUP_KEY: randomBytes(32).toString('base64'),
  };
  guests = await manyPeople(installation, people);
  member = await signUp(installation.pocketbase);
  await keepUpload(installation, picture, 'a picture');
  await writeFile(join(installation.dataDir, 'own-models.key'), 'a key');
});

afterAll(async () => {
  await installation.stop();
  place.clear();
});

const backups = () => readdirSync(settings.BACKUP_TO ?? '');

function statusOf(api: Installation['api'], token: string, key: string): Promise<number> {
  return ask(api.url, token, order(), { key }).then(({ status }) => status);
}

test(`${people} people generate while a backup is taken; restored, all that was acknowledged before it began is there and nobody has more than ${limit}`, async () => {
  const post = { userId: member.id, text: 'Kept “as it is” 🌱', platform: 'x', tone: 'casual' };
  await member.client.collection('posts').create(post);
  const acknowledged = new Map<string, string>();
  let begun = 0;
  let running = true;
  async function generate(): Promise<void> {
    while (running) {
      const guest = guests[begun % people];
      begun += 1;
      if (!guest) return;
      const key = randomUUID();
      if ((await statusOf(installation.api, guest.token, key)) === 200)
        acknowledged.set(key, guest.id);
    }
  }
  const generating = Array.from({ length: atOnce }, generate);
  await expect.poll(() => acknowledged.size).toBeGreaterThan(people / 2);
  const before = new Map(acknowledged);
  const backup = place.run('backup', [], settings);
  const code = await backup.ended;
  running = false;
  await Promise.all(generating);
  expect(code).toBe(0);
  expect(acknowledged.size).toBeGreaterThan(before.size);
  expect(backup.output()).toMatch(
    /^Backed up to \S+backups: postquill-\d{8}T\d{9}Z\.tar\.gz\.enc \(\S+ [kM]B, \d+ rows, 5 files, encrypted\)\. The database in it is sound, with the login of the API\.\n$/,
  );
  expect(backups()).toHaveLength(1);

  const target = join(place.folder, 'restored');
  const byNpm = { npm_execpath: 'npm-cli.js', DATA_DIR: target };
  const restore = place.run('restore', [], { ...settings, ...byNpm });
  expect(await restore.ended).toBe(0);
  expect(restore.output()).toContain(`Start it with \`DATA_DIR=${target} npm start\`.`);
  expect(restore.output()).toContain(`${people + 2} accounts, 1 post,`);
  expect(restore.output()).toContain('the service account signs in');
  expect(readFileSync(join(target, 'pocketbase/storage/collection/record', picture), 'utf8')).toBe(
    'a picture',
  );
  expect(readFileSync(join(target, 'own-models.key'), 'utf8')).toBe('a key');
  expect(statSync(join(target, 'superuser.json')).mode & 0o077).toBe(0);

  const database = new DatabaseSync(join(target, 'pocketbase/data.db'), { readOnly: true });
  const rows = database.prepare('SELECT userId, key, state FROM generations').all();
  database.close();
  const done = new Set(rows.filter(({ state }) => state === 'done').map(({ key }) => key));
  for (const key of before.keys()) expect(done).toContain(key);
  const taken = Object.groupBy(rows, ({ userId }) => String(userId));

  const second = await startInstallation(target);
  try {
    await signInAndRead(second);
    for (const guest of guests.slice(0, 10)) {
      const has = taken[guest.id]?.length ?? 0;
      const statuses = await Promise.all(
        Array.from({ length: limit + 1 }, () => statusOf(second.api, guest.token, randomUUID())),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(limit - has);
    }
  } finally {
    await second.stop();
  }

  async function signInAndRead(restored: Installation): Promise<void> {
    const { client, email, password } = member;
    client.baseURL = restored.pocketbase.url;
    await client.collection('users').authWithPassword(email, password);
    const posts = await client.collection('posts').getFullList();
    expect(posts).toMatchObject([{ text: post.text }]);
  }
});
