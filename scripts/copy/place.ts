import { rm } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Environment } from '#api/env.ts';
import { folderPlace } from '#scripts/backup/places/folder.ts';
import { s3Place } from '#scripts/backup/places/s3.ts';
import { hurriedS3 } from '#scripts/backup/places/s3-settings.ts';
import { sftpSettings } from '#scripts/backup/places/sftp/address.ts';
import { sftpCalls } from '#scripts/backup/places/sftp/calls.ts';
import { hurriedSftp } from '#scripts/backup/places/sftp/connection.ts';
import { removeTree, sftpFolder, under } from '#scripts/backup/places/sftp/sftp.ts';
import { s3Settings } from '#scripts/backup/settings.ts';
import { PlainError } from '#shared/plain-error.ts';
import { type Notes, notesIn, notesInFolder } from './notes.ts';

/** Where the copy is kept: the data of each life in a folder of its own, and notes about the lives. */
export interface CopyPlace {
  /** In words, for messages. */
  where: string;
  /** One sentence where it can be known before that nothing can be written. */
  requireWritable?(): Promise<void>;
  /** Lives of which there is something. */
  lives: Notes;
  /** Lives that another machine has taken over: nobody may write to them any more. */
  fences: Notes;
  /** Lives whose program has ended since, by its own word. */
  ended: Notes;
  /** What Litestream has to know of it. */
  replicaOf(life: string): Record<string, unknown>;
  /** All that Litestream has written of it. */
  removeData(life: string): Promise<void>;
  /** Litestream waits there without end for an answer. */
  waitsWithoutEnd?: true;
  /** For its environment: arguments and files could be read by others. */
  secrets: Record<string, string>;
}

function inS3(env: Environment, to: string): CopyPlace {
  const settings = s3Settings(env, to, 'COPY_TO');
  const { bucket, prefix, accessKey, secretKey, region } = settings;
  const notes = (folder: string) =>
    notesIn(s3Place({ ...settings, prefix: `${prefix}${folder}/` }, hurriedS3));
  const elsewhere = env.BACKUP_S3_ENDPOINT !== undefined;
  return {
    where: to,
    lives: notes('lives'),
    fences: notes('fences'),
    ended: notes('ended'),
    replicaOf: (life) => ({
      type: 's3',
      bucket,
      path: `${prefix}data/${life}`,
      region,
      ...(elsewhere ? { endpoint: settings.endpoint, 'force-path-style': true } : {}),
    }),
    async removeData(life) {
      const data = s3Place({ ...settings, prefix: `${prefix}data/${life}/` }, hurriedS3);
      for (const name of await data.list()) await data.remove(name);
    },
    secrets: { LITESTREAM_ACCESS_KEY_ID: accessKey, LITESTREAM_SECRET_ACCESS_KEY: secretKey },
  };
}

function inFolder(env: Environment, to: string): CopyPlace {
  const path = to.replace(/^file:(\/\/)?/, '');
  if (!isAbsolute(path)) throw new PlainError('COPY_TO needs the whole path after file:.');
  const folder = resolve(path);
  if (!relative(env.dataDir, folder).startsWith('..')) {
    throw new PlainError('COPY_TO lies inside of DATA_DIR, and would be lost together with it.');
  }
  const notes = (name: string) => notesInFolder(folder, resolve(folder, name));
  const dataOf = (life: string) => resolve(folder, 'data', life);
  return {
    where: folder,
    async requireWritable() {
      for (const name of ['lives', 'fences', 'ended', 'data']) {
        await folderPlace(resolve(folder, name)).requireWritable();
      }
    },
    lives: notes('lives'),
    fences: notes('fences'),
    ended: notes('ended'),
    replicaOf: (life) => ({ type: 'file', path: dataOf(life) }),
    removeData: (life) => rm(dataOf(life), { recursive: true, force: true }),
    secrets: {},
  };
}

function inSftp(env: Environment, to: string): CopyPlace {
  const settings = sftpSettings(env, to, 'COPY_TO');
  const { where, user, host, port, path, keyFile, hostKey } = settings;
  const call = sftpCalls(settings, hurriedSftp);
  const notes = (folder: string) => notesIn(sftpFolder(settings, call, folder));
  const dataOf = (life: string) => under(path, `data/${life}`);
  return {
    where,
    lives: notes('lives'),
    fences: notes('fences'),
    ended: notes('ended'),
    replicaOf: (life) => ({
      type: 'sftp',
      host: `${host.includes(':') ? `[${host}]` : host}:${port}`,
      user,
      path: dataOf(life),
      'key-path': keyFile,
      'host-key': hostKey,
    }),
    waitsWithoutEnd: true,
    removeData: (life) => call((files) => removeTree(files, dataOf(life))),
    secrets: {},
  };
}

export function copyPlace(env: Environment): CopyPlace {
  const to = env.COPY_TO;
  if (to === undefined)
    throw new PlainError(
      'Set COPY_TO to s3://bucket/prefix, file:/folder or sftp://user@host/folder.',
    );
  if (to.startsWith('s3:')) return inS3(env, to);
  if (to.startsWith('file:')) return inFolder(env, to);
  if (to.startsWith('sftp:')) return inSftp(env, to);
  throw new PlainError(
    'COPY_TO must be s3://bucket/prefix, sftp://user@host/folder, or file: and the path of a folder.',
  );
}
