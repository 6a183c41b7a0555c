import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { folderPlace } from '#scripts/backup/places/folder.ts';
import type { BackupPlace, Claim } from '#scripts/backup/places/place.ts';
import { PlainError } from '#shared/plain-error.ts';

/** Small notes beside the copy. */
export interface Notes {
  names(): Promise<string[]>;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<string>;
  write(name: string, content: string): Promise<void>;
  /** Of many who claim one name at the same moment, one has it. */
  claim(name: string, content: string): Promise<Claim>;
  remove(name: string): Promise<void>;
}

export function notesIn(place: BackupPlace): Notes {
  return {
    names: () => place.list(),
    has: (name) => place.has(name),
    read: async (name) => text(await place.get(name)),
    async write(name, content) {
      await place.put(name, Readable.from([Buffer.from(content)]));
    },
    claim: (name, content) => place.claim(name, Buffer.from(content)),
    remove: (name) => place.remove(name),
  };
}

/** Which folder it is: a disk that is not mounted must not pass for a copy without fences. */
function lookAt(folder: string): bigint {
  try {
    return statSync(folder, { bigint: true }).ino;
  } catch {
    throw new PlainError(
      `COPY_TO names the folder ${folder}, which is not there: mount its disk, or make it with mkdir.`,
    );
  }
}

export function notesInFolder(folder: string, path: string): Notes {
  const notes = notesIn(folderPlace(path));
  const found = lookAt(folder);
  function requireSame(): void {
    if (lookAt(folder) === found) return;
    throw new PlainError(`${folder} is another folder than at the start: is its disk mounted?`);
  }
  return {
    async names() {
      requireSame();
      return notes.names();
    },
    // Asked for by its name: the list of a folder that others write to may be an old one.
    async has(name) {
      requireSame();
      return stat(resolve(path, name)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw new PlainError(`The folder ${path} cannot be read (${error.code}).`);
        },
      );
    },
    read: notes.read,
    async write(name, content) {
      requireSame();
      await notes.write(name, content);
    },
    async claim(name, content) {
      requireSame();
      return notes.claim(name, content);
    },
    async remove(name) {
      requireSame();
      await notes.remove(name);
    },
  };
}
