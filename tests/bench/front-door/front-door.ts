import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressSite } from '#scripts/site/compress.ts';
import { processorTime } from '#tests/harness/processor-time.ts';
import { median } from '../statistics.ts';
import { type Row, row } from '../table.ts';
import { generatorName, underLoad } from './load.ts';
import { insistOnSamePage } from './same-page.ts';
import { hasNginx, nginxServer, ourFrontDoor, pocketbaseServer, type Server } from './servers.ts';

const pageBytes = 30_000;
const connections = 64;

/** Words that compress about as a page does. */
function page(): string {
  const words = Array.from({ length: pageBytes / 8 }, (_, n) =>
    ((n * 2_654_435_761) % 9_973).toString(36),
  );
  return `<!doctype html><title>Page</title><p>${words.join(' ')}</p>`.slice(0, pageBytes);
}

interface Speed {
  perSecond: number;
  microseconds: number;
}

async function measure({ url, pid }: Server, headers: Record<string, string>, seconds: number) {
  const before = processorTime(pid);
  const { requests, perSecond } = await underLoad({ url, connections, headers, seconds });
  return { perSecond, microseconds: ((processorTime(pid) - before) * 1_000) / requests };
}

/** Turn by turn, so that whatever else the machine does falls on both of them. */
async function compare(
  servers: [Server, Server],
  headers: Record<string, string>,
  body: Buffer,
  seconds: number,
): Promise<[Speed, Speed]> {
  await insistOnSamePage(
    servers.map(({ url }) => url),
    headers,
    body,
  );
  const seen: Speed[][] = [[], []];
  // The first of several rounds only warms them up.
  const rounds = seconds === 1 ? 1 : 4;
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      const speed = await measure(server, headers, seconds);
      if (rounds === 1 || round > 1) seen[index]?.push(speed);
    }
  }
  const middle = (speeds: Speed[] = []) => ({
    perSecond: median(speeds.map(({ perSecond }) => perSecond)),
    microseconds: median(speeds.map(({ microseconds }) => microseconds)),
  });
  return [middle(seen[0]), middle(seen[1])];
}

function inWords({ perSecond, microseconds }: Speed): string {
  const processor = Number.isNaN(microseconds) ? '' : ` at ${Math.round(microseconds)} µs CPU`;
  return `${Math.round(perSecond)}/s${processor}`;
}

/** The same bytes from ours and another server, 64 connections that ask without a pause. */
export async function frontDoor(seconds: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-front-door-'));
  const site = join(folder, 'dist');
  mkdirSync(site, { mode: 0o755 });
  writeFileSync(join(site, 'index.html'), page());
  await compressSite(site);
  const packed = readFileSync(join(site, 'index.html.gz'));
  const plain = readFileSync(join(site, 'index.html'));
  const servers: Server[] = [];
  const open = async (server: Promise<Server>) => {
    servers.push(await server);
    return server;
  };
  try {
    const ours = await open(ourFrontDoor(site));
    const contest = async (other: Server, headers: Record<string, string>, body: Buffer) => {
      const [mine, theirs] = await compare([ours, other], headers, body, seconds);
      const form = body === packed ? 'gzip' : 'plain';
      return row(
        `Front door / ${other.name}, ${form} (${generatorName}: ${inWords(mine)} / ${inWords(theirs)})`,
        mine.perSecond / theirs.perSecond,
        other.name === 'nginx' ? '≥ 0.40' : '> 1',
      );
    };
    // PocketBase compresses nothing that it serves from its public folder.
    const rows = [await contest(await open(pocketbaseServer(folder, site)), {}, plain)];
    if (!hasNginx) return [...rows, row('Front door / nginx, gzip', 'no nginx', '≥ 0.40')];
    const nginx = await open(nginxServer(folder, site));
    return [...rows, await contest(nginx, { 'Accept-Encoding': 'gzip' }, packed)];
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
