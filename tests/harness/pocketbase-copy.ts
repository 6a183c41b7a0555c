import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rules } from '#shared/rules.ts';

export interface PocketbaseCopy {
  hooksDir: string;
  migrationsDir: string;
  remove(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

/**
 * The hooks and migrations in a place of their own, for tests that change a rule or need a window
 * into a hook's logic: the product itself has no doors for tests.
 */
export async function copyPocketbase(
  changes: { rules?: unknown; hooks?: Record<string, string> } = {},
): Promise<PocketbaseCopy> {
  const place = await mkdtemp(join(tmpdir(), 'pocketbase-copy-'));
  await cp(join(root, 'pocketbase'), join(place, 'pocketbase'), { recursive: true });
  await mkdir(join(place, 'src', 'shared'), { recursive: true });
  await writeFile(
    join(place, 'src', 'shared', 'rules.json'),
    JSON.stringify(changes.rules ?? rules),
  );
  const hooksDir = join(place, 'pocketbase', 'pb_hooks');
  for (const [name, text] of Object.entries(changes.hooks ?? {})) {
    await writeFile(join(hooksDir, name), text);
  }
  return {
    hooksDir,
    migrationsDir: join(place, 'pocketbase', 'pb_migrations'),
    remove: () => rm(place, { recursive: true, force: true }),
  };
}
