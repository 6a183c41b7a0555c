import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { litestreamCommand } from './litestream.ts';
import { latestLife } from './lives.ts';
import type { CopyPlace } from './place.ts';
import {
  followedDatabase,
  keepStanding,
  readStanding,
  standbyFolder,
  wishToPromote,
} from './standby-files.ts';

export interface Following {
  program: string;
  place: CopyPlace;
  dataDir: string;
  print(line: string): void;
  ending: AbortSignal;
}

const lookMilliseconds = 100;
const newLifeMilliseconds = 10_000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}

/** How far a follower has come, in Litestream's own count; undefined before it has read everything once. */
export async function followedTo(database: string): Promise<bigint | undefined> {
  const text = await readFile(`${database}-txid`, 'utf8').catch(() => '');
  return /^[0-9a-f]{16}\s*$/.test(text) ? BigInt(`0x${text.trim()}`) : undefined;
}

/**
 * Follows one life from its beginning, in a folder of its own: a follower that somebody has left behind
 * writes where nobody looks any more. Answers when it ended, or there is something newer to do.
 */
async function followOnce(following: Following, life: string): Promise<void> {
  const { program, place, dataDir, print, ending } = following;
  const id = readStanding(dataDir)?.id ?? randomUUID();
  const standing = { id, life, folder: randomUUID() };
  const folder = join(standbyFolder(dataDir), standing.folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  keepStanding(dataDir, standing);
  for (const name of await readdir(standbyFolder(dataDir), { withFileTypes: true })) {
    if (!name.isDirectory() || name.name === standing.folder) continue;
    await rm(join(standbyFolder(dataDir), name.name), { recursive: true });
  }
  const database = followedDatabase(dataDir, standing);
  const { command, args, env } = litestreamCommand(
    { program, place, life, database, folder },
    'restore',
    ['-f', '-follow-interval', '250ms', '-o', database],
  );
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const over = once(child, 'exit');
  over.catch(() => undefined);
  let told = false;
  let looked = performance.now();
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    if (ending.aborted || existsSync(wishToPromote(dataDir))) break;
    if (!told && (await followedTo(database)) !== undefined) {
      print(`Following ${life} in ${place.where}.`);
      told = true;
    }
    if (performance.now() - looked > newLifeMilliseconds) {
      looked = performance.now();
      const latest = await latestLife(place).catch(() => life);
      if (latest !== life) {
        print(`${latest} has begun.`);
        break;
      }
    }
    await sleep(lookMilliseconds);
  }
  if (child.pid !== undefined) await end(child);
}

/** Until it is asked to end, or to make room for a promotion. */
export async function follow(following: Following): Promise<void> {
  const { place, dataDir, print, ending } = following;
  const isOver = () => ending.aborted || existsSync(wishToPromote(dataDir));
  let complaint = '';
  while (!isOver()) {
    try {
      await followOnce(following, await latestLife(place));
      complaint = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== complaint) print(reason);
      complaint = reason;
    }
    if (!isOver()) await sleep(1_000);
  }
}
