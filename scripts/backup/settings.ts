import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Environment } from '#api/env.ts';
import { PlainError } from '#shared/plain-error.ts';
import { folderPlace } from './places/folder.ts';
import type { BackupPlace } from './places/place.ts';
import { s3Place } from './places/s3.ts';
import { hurriedS3, patientS3, type S3Settings } from './places/s3-settings.ts';
import { sftpSettings } from './places/sftp/address.ts';
import { hurriedSftp, patientSftp } from './places/sftp/connection.ts';
import { sftpPlace } from './places/sftp/sftp.ts';

const s3Address = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([A-Za-z0-9._/-]*))?$/;

const howToMakeAKey =
  'Make one with `openssl rand -base64 32`, and keep a copy outside of this machine.';

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new PlainError(`The file ${path} of BACKUP_KEY_FILE cannot be read. ${howToMakeAKey}`);
  }
}

/** Undefined where backups are not encrypted. */
export function backupKey(env: Environment): Buffer | undefined {
  const text = env.BACKUP_KEY ?? (env.BACKUP_KEY_FILE && readKeyFile(env.BACKUP_KEY_FILE));
  if (text === undefined) return undefined;
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length === 32) return key;
  throw new PlainError(`The backup key must be 32 bytes in base64 or hex. ${howToMakeAKey}`);
}

/** Of a place in S3 that the variable names. The continuous copy has the same server and keys. */
export function s3Settings(env: Environment, address: string, variable: string): S3Settings {
  const [, bucket, path = ''] = s3Address.exec(address) ?? [];
  if (bucket === undefined) {
    throw new PlainError(
      `${variable} must be s3://bucket/prefix: the bucket in small letters, digits, dots and dashes, ` +
        'the prefix in letters, digits and . _ - /.',
    );
  }
  const { BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey } = env;
  if (accessKey === undefined || secretKey === undefined) {
    throw new PlainError(`${address} needs BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY.`);
  }
  const region = env.BACKUP_S3_REGION;
  const endpoint = env.BACKUP_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`;
  return { endpoint, bucket, prefix, accessKey, secretKey, region };
}

/** Asked in a hurry where somebody waits for the answer. */
export function backupPlace(env: Environment, { inHurry = false } = {}): BackupPlace {
  const to = env.BACKUP_TO;
  if (to === undefined) {
    throw new PlainError(
      'Set BACKUP_TO to a folder, to s3://bucket/prefix or to sftp://user@host/folder.',
    );
  }
  if (to.startsWith('s3:')) {
    return s3Place(s3Settings(env, to, 'BACKUP_TO'), inHurry ? hurriedS3 : patientS3);
  }
  if (to.startsWith('sftp:')) {
    return sftpPlace(sftpSettings(env, to, 'BACKUP_TO'), inHurry ? hurriedSftp : patientSftp);
  }
  // A disk of Windows has one letter.
  if (/^[a-z][a-z0-9+.-]+:/i.test(to)) {
    throw new PlainError(
      'BACKUP_TO must be a folder, without anything before its path, s3://bucket/prefix or sftp://user@host/folder.',
    );
  }
  const folder = resolve(to);
  if (!relative(env.dataDir, folder).startsWith('..')) {
    throw new PlainError('BACKUP_TO lies inside of DATA_DIR, and would be lost together with it.');
  }
  return folderPlace(folder);
}
