import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainPocketbase } from '#scripts/obtain/obtain.ts';
import { waitUntilAnswers } from '#scripts/supervise/wait-until.ts';
import { freePort } from '#tests/harness/free-port.ts';

export interface Server {
  name: string;
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/** One process, so that its work is counted as the others' is. */
function nginxConfiguration(folder: string, site: string, port: number): string {
  return `daemon off; master_process off; user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${site}; gzip_static on; } }`;
}

async function open(
  name: string,
  command: string,
  argumentsFor: (port: number) => string[],
): Promise<Server> {
  const port = await freePort();
  const child: ChildProcess = spawn(command, argumentsFor(port), { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  try {
    await waitUntilAnswers(url, name, { seconds: 20, signal: new AbortController().signal });
  } catch (error) {
    await stop();
    throw error;
  }
  return { name, url, pid: child.pid, stop };
}

export function ourFrontDoor(site: string): Promise<Server> {
  const script = join(import.meta.dirname, 'serve-one-site.ts');
  return open('Front door', process.execPath, (port) => [script, site, String(port)]);
}

export async function pocketbaseServer(folder: string, site: string): Promise<Server> {
  const data = join(folder, 'pocketbase');
  return open('PocketBase', await obtainPocketbase(), (port) => [
    'serve',
    `--http=127.0.0.1:${port}`,
    '--dev=false',
    `--dir=${data}`,
    `--publicDir=${site}`,
  ]);
}

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

export function nginxServer(folder: string, site: string): Promise<Server> {
  const file = join(folder, 'nginx.conf');
  return open('nginx', 'nginx', (port) => {
    writeFileSync(file, nginxConfiguration(folder, site, port));
    return ['-c', file];
  });
}
