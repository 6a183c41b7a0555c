import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { refusesConnections } from './network/refuses-connections.ts';

/** Said once by each file that needs it, since a test that is skipped looks like one that passed. */
export function tellOfMissingHaproxy(): boolean {
  if (spawnSync('haproxy', ['-v']).status === 0) return false;
  process.stderr.write('\nSKIPPED: no HAProxy is here (Debian: apt-get install haproxy).\n\n');
  return true;
}

export interface RunningHaproxy {
  url: string;
  stop(): Promise<void>;
}

/** With deploy/haproxy.cfg as it stands, but for the addresses in it and servers that nobody needs here. */
export async function startHaproxy(apis: { port: number }[]): Promise<RunningHaproxy> {
  const port = await freePort();
  const place = mkdtempSync(join(tmpdir(), 'haproxy-test-'));
  const file = join(place, 'haproxy.cfg');
  const plan = readFileSync('deploy/haproxy.cfg', 'utf8')
    // Each client takes two file descriptors, and a test may not have forty thousand.
    .replace('maxconn 20000', 'maxconn 200')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/^ +server api-(\d) \S+$/gm, (_, number: string) => {
      const api = apis[Number(number) - 1];
      return api ? `    server api-${number} 127.0.0.1:${api.port}` : '';
    });
  writeFileSync(file, plan);
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  // A test runner that is stopped in the middle must not leave a server behind.
  const leaveNone = () => child.kill('SIGKILL');
  process.once('exit', leaveNone);
  const gone = once(child, 'close');
  async function stop(): Promise<void> {
    child.kill('SIGKILL');
    await gone;
    process.off('exit', leaveNone);
    rmSync(place, { recursive: true });
  }
  while (await refusesConnections(port)) {
    if (child.exitCode === null) continue;
    await stop();
    throw new Error(`HAProxy did not start:\n${said}`);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}
