import { chmod, cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';

const fixture = join(import.meta.dirname, 'first-release');

/** Who signed up there, and what they left. */
export interface FirstPerson {
  id: string;
  email: string;
  password: string;
  posts: string[];
  generations: number;
}

export async function firstPerson(): Promise<FirstPerson> {
  return JSON.parse(await readFile(join(fixture, 'person.json'), 'utf8'));
}

/** A data folder as the first version that served the whole product left it, as if it were of this month. */
export async function firstReleaseFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'first-release-'));
  for (const name of ['service.json', 'superuser.json']) {
    await cp(join(fixture, name), join(dir, name));
  }
  const file = join(dir, 'data.db');
  await writeFile(file, gunzipSync(await readFile(join(fixture, 'data.db.gz'))));
  const database = new DatabaseSync(file);
  const month = new Date().toISOString().slice(0, 7);
  database.prepare('UPDATE generations SET period = ?').run(month);
  database.close();
  return dir;
}

const fullFixture = join(import.meta.dirname, 'first-release-full');

/** Who paid, came by Google, has a picture and wrote at length there; and whose account was deleted. */
export interface FullPerson {
  id: string;
  email: string;
  password: string;
  name: string;
  avatar: string;
  posts: string[];
  deleted: { email: string; used: number };
}

export async function fullPerson(): Promise<FullPerson> {
  return JSON.parse(await readFile(join(fullFixture, 'person.json'), 'utf8'));
}

/** What the first release's own code left, in the layout that its start gave a data folder; as if of this month. */
export async function fillAsFirstRelease(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pocketbase');
  await cp(join(fullFixture, 'storage'), join(folder, 'storage'), { recursive: true });
  for (const name of ['service.json', 'superuser.json']) {
    await cp(join(fullFixture, name), join(dataDir, name));
    // Git keeps no such rights.
    await chmod(join(dataDir, name), 0o600);
  }
  const file = join(folder, 'data.db');
  await writeFile(file, gunzipSync(await readFile(join(fullFixture, 'data.db.gz'))));
  const database = new DatabaseSync(file);
  const now = Date.now();
  const month = new Date(now).toISOString().slice(0, 7);
  database.prepare('UPDATE quota_tombstones SET period = ?').run(month);
  const paidUntil = new Date(now + 86_400_000).toISOString().replace('T', ' ');
  database.prepare('UPDATE subscriptions SET currentPeriodEnd = ?').run(paidUntil);
  database.close();
}
