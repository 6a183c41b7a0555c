import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** It starts by its whole path alone, which is no folder of everybody's PATH. */
const program = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/usr/bin/sshd'].find(existsSync);

/** Said once by each file that needs it, since a test that is skipped looks like one that passed. */
export function tellOfSkippingSftp(): boolean {
  if (program !== undefined) return false;
  process.stderr.write(
    "\nSKIPPED: no sshd is here, OpenSSH's server (on Debian: apt-get install openssh-server).\n\n",
  );
  return true;
}

export interface SftpHost {
  /** Is there, and empty. */
  folder: string;
  port: number;
  /** Of the user who runs the tests. */
  address(port?: number): string;
  settings: { SFTP_KEY_FILE: string; SFTP_HOST_KEY: string };
  /** A key of the host's other kind, and one that nobody is let in with. */
  others: { SFTP_KEY_FILE: string; SFTP_HOST_KEY: string };
  restart(): Promise<void>;
  stop(): Promise<void>;
  clear(): Promise<void>;
}

function makeKey(folder: string, name: string, kind: string, passphrase = ''): string {
  const path = join(folder, name);
  execFileSync('ssh-keygen', ['-q', '-t', kind, '-N', passphrase, '-C', name, '-f', path]);
  return path;
}

async function untilListening(port: number, sshd: ChildProcess): Promise<void> {
  while (sshd.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const heard = await once(socket, 'connect').catch(() => undefined);
    socket.destroy();
    if (heard) return;
    await sleep(20);
  }
  throw new Error('sshd did not start');
}

/** A real sshd that offers SFTP alone, on a port and with keys of its own, as whoever runs the tests. */
export async function startSftpHost(): Promise<SftpHost> {
  const parent = mkdtempSync(join(tmpdir(), 'sftp-host-'));
  const folder = join(parent, 'copy');
  mkdirSync(folder);
  const hostKeys = ['ecdsa', 'ed25519'].map((kind) => makeKey(parent, `host-${kind}`, kind));
  const member = makeKey(parent, 'member', 'ed25519');
  const stranger = makeKey(parent, 'stranger', 'ed25519');
  const port = await freePort();
  const settings = {
    ListenAddress: `127.0.0.1:${port}`,
    AuthorizedKeysFile: `${member}.pub`,
    // The folders above are everybody's, as temporary folders are.
    StrictModes: 'no',
    UsePAM: 'no',
    PidFile: 'none',
    PasswordAuthentication: 'no',
    KbdInteractiveAuthentication: 'no',
    MaxStartups: '100',
    Subsystem: 'sftp internal-sftp',
    ForceCommand: 'internal-sftp',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  lines.push(...hostKeys.map((path) => `HostKey ${path}`));
  const config = join(parent, 'sshd_config');
  writeFileSync(config, `${lines.join('\n')}\n`);
  // As the service's unit does it.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  let sshd: ChildProcess | undefined;

  async function start(): Promise<void> {
    sshd = spawn(program ?? 'sshd', ['-D', '-e', '-f', config], { stdio: 'ignore' });
    await untilListening(port, sshd);
  }

  /** Whoever is connected stays: each has a process of their own. */
  async function stop(): Promise<void> {
    if (!sshd || sshd.exitCode !== null || sshd.signalCode !== null) return;
    const gone = once(sshd, 'exit');
    sshd.kill('SIGTERM');
    await gone;
  }

  await start();
  const [ours = '', other = ''] = hostKeys.map((path) =>
    readFileSync(`${path}.pub`, 'utf8').trim(),
  );
  return {
    folder,
    port,
    address: (at = port) => `sftp://${userInfo().username}@localhost:${at}${folder}`,
    settings: { SFTP_KEY_FILE: member, SFTP_HOST_KEY: ours },
    others: { SFTP_KEY_FILE: stranger, SFTP_HOST_KEY: other },
    restart: start,
    stop,
    async clear() {
      await stop();
      rmSync(parent, { recursive: true });
    },
  };
}
