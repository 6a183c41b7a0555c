import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { pocketbase } from '#scripts/obtain/pocketbase.ts';
import { checkCopy } from './check-copy.ts';
import { countRows } from './count-rows.ts';
import { isCredentialsName, type Manifest, manifestName } from './manifest.ts';
import { Packing } from './packing.ts';
import { snapshot } from './snapshot.ts';

export interface ArchivePlan {
  dataDir: string;
  database: string;
  /** A folder for the copy of the database, of this backup alone. */
  aside: string;
  made: Date;
  postquill: string;
}

const storage = join('pocketbase', 'storage');

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

/** Uploads may go while they are listed; a folder that did has none. */
async function* filesUnder(folder: string, deep: boolean): AsyncGenerator<string, void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessGone);
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isFile()) yield path;
    else if (deep && entry.isDirectory()) yield* filesUnder(path, deep);
  }
}

async function fill(controller: TarPackController, plan: ArchivePlan): Promise<Manifest> {
  const { dataDir, database, aside, made, postquill } = plan;
  const packing = new Packing(controller);
  const addUploads = async () => {
    for await (const path of filesUnder(join(dataDir, storage), true)) {
      const name = path.slice(dataDir.length + 1).replaceAll('\\', '/');
      // One that was deleted meanwhile is left out. Nothing but an upload may be.
      if (!(name in packing.files)) await packing.addFile(name, path).catch(unlessGone);
    }
  };
  // Before and after, since a picture may be taken away or come while the database is being copied.
  await addUploads();
  const copy = join(aside, 'data.db');
  snapshot(database, copy);
  await checkCopy(copy, dataDir);
  const rows = countRows(copy);
  await packing.addFile('pocketbase/data.db', copy);
  await addUploads();
  for await (const path of filesUnder(dataDir, false)) {
    const name = path.slice(dataDir.length + 1);
    if (isCredentialsName(name)) await packing.addFile(name, path);
  }
  const { files } = packing;
  const manifest = { format: 1, made: made.toISOString(), postquill, rows, files } as const;
  const whole = { ...manifest, pocketbase: pocketbase.version };
  await packing.addBytes(manifestName, Buffer.from(JSON.stringify(whole, null, 2)));
  return whole;
}

/** The bytes of a tar file, and what it holds once all of them are read. */
export function archive(plan: ArchivePlan): {
  content: AsyncIterable<Uint8Array>;
  manifest: Promise<Manifest>;
} {
  const { readable, controller } = createTarPacker();
  const manifest = fill(controller, plan);
  manifest.then(
    () => controller.finalize(),
    (error: unknown) => controller.error(error),
  );
  return { content: readable, manifest };
}
