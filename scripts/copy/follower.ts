import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess } from '#scripts/command/end-process.ts';
import { sightOf } from './folder-sight.ts';
import { litestreamCommand } from './litestream/litestream.ts';
import { latestLife } from './lives.ts';
import type { CopyPlace } from './place.ts';
import { followedDatabase, type Standing, wishToPromote } from './standby-files.ts';

export interface Following {
  program: string;
  place: CopyPlace;
  dataDir: string;
  print(line: string): void;
  ending: AbortSignal;
}

const lookMilliseconds = 100;
const newLifeMilliseconds = 10_000;
/**
 * Litestream waits up to a day for an answer of the store, so one that does nothing is started again and goes on
 * from where it was: sooner than a promotion loses its patience, and later than a disk needs to write.
 */
const stillMilliseconds = 20_000;
/** Before it has read everything once it would have to begin anew. */
const firstStillMilliseconds = 600_000;

/** How far a follower has come, in Litestream's own count; undefined before it has read everything once. */
export async function followedTo(database: string): Promise<bigint | undefined> {
  const text = await readFile(`${database}-txid`, 'utf8').catch(() => '');
  return /^[0-9a-f]{16}\s*$/.test(text) ? BigInt(`0x${text.trim()}`) : undefined;
}

/** Runs one follower until it ended, or was ended as there is something newer to do. */
export async function runFollower(
  following: Following,
  standing: Standing,
): Promise<'still' | 'over'> {
  const { program, place, dataDir, print, ending } = following;
  const { life } = standing;
  const database = followedDatabase(dataDir, standing);
  const folder = dirname(database);
  const { command, args, env } = litestreamCommand(
    { program, place, life, database, folder },
    'restore',
    ['-f', '-follow-interval', '250ms', '-o', database],
  );
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const over = once(child, 'exit');
  over.catch(() => undefined);
  let told = (await followedTo(database)) !== undefined;
  let looked = performance.now();
  let moved = looked;
  let sight = '';
  let still = false;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    if (ending.aborted || existsSync(wishToPromote(dataDir))) break;
    if (!told && (await followedTo(database)) !== undefined) {
      print(`Following ${life} in ${place.where}.`);
      told = true;
    }
    const seen = await sightOf(folder);
    if (seen !== sight) moved = performance.now();
    sight = seen;
    still = performance.now() - moved > (told ? stillMilliseconds : firstStillMilliseconds);
    if (still) break;
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
  if (child.pid !== undefined) await endProcess(child, 'SIGINT');
  return still ? 'still' : 'over';
}
