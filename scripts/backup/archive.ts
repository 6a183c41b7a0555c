import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { pins } from '#scripts/pocketbase/pins.ts';
import { countRows, isCredentialsName, type Manifest, manifestName } from './manifest.ts';
import { snapshot } from './snapshot.ts';

export interface ArchivePlan {
  dataDir: string;
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

async function filesUnder(folder: string, recursive: boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive }).catch(unlessGone);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Writes the files one after the other, and knows afterwards what it wrote. */
class Packing {
  readonly #controller: TarPackController;
  readonly files: Record<string, string> = {};

  constructor(controller: TarPackController) {
    this.#controller = controller;
  }

  async addBytes(name: string, bytes: Uint8Array): Promise<void> {
    const writer = this.#controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
    await writer.write(bytes);
    await writer.close();
  }

  /** One that was deleted meanwhile is left out. */
  async addFile(name: string, path: string): Promise<void> {
    if (name in this.files) return;
    const handle = await open(path).catch(unlessGone);
    if (handle === undefined) return;
    try {
      this.files[name] = await this.#copy(name, handle);
    } finally {
      await handle.close();
    }
  }

  async #copy(name: string, handle: FileHandle): Promise<string> {
    const { size } = await handle.stat();
    const hash = createHash('sha256');
    const writer = this.#controller.add({ name, size, mode: 0o600 }).getWriter();
    if (size > 0) {
      for await (const chunk of handle.createReadStream({ end: size - 1, autoClose: false })) {
        hash.update(chunk);
        await writer.write(chunk);
      }
    }
    await writer.close();
    return hash.digest('hex');
  }
}

async function fill(controller: TarPackController, plan: ArchivePlan): Promise<Manifest> {
  const { dataDir, aside, made, postquill } = plan;
  const packing = new Packing(controller);
  const addUploads = async () => {
    const folder = join(dataDir, storage);
    for (const path of await filesUnder(folder, true)) {
      const name = path.slice(dataDir.length + 1).replaceAll('\\', '/');
      await packing.addFile(name, path);
    }
  };
  // Before and after, since a picture may be taken away or come while the database is being copied.
  await addUploads();
  const copy = join(aside, 'data.db');
  snapshot(join(dataDir, 'pocketbase', 'data.db'), copy);
  const rows = countRows(copy);
  await packing.addFile('pocketbase/data.db', copy);
  await addUploads();
  for (const path of await filesUnder(dataDir, false)) {
    const name = path.slice(dataDir.length + 1);
    if (isCredentialsName(name)) await packing.addFile(name, path);
  }
  const { files } = packing;
  const manifest = { format: 1, made: made.toISOString(), postquill, rows, files } as const;
  const whole = { ...manifest, pocketbase: pins.version };
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
