import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { Environment } from '#api/env.ts';
import { PlainError } from '#shared/plain-error.ts';

export interface SftpSettings {
  /** In words, for messages. */
  where: string;
  user: string;
  host: string;
  port: number;
  /** The folder there, without a slash at its end. */
  path: string;
  keyFile: string;
  /** Its kind and the key, as a line of known_hosts has them behind the host's name. */
  hostKey: string;
}

const address =
  /^sftp:\/\/([A-Za-z0-9_][A-Za-z0-9._-]*)@([A-Za-z0-9][A-Za-z0-9.-]*|\[[0-9a-fA-F:.]+\])(?::(\d{1,5}))?(\/[A-Za-z0-9._/-]*)$/;
const hostKeyLine =
  /^(ecdsa-sha2-nistp(?:256|384|521)|ssh-rsa|ssh-ed25519) ([A-Za-z0-9+/]+={0,2})(?: .*)?$/;

/** In this order Litestream asks a host for its key, and takes no second one; so do we, and see the same. */
const howToGetHostKey = (host: string, port: number) =>
  `Print it with \`ssh-keyscan -t ecdsa -p ${port} ${host}\` (where the host has none of that kind, -t rsa, then ` +
  '-t ed25519), compare it with the file of /etc/ssh on the host itself, and leave out the name before it.';

/** A key with a passphrase says so in its beginning: the name of a cipher, where others have `none`. */
function isLocked(key: string): boolean {
  const [, body] = /-----BEGIN OPENSSH PRIVATE KEY-----([^-]+)-----END/.exec(key) ?? [];
  if (body === undefined) return key.includes('ENCRYPTED');
  return !Buffer.from(body, 'base64').subarray(0, 23).toString('latin1').endsWith('none');
}

function readKeyFile(path: string): void {
  const chmod = `Make it readable for this user alone: chmod 600 ${path}.`;
  let key: string;
  try {
    key = readFileSync(path, 'utf8');
  } catch {
    throw new PlainError(
      `The file ${path} of SFTP_KEY_FILE ${existsSync(path) ? 'cannot be read' : 'is not there'}.`,
    );
  }
  if (!/^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(key)) {
    throw new PlainError(`The file ${path} of SFTP_KEY_FILE is no private key of SSH.`);
  }
  if (isLocked(key)) {
    throw new PlainError(
      `The key ${path} of SFTP_KEY_FILE has a passphrase, which nobody is there to type: make one without, ` +
        "`ssh-keygen -t ed25519 -N ''`, that may do nothing but SFTP on the host.",
    );
  }
  const { mode, uid } = statSync(path);
  if (uid === process.getuid?.() && mode & 0o077) {
    throw new PlainError(`Others may read the file ${path} of SFTP_KEY_FILE. ${chmod}`);
  }
}

/** Of a folder on another host, which the variable names. Nobody is trusted whose key is not given. */
export function sftpSettings(env: Environment, given: string, variable: string): SftpSettings {
  const [, user, name, portText, folder] = address.exec(given) ?? [];
  const port = Number(portText ?? 22);
  if (!user || !name || !folder || port < 1 || port > 65_535 || folder.split('/').includes('..')) {
    throw new PlainError(
      `${variable} must be sftp://user@host:port/folder, without a password and without :port where it is 22: the ` +
        'whole path of the folder, in letters, digits and . _ - /.',
    );
  }
  const host = name.replace(/^\[|\]$/g, '');
  if (env.SFTP_KEY_FILE === undefined || env.SFTP_HOST_KEY === undefined) {
    throw new PlainError(
      `${variable}=sftp://… needs SFTP_KEY_FILE, the file of a private key, and SFTP_HOST_KEY, the host's own key. ` +
        howToGetHostKey(host, port),
    );
  }
  const [, kind, key] = hostKeyLine.exec(env.SFTP_HOST_KEY.trim()) ?? [];
  // Each begins with its own kind, so that what was cut off or mixed up shows here.
  if (
    !kind ||
    !key ||
    !Buffer.from(key, 'base64').subarray(4).toString('latin1').startsWith(kind)
  ) {
    throw new PlainError(
      `SFTP_HOST_KEY must be the host's key, as in ecdsa-sha2-nistp256 AAAA…. ${howToGetHostKey(host, port)}`,
    );
  }
  const keyFile = resolve(env.SFTP_KEY_FILE);
  readKeyFile(keyFile);
  const path = posix.resolve(folder);
  const where = `sftp://${user}@${name}${portText ? `:${port}` : ''}${path}`;
  return { where, user, host, port, path, keyFile, hostKey: `${kind} ${key}` };
}
