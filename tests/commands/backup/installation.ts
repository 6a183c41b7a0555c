import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { prepareData, secrets } from '#tests/harness/database/prepared-data.ts';
import { asSuperuser, signUp } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { startApi, withoutPages } from '#tests/harness/stack.ts';

export interface Installation {
  folder: string;
  dataDir: string;
  api: Awaited<ReturnType<typeof startApi>>;
  pocketbase: Awaited<ReturnType<typeof startPocketbase>>;
  stop(): Promise<void>;
}

/** PocketBase and the API on a data folder as `npm start` lays it out. */
export async function startInstallation(dataDir?: string): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'installation-'));
  const data = dataDir ?? join(folder, 'data');
  const database = join(data, 'pocketbase');
  if (dataDir === undefined) await prepareData(data);
  else for (const name of secrets) await cp(join(data, name), join(database, name));
  const pocketbase = await startPocketbase({ dir: database });
  const api = await startApi(pocketbase, withoutPages);
  return {
    folder,
    dataDir: data,
    api,
    pocketbase,
    async stop() {
      await api.kill();
      await pocketbase.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface Guest {
  id: string;
  token: string;
}

/** Accounts by the hundred: a password takes a processor longer than all the rest of a test. */
export async function manyPeople(installation: Installation, count: number): Promise<Guest[]> {
  const one = await signUp(installation.pocketbase);
  const database = new DatabaseSync(join(installation.pocketbase.dataDir, 'data.db'), {
    timeout: 20_000,
  });
  const ids = Array.from({ length: count }, () => randomUUID().replaceAll('-', '').slice(0, 15));
  database.exec('BEGIN IMMEDIATE');
  const columns = database
    .prepare('PRAGMA table_info(users)')
    .all()
    .map(({ name }) => String(name));
  const copied = columns.map((name) =>
    ['id', 'email', 'tokenKey'].includes(name) ? '?' : `"${name}"`,
  );
  const names = columns.map((name) => `"${name}"`).join(', ');
  const insert = database.prepare(
    `INSERT INTO users (${names}) SELECT ${copied.join(', ')} FROM users WHERE id = ?`,
  );
  const order = columns.filter((name) => ['id', 'email', 'tokenKey'].includes(name));
  for (const id of ids) {
    const own: Record<string, string> = { id, email: `${id}@example.com`, tokenKey: randomUUID() };
    insert.run(...order.map((name) => own[name] ?? ''), one.id);
  }
  database.exec('COMMIT');
  database.close();
  const superuser = await asSuperuser(installation.pocketbase);
  return Promise.all(
    ids.map(async (id) => {
      const { authStore } = await superuser.collection('users').impersonate(id, 3_600);
      return { id, token: authStore.token };
    }),
  );
}

/** A picture as PocketBase keeps it, without the size of a real one. */
export async function keepUpload(
  installation: Installation,
  name: string,
  text: string,
): Promise<void> {
  const folder = join(installation.dataDir, 'pocketbase/storage/collection/record');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
}
