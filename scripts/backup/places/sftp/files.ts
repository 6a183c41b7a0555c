import { PlainError } from '#shared/plain-error.ts';
import type { SftpSettings } from './address.ts';
import { type Answer, Gone, type SftpConnection } from './connection.ts';
import { kinds, number, position, privateFile, privateFolder, text } from './packets.ts';

const statuses = { ok: 0, over: 1, missing: 2 } as const;
/** What the commonest answers of a server mean; it says no more than a number and a word. */
const advice: Record<number, string> = {
  3: 'The user may not do that there.',
  4: 'Is there room on its disk, and in the quota?',
};
const flags = { read: 1, write: 2, create: 8, empty: 16, exclusive: 32 };

/** Every server takes and gives so much at once. */
const partBytes = 32 * 1024;
const partsUnderWay = 32;

export interface Entry {
  name: string;
  isFolder: boolean;
}

/** What can be done with files on one connection. */
export function filesOn(connection: SftpConnection, { host }: SftpSettings) {
  /** The answer that was hoped for, undefined for what is not there, or that it is over, or it throws. */
  function wanted({ kind, reading }: Answer, hoped: number, path: string) {
    if (kind === hoped && kind !== kinds.status) return reading;
    const status = kind === kinds.status ? reading.number() : undefined;
    if (status === statuses.ok && hoped === kinds.status) return reading;
    if (status === statuses.over || status === statuses.missing) return undefined;
    const said = status === undefined ? `answer ${kind}` : reading.text() || `status ${status}`;
    const hint = advice[status ?? 0];
    throw new PlainError(`${host} refused ${path} (${said}).${hint ? ` ${hint}` : ''}`);
  }
  function there<T>(found: T | undefined, path: string): T {
    if (found !== undefined) return found;
    throw new PlainError(`There is no ${path} on ${host}.`);
  }
  const done = async (path: string, asking: Promise<Answer>) =>
    wanted(await asking, kinds.status, path) !== undefined;
  const extended = (name: string, ...parts: Buffer[]) =>
    connection.request(kinds.extended, text(name), ...parts);

  async function open(path: string, how: number): Promise<Buffer | undefined> {
    const asking = connection.request(kinds.open, text(path), number(how), privateFile);
    return wanted(await asking, kinds.handle, path)?.bytes();
  }
  const close = (handle: Buffer, path: string) =>
    done(path, connection.request(kinds.close, text(handle)));

  const has = async (path: string): Promise<boolean> => {
    const { kind, reading } = await connection.request(kinds.stat, text(path));
    return kind !== kinds.status || wanted({ kind, reading }, kinds.status, path) !== undefined;
  };

  return {
    has,

    async makeFolder(path: string): Promise<void> {
      if (await has(path)) return;
      const made = done(path, connection.request(kinds.makeFolder, text(path), privateFolder));
      // Somebody else may have made it at the same moment.
      await made.catch(async (error) => {
        if (!(await has(path))) throw error;
      });
    },

    /** Undefined where there is no such folder. */
    async list(path: string): Promise<Entry[] | undefined> {
      const answer = await connection.request(kinds.openFolder, text(path));
      const handle = wanted(answer, kinds.handle, path)?.bytes();
      if (handle === undefined) return undefined;
      const found: Entry[] = [];
      for (;;) {
        const more = await connection.request(kinds.readFolder, text(handle));
        const reading = wanted(more, kinds.names, path);
        if (reading === undefined) break;
        for (let left = reading.number(); left > 0; left -= 1) {
          const name = reading.text();
          reading.bytes();
          found.push({ name, isFolder: reading.isFolder() });
        }
      }
      await close(handle, path);
      return found.filter(({ name }) => name !== '.' && name !== '..');
    },

    /** Of many who make it at once, one is told that it did: the protocol wants that of every server. */
    async makeAlone(path: string): Promise<boolean> {
      let handle: Buffer | undefined;
      try {
        handle = await open(path, flags.write | flags.create | flags.exclusive);
      } catch (error) {
        if (error instanceof Gone || !(await has(path))) throw error;
        return false;
      }
      await close(there(handle, path), path);
      return true;
    },

    async write(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
      const handle = there(await open(path, flags.write | flags.create | flags.empty), path);
      let size = 0;
      let underWay: Promise<boolean>[] = [];
      for await (const chunk of content) {
        for (let start = 0; start < chunk.length; start += partBytes) {
          const part = chunk.subarray(start, start + partBytes);
          const asking = connection.request(kinds.write, text(handle), position(size), text(part));
          const written = done(path, asking);
          written.catch(() => undefined);
          underWay.push(written);
          size += part.length;
          if (underWay.length < partsUnderWay) continue;
          await Promise.all(underWay);
          underWay = [];
        }
      }
      await Promise.all(underWay);
      if (connection.extensions.has('fsync@openssh.com')) {
        await done(path, extended('fsync@openssh.com', text(handle)));
      }
      await close(handle, path);
      return size;
    },

    /** Undefined where there is no such file. */
    async read(path: string): Promise<AsyncGenerator<Buffer, void> | undefined> {
      const handle = await open(path, flags.read);
      if (handle === undefined) return undefined;
      const opened = handle;
      return (async function* () {
        let at = 0;
        for (;;) {
          const asked = Array.from({ length: partsUnderWay }, (_, index) => {
            const from = position(at + index * partBytes);
            return connection.request(kinds.read, text(opened), from, number(partBytes));
          });
          for (const each of asked) {
            const part = wanted(await each, kinds.data, path)?.bytes();
            if (part === undefined) return void (await close(opened, path));
            at += part.length;
            yield part;
            // A server may give less than was asked for: what follows was read from further on.
            if (part.length < partBytes) break;
          }
        }
      })();
    },

    async rename(from: string, to: string): Promise<void> {
      const paths = [text(from), text(to)];
      const atOnce = 'posix-rename@openssh.com';
      if (connection.extensions.has(atOnce)) await done(from, extended(atOnce, ...paths));
      else {
        await done(to, connection.request(kinds.remove, text(to)));
        there(await done(from, connection.request(kinds.rename, ...paths)), from);
      }
    },

    remove: (path: string) => done(path, connection.request(kinds.remove, text(path))),
    removeFolder: (path: string) => done(path, connection.request(kinds.removeFolder, text(path))),
  };
}

export type Files = ReturnType<typeof filesOn>;
