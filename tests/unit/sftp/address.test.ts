import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { meaningOf } from '#scripts/backup/places/sftp/ssh.ts';
import { backupPlace } from '#scripts/backup/settings.ts';
import { copyPlace } from '#scripts/copy/place.ts';

const folder = mkdtempSync(join(tmpdir(), 'sftp-address-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Its beginning, which is all that is read of it here. */
function keyFile(name: string, cipher: string, mode = 0o600): string {
  const text = (value: string) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(value.length);
    return Buffer.concat([length, Buffer.from(value)]);
  };
  const body = Buffer.concat([Buffer.from('openssh-key-v1\0'), text(cipher), text('none')]);
  const marks = ['BEGIN', 'END'].map((each) => `-----${each} OPENSSH PRIVATE KEY-----`);
  const path = join(folder, name);
  writeFileSync(path, [marks[0], body.toString('base64'), marks[1], ''].join('\n'));
  chmodSync(path, mode);
  return path;
}

const key = keyFile('key', 'none');
const hostKey =
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBAUl8n+nKxGi/8sC5eCFiP0Kq9u0nzwBnPN5lOTHqAMCZBXjHoA6C5GxVd9kzjgRvjvw7yw5fKfGEzCrRrq6FqY= root@host';
const good = { SFTP_KEY_FILE: key, SFTP_HOST_KEY: hostKey };
const replicaOf = (COPY_TO: string) =>
  copyPlace(readEnvironment({ COPY_TO, ...good })).replicaOf('life-000001-0a1b2c');

test('Litestream is told the same host, and its key each time', () => {
  expect(replicaOf('sftp://copy@backup.example.com/srv/copy/')).toEqual({
    type: 'sftp',
    host: 'backup.example.com:22',
    user: 'copy',
    path: '/srv/copy/data/life-000001-0a1b2c',
    'key-path': key,
    'host-key': hostKey.replace(' root@host', ''),
  });
  expect(replicaOf('sftp://u123@[2001:db8::1]:23/')).toMatchObject({
    host: '[2001:db8::1]:23',
    user: 'u123',
    path: '/data/life-000001-0a1b2c',
  });
});

test.for([
  ['sftp://host/folder', {}, 'must be sftp://user@host:port/folder'],
  ['sftp://me:geheim@host/folder', {}, 'without a password'],
  ['sftp://-oProxyCommand=x@host/folder', {}, 'must be sftp://user@host:port/folder'],
  ['sftp://me@-oProxyCommand=x/folder', {}, 'must be sftp://user@host:port/folder'],
  ['sftp://me@host:0/folder', {}, 'must be sftp://user@host:port/folder'],
  ['sftp://me@host:99999/folder', {}, 'must be sftp://user@host:port/folder'],
  ['sftp://me@host', {}, 'must be sftp://user@host:port/folder'],
  ['sftp://me@host/a/../b', {}, 'must be sftp://user@host:port/folder'],
  ['sftp://me@host/a\nb', {}, 'must be sftp://user@host:port/folder'],
  ['sftp://me@host/a', { SFTP_KEY_FILE: '' }, 'needs SFTP_KEY_FILE'],
  ['sftp://me@host:23/a', { SFTP_HOST_KEY: '' }, '`ssh-keyscan -t ecdsa -p 23 host`'],
  ['sftp://me@host/a', { SFTP_HOST_KEY: `host ${hostKey}` }, 'leave out the name before it'],
  ['sftp://me@host/a', { SFTP_HOST_KEY: 'ssh-ed25519 AAAA' }, "SFTP_HOST_KEY must be the host's"],
  [
    'sftp://me@host/a',
    { SFTP_HOST_KEY: hostKey.replace(/^\S+/, 'ssh-rsa') },
    "SFTP_HOST_KEY must be the host's",
  ],
  ['sftp://me@host/a', { SFTP_KEY_FILE: '/nowhere/key' }, 'is not there'],
  ['sftp://me@host/a', { SFTP_KEY_FILE: folder }, 'cannot be read'],
  ['sftp://me@host/a', { SFTP_KEY_FILE: import.meta.filename }, 'is no private key of SSH'],
  ['sftp://me@host/a', { SFTP_KEY_FILE: keyFile('locked', 'aes256-ctr') }, 'has a passphrase'],
  ['sftp://me@host/a', { SFTP_KEY_FILE: keyFile('open', 'none', 0o644) }, 'chmod 600'],
] as const)('%s with %o is refused in one sentence', ([to, changes, sentence]) => {
  for (const [name, make] of [
    ['COPY_TO', copyPlace],
    ['BACKUP_TO', backupPlace],
  ] as const) {
    let said = '';
    try {
      make(readEnvironment({ [name]: to, ...good, ...changes }));
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/\n|geheim/);
  }
});

test.for([
  ['ssh: connect to host h port 22: Connection refused\r\n', 'cannot be reached: ssh: connect to'],
  ['', 'cannot be reached: the connection was closed.'],
  ['Could not resolve hostname h: Name or service not known', 'There is no host h'],
  ['me@h: Permission denied (publickey,password).', 'lets nobody in as me'],
  ['No ED25519 host key is known for x and you have requested strict', 'another key than'],
  ['subsystem request failed on channel 0', 'offers no SFTP'],
] as const)('what OpenSSH says as %o has one sentence of ours', ([said, sentence]) => {
  const settings = { where: 'sftp://me@h/a', user: 'me', host: 'h', port: 22, path: '/a' };
  const meaning = meaningOf(said, { ...settings, keyFile: key, hostKey });
  expect(meaning).toContain(sentence);
  expect(meaning).not.toContain('\n');
});
