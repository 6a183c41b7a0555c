import { createReadStream, existsSync } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getSystemErrorMessage } from 'node:util';
import { nearestFolder } from '#scripts/supervise/preconditions.ts';
import { PlainError } from '#shared/plain-error.ts';
import { isBackupName } from '../backup-name.ts';
import type { BackupPlace } from './place.ts';

/** Behind the name of what is not there as a whole yet. */
export const unfinished = '.unfinished';

/** Without it a power cut may leave a name whose bytes were never written. */
async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folder, and needs none of this.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function cannotBeWritten(folder: string, { errno = 0 }: NodeJS.ErrnoException): PlainError {
  return new PlainError(
    `The folder ${folder} cannot be written to: ${getSystemErrorMessage(errno)}.`,
  );
}

export function folderPlace(folder: string): Required<BackupPlace> {
  const pathOf = (name: string) => join(folder, name);
  /** What is wrong with the folder; a name that is taken is not, nor is the content. */
  const refuse = (error: NodeJS.ErrnoException): never => {
    throw error.code === 'EEXIST' ? error : cannotBeWritten(folder, error);
  };

  async function requireWritable(): Promise<void> {
    const nearest = nearestFolder(folder);
    await access(nearest, constants.W_OK | constants.X_OK).catch((error) => {
      throw cannotBeWritten(nearest, error);
    });
  }

  async function prepare(): Promise<void> {
    await requireWritable();
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuse);
  }

  async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    const handle = await open(path, 'wx', 0o600).catch(refuse);
    try {
      for await (const chunk of content) await handle.writeFile(chunk).catch(refuse);
      await handle.sync().catch(refuse);
      return (await handle.stat()).size;
    } finally {
      await handle.close();
    }
  }

  return {
    where: folder,

    isMissing: () => !existsSync(folder),

    requireWritable,

    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw new PlainError(`The folder ${folder} cannot be read (${error.code}).`);
      });
      return names.filter((name) => !name.endsWith(unfinished));
    },

    async has(name) {
      return (await this.list()).includes(name);
    },

    async put(name, content) {
      await prepare();
      // What an earlier one left when it was killed.
      for (const left of await readdir(folder)) {
        if (left.endsWith(unfinished) && isBackupName(left.slice(0, -unfinished.length))) {
          await rm(pathOf(left), { force: true });
        }
      }
      const aside = pathOf(name + unfinished);
      try {
        const size = await write(aside, content);
        await rename(aside, pathOf(name));
        await flushFolder(folder);
        return size;
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },

    async claim(name, content) {
      await prepare();
      try {
        await write(pathOf(name), Readable.from([content]));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 'theirs';
        await rm(pathOf(name), { force: true });
        throw error;
      }
      await flushFolder(folder);
      return 'ours';
    },

    async get(name) {
      const path = pathOf(name);
      await access(path, constants.R_OK).catch(() => {
        throw new PlainError(`There is no backup ${path} that can be read.`);
      });
      return createReadStream(path);
    },

    remove: (name) => rm(pathOf(name)),
  };
}
