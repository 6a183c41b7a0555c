import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainPocketbase } from '#scripts/pocketbase/obtain.ts';
import { compressSite } from '#scripts/site/compress.ts';
import { waitUntilAnswers } from '#scripts/supervise/wait-until.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { generatorName, requestsPerSecond } from './load.ts';
import { median } from './statistics.ts';
import { type Row, row } from './table.ts';

const pageBytes = 30_000;
const connections = 64;
const rounds = 3;

/** Words that compress about as a page does. */
function page(): string {
  const words = Array.from({ length: pageBytes / 8 }, (_, n) =>
    ((n * 2_654_435_761) % 9_973).toString(36),
  );
  return `<!doctype html><title>Page</title><p>${words.join(' ')}</p>`.slice(0, pageBytes);
}

function nginxConfiguration(folder: string, port: number): string {
  return `worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}/dist; gzip_static on; } }`;
}

interface Server {
  command: string;
  args: string[];
  port: number;
}

async function start({ command, args, port }: Server): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: 'ignore' });
  const patience = { seconds: 20, signal: new AbortController().signal };
  await waitUntilAnswers(`http://127.0.0.1:${port}/index.html`, command, patience);
  return child;
}

/** Turn by turn, so that whatever else the machine does falls on all of them. */
async function compare(servers: Server[], seconds: number): Promise<number[]> {
  const children = await Promise.all(servers.map(start));
  const rates: number[][] = servers.map(() => []);
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { port }] of servers.entries()) {
        const url = `http://127.0.0.1:${port}/index.html`;
        const headers = { 'Accept-Encoding': 'gzip' };
        const rate = await requestsPerSecond({ url, connections, headers, seconds });
        // The first round only warms them up.
        if (round > 0) rates[index]?.push(rate);
      }
    }
  } finally {
    for (const child of children) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
  }
  return rates.map(median);
}

/** One precompressed page, 64 connections: ours against nginx with one worker and PocketBase. */
export async function frontDoor(seconds: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-front-door-'));
  const site = join(folder, 'dist');
  mkdirSync(site, { mode: 0o755 });
  writeFileSync(join(site, 'index.html'), page());
  await compressSite(site);
  const [ours, theirs, pocketbase] = [await freePort(), await freePort(), await freePort()];
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(folder, theirs));
  const servers: Server[] = [
    {
      command: process.execPath,
      args: [join(import.meta.dirname, 'serve-one-site.ts'), site, String(ours)],
      port: ours,
    },
    {
      command: await obtainPocketbase(),
      args: [
        'serve',
        `--http=127.0.0.1:${pocketbase}`,
        '--dev=false',
        `--dir=${folder}/pb`,
        `--publicDir=${site}`,
      ],
      port: pocketbase,
    },
  ];
  const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
  if (hasNginx) {
    const args = ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off; user root;'];
    servers.push({ command: 'nginx', args, port: theirs });
  }
  try {
    const [mine = 0, bases = 0, nginx] = await compare(servers, seconds);
    const about = `${generatorName}, ${connections} connections`;
    return [
      nginx === undefined
        ? row(`Front door / nginx (${about})`, 'no nginx', '≥ 0.40')
        : row(`Front door / nginx (${about})`, mine / nginx, '≥ 0.40'),
      row(`Front door / PocketBase (${about})`, mine / bases, '> 1'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
