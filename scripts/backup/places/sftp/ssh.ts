import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { SftpSettings } from './address.ts';

/** The name under which the host's key is known to a process of ours, and to nobody else. */
const alias = 'the-host';
/** As Litestream asks for them. */
const hostKeyKinds =
  'ecdsa-sha2-nistp256,ecdsa-sha2-nistp384,ecdsa-sha2-nistp521,rsa-sha2-256,rsa-sha2-512,ssh-ed25519';

export type Ssh = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * OpenSSH's client as a child, with SFTP's packets at its two ends. It reads no settings, agents and known hosts of
 * whoever runs it, asks nobody anything, and trusts the one key. Its file is removed once the host was heard.
 */
export function startSsh(settings: SftpSettings, connectSeconds: number) {
  const { user, host, port, keyFile, hostKey } = settings;
  const folder = mkdtempSync(join(tmpdir(), 'postquill-sftp-'));
  const knownHosts = join(folder, 'known_hosts');
  writeFileSync(knownHosts, `${alias} ${hostKey}\n`, { mode: 0o600 });
  const quoted = (path: string) => `"${path.replaceAll('%', '%%')}"`;
  const options = {
    BatchMode: 'yes',
    ConnectTimeout: connectSeconds,
    GlobalKnownHostsFile: 'none',
    HostKeyAlgorithms: hostKeyKinds,
    HostKeyAlias: alias,
    IdentitiesOnly: 'yes',
    IdentityAgent: 'none',
    IdentityFile: quoted(keyFile),
    LogLevel: 'ERROR',
    Port: port,
    PreferredAuthentications: 'publickey',
    ServerAliveCountMax: 3,
    ServerAliveInterval: 5,
    StrictHostKeyChecking: 'yes',
    UpdateHostKeys: 'no',
    User: user,
    UserKnownHostsFile: quoted(knownHosts),
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const { PATH, HOME, SystemRoot } = process.env;
  const child: Ssh = spawn('ssh', ['-F', 'none', ...args, '-s', '--', host, 'sftp'], {
    env: { PATH, HOME, SystemRoot, LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return { child, forget: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What OpenSSH says, and what that means here; the first that is found. */
const meanings: [RegExp, (settings: SftpSettings) => string][] = [
  [
    /REMOTE HOST IDENTIFICATION HAS CHANGED|Host key verification failed|No \S+ host key is known/,
    ({ host, port }) =>
      `${host} showed another key than SFTP_HOST_KEY, so nothing was sent to it: it is another host, its key was ` +
      'changed, or it has several and the one of another kind is wanted. ' +
      `Compare \`ssh-keyscan -t ecdsa,rsa,ed25519 -p ${port} ${host}\` with the host itself, and give the first kind of these that it has.`,
  ],
  [
    /Permission denied/,
    ({ user, host, keyFile }) =>
      `${host} lets nobody in as ${user} with the key ${keyFile} of SFTP_KEY_FILE: add its public half to the authorized_keys there.`,
  ],
  [
    /Could not resolve hostname/,
    ({ host }) => `There is no host ${host}, or no way to find it by its name.`,
  ],
  [
    /subsystem request failed|invalid format|no matching \S+ \S+ found/,
    ({ host }) => `${host} offers no SFTP that we understand.`,
  ],
];

/** Why there is no connection, in one sentence. */
export function meaningOf(said: string, settings: SftpSettings): string {
  const [, meaning] = meanings.find(([pattern]) => pattern.test(said)) ?? [];
  if (meaning) return meaning(settings);
  const last = said.trim().split('\n').at(-1)?.trim();
  return `${settings.where} cannot be reached: ${last || 'the connection was closed'}.`;
}

export const withoutSsh =
  "sftp:// needs OpenSSH's client, ssh, which is not here (on Debian: apt-get install openssh-client).";
