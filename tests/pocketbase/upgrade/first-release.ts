import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
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
