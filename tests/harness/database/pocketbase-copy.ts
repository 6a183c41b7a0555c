import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rules } from '#shared/rules.ts';

export interface PocketbaseCopy {
  hooksDir: string;
  migrationsDir: string;
  remove(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..', '..');

const cronTime = /(cronAdd\('\w+', )'[^']+'/g;

/** The same jobs on a day that never comes: they run when a test says so, not in the middle of one. */
async function holdCrons(hooksDir: string): Promise<void> {
  for (const name of await readdir(hooksDir)) {
    if (!name.endsWith('.pb.js')) continue;
    const path = join(hooksDir, name);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(cronTime, "$1'0 0 31 2 *'"));
  }
}

/**
 * The hooks and migrations in a place of their own, for tests that change a rule or need a window
 * into a hook's logic: the product itself has no doors for tests.
 */
export async function copyPocketbase(
  changes: { rules?: unknown; hooks?: Record<string, string>; cronsWait?: boolean } = {},
): Promise<PocketbaseCopy> {
  const place = await mkdtemp(join(tmpdir(), 'pocketbase-copy-'));
  await cp(join(root, 'pocketbase'), join(place, 'pocketbase'), { recursive: true });
  await mkdir(join(place, 'src', 'shared'), { recursive: true });
  await writeFile(
    join(place, 'src', 'shared', 'rules.json'),
    JSON.stringify(changes.rules ?? rules),
  );
  const hooksDir = join(place, 'pocketbase', 'pb_hooks');
  if (changes.cronsWait) await holdCrons(hooksDir);
  for (const [name, text] of Object.entries(changes.hooks ?? {})) {
    await writeFile(join(hooksDir, name), text);
  }
  return {
    hooksDir,
    migrationsDir: join(place, 'pocketbase', 'pb_migrations'),
    remove: () => rm(place, { recursive: true, force: true }),
  };
}
