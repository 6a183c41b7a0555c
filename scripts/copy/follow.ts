import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Following, runFollower } from './follower.ts';
import { latestLife } from './lives.ts';
import {
  keepStanding,
  readStanding,
  type Standing,
  standbyFolder,
  wishToPromote,
} from './standby-files.ts';

/** A folder of its own: a follower that somebody has left behind writes where nobody looks any more. */
async function beginStanding({ dataDir }: Following, life: string): Promise<Standing> {
  const id = readStanding(dataDir)?.id ?? randomUUID();
  const standing = { id, life, folder: randomUUID() };
  await mkdir(join(standbyFolder(dataDir), standing.folder), { recursive: true, mode: 0o700 });
  keepStanding(dataDir, standing);
  for (const name of await readdir(standbyFolder(dataDir), { withFileTypes: true })) {
    if (!name.isDirectory() || name.name === standing.folder) continue;
    await rm(join(standbyFolder(dataDir), name.name), { recursive: true });
  }
  return standing;
}

/** Until it is asked to end, or to make room for a promotion. */
export async function follow(following: Following): Promise<void> {
  const { place, dataDir, print, ending } = following;
  const isOver = () => ending.aborted || existsSync(wishToPromote(dataDir));
  let complaint = '';
  while (!isOver()) {
    try {
      const standing = await beginStanding(following, await latestLife(place));
      while ((await runFollower(following, standing)) === 'still');
      complaint = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== complaint) print(reason);
      complaint = reason;
    }
    if (!isOver()) await sleep(1_000);
  }
  if (!ending.aborted) print('A promotion goes on with what was followed; this standby has ended.');
}
