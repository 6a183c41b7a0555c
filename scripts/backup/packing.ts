import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { TarPackController } from 'modern-tar';

/** Writes the files one after the other, and knows afterwards what it wrote. */
export class Packing {
  readonly #controller: Pick<TarPackController, 'add'>;
  readonly files: Record<string, string> = {};

  constructor(controller: Pick<TarPackController, 'add'>) {
    this.#controller = controller;
  }

  async addBytes(name: string, bytes: Uint8Array): Promise<void> {
    const writer = this.#controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
    await writer.write(bytes);
    await writer.close();
  }

  async addFile(name: string, path: string): Promise<void> {
    const handle = await open(path);
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
