import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asTyped } from '#scripts/command/as-typed.ts';
import { lockFolder } from '#scripts/command/folder-lock.ts';
import { PlainError } from '#shared/plain-error.ts';
import { followedTo } from '../follower.ts';
import { readPlan } from '../litestream/read-plan.ts';
import { latestLife } from '../lives.ts';
import type { CopyPlace } from '../place.ts';
import { readStanding, type Standing, wishToPromote } from '../standby-files.ts';

/** Of the first machine to find the fence and end, where it lives: answers are finished, the rest is copied. */
const wordMilliseconds = 60_000;
const catchUpMilliseconds = 30_000;
/** It only lists what is there, and nobody serves meanwhile. */
const longestSilence = 60_000;

/** A standby that follows what is newest, or no promotion. */
export async function standingOf(place: CopyPlace, dataDir: string): Promise<Standing> {
  const standing = readStanding(dataDir);
  if (!standing) {
    throw new PlainError(`${dataDir} is no standby. Run ${asTyped('standby')} there first.`);
  }
  const latest = await latestLife(place);
  if (latest === standing.life) return standing;
  throw new PlainError(
    `The standby follows ${standing.life}, and the latest is ${latest}: it must catch up with that first.`,
  );
}

export async function awaitEnd(place: CopyPlace, life: string): Promise<void> {
  const deadline = performance.now() + wordMilliseconds;
  while (!(await place.ended.has(life))) {
    if (performance.now() > deadline) {
      throw new PlainError(
        `The first machine has not said that it ended. It may still be ending: run ${asTyped('promote')} again. ` +
          'Where it cannot answer any more, make sure that it is off, or cut off from everybody, and then: ' +
          asTyped('promote', '--old-is-gone'),
      );
    }
    await sleep(100);
  }
}

/** Everything that is in the copy now, which after the fence and the end is all there will ever be. */
export async function awaitCaughtUp(
  program: string,
  place: CopyPlace,
  life: string,
  database: string,
  silentMilliseconds = longestSilence,
) {
  const folder = await mkdtemp(join(tmpdir(), 'postquill-copy-'));
  const job = { program, place, life, database: join(folder, 'none.db'), folder };
  const { lastTransaction: last } = await readPlan(job, [], silentMilliseconds).finally(() =>
    rm(folder, { recursive: true }),
  );
  const deadline = performance.now() + catchUpMilliseconds;
  while (((await followedTo(database)) ?? 0n) < last) {
    if (performance.now() > deadline) {
      throw new PlainError('The standby does not catch up with the copy. Is it running?');
    }
    await sleep(25);
  }
}

/** Nothing is taken from the first machine for a standby that has nothing yet. */
export async function requireFollowed(database: string): Promise<void> {
  if ((await followedTo(database)) !== undefined) return;
  throw new PlainError(
    'The standby has not read the copy once: wait until it says that it follows, then promote again.',
  );
}

/** The standby lets go of its file, and its lock says when. */
export async function stopStandby(dataDir: string): Promise<() => void> {
  writeFileSync(wishToPromote(dataDir), '');
  const deadline = performance.now() + catchUpMilliseconds;
  for (;;) {
    try {
      return lockFolder(dataDir, 'The standby does not end.');
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(25);
  }
}
