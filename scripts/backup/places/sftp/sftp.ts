import { Readable } from 'node:stream';
import { PlainError } from '#shared/plain-error.ts';
import { isBackupName } from '../../backup-name.ts';
import { unfinished } from '../folder.ts';
import type { BackupPlace } from '../place.ts';
import type { SftpSettings } from './address.ts';
import { type SftpCall, sftpCalls } from './calls.ts';
import type { SftpPatience } from './connection.ts';
import type { Files } from './files.ts';

/** A folder on the host that was named, or one beneath it, which is made where it is needed. */
export function sftpFolder(settings: SftpSettings, call: SftpCall, beneath?: string): BackupPlace {
  const { path: root, where, host } = settings;
  const folder = beneath === undefined ? root : under(root, beneath);
  const pathOf = (name: string) => under(folder, name);
  /** What was there once is missed: below a disk that is not mounted everything seems to be gone. */
  let seen = false;

  async function requireRoot(files: Files): Promise<void> {
    if (await files.has(root)) return;
    throw new PlainError(
      `The folder ${root} is not there on ${host}: mount its disk, or make it with mkdir.`,
    );
  }

  async function requireSame(files: Files): Promise<void> {
    await requireRoot(files);
    if (await files.has(folder)) seen = true;
    else if (seen) {
      throw new PlainError(`${where} is another folder than at the start: is its disk mounted?`);
    }
  }

  async function prepare(files: Files): Promise<void> {
    await requireSame(files);
    await files.makeFolder(folder);
    seen = true;
  }

  return {
    where,

    list: () =>
      call(async (files) => {
        await requireSame(files);
        const entries = (await files.list(folder)) ?? [];
        return entries.flatMap(({ name, isFolder }) =>
          isFolder || name.endsWith(unfinished) ? [] : [name],
        );
      }),

    has: (name) =>
      call(async (files) => {
        // Asked at the same time, since this is asked each second.
        const [found] = await Promise.all([files.has(pathOf(name)), requireSame(files)]);
        return found;
      }),

    async put(name, content) {
      const aside = pathOf(name + unfinished);
      await call(async (files) => {
        await prepare(files);
        // What an earlier one left when it was killed.
        for (const { name: left } of (await files.list(folder)) ?? []) {
          if (left.endsWith(unfinished) && isBackupName(left.slice(0, -unfinished.length))) {
            await files.remove(pathOf(left));
          }
        }
      });
      try {
        // Nothing of the content can be had twice.
        const size = await call((files) => files.write(aside, content), { once: true });
        await call((files) => files.rename(aside, pathOf(name)), { once: true });
        return size;
      } catch (error) {
        await call((files) => files.remove(aside)).catch(() => undefined);
        throw error;
      }
    },

    async claim(name, content) {
      await call(prepare);
      if (!(await call((files) => files.makeAlone(pathOf(name))))) return 'theirs';
      try {
        await call((files) => files.write(pathOf(name), Readable.from([content])));
      } catch (error) {
        await call((files) => files.remove(pathOf(name))).catch(() => undefined);
        throw error;
      }
      return 'ours';
    },

    get: (name) =>
      call(async (files) => {
        const content = await files.read(pathOf(name));
        if (content) return Readable.from(content);
        throw new PlainError(`There is no ${pathOf(name)} on ${host}.`);
      }),

    async remove(name) {
      await call((files) => files.remove(pathOf(name)));
    },
  };
}

export const under = (folder: string, name: string) =>
  folder.endsWith('/') ? folder + name : `${folder}/${name}`;

export const sftpPlace = (settings: SftpSettings, patience: SftpPatience): BackupPlace =>
  sftpFolder(settings, sftpCalls(settings, patience));

/** A folder with all that is in it; one that is not there already is fine. */
export async function removeTree(files: Files, path: string): Promise<void> {
  const entries = await files.list(path);
  if (entries === undefined) return;
  for (const { name, isFolder } of entries) {
    if (isFolder) await removeTree(files, under(path, name));
    else await files.remove(under(path, name));
  }
  await files.removeFolder(path);
}
