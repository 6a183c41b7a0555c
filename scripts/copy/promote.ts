import { constants, existsSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Environment } from '#api/env.ts';
import { asideName } from '#scripts/backup/empty-place.ts';
import { obtainLitestream } from '#scripts/obtain/obtain.ts';
import { PlainError } from '#shared/plain-error.ts';
import { checkCopied } from './check-copied.ts';
import { unpackEverythingElse } from './everything-else.ts';
import { takeFence } from './fence.ts';
import { lockFolder } from './folder-lock.ts';
import { followedTo } from './follow.ts';
import { runLitestream } from './litestream.ts';
import { keepOwnLife, latestLife, lifeAfter } from './lives.ts';
import { type CopyPlace, copyPlace } from './place.ts';
import {
  followedDatabase,
  readStanding,
  refuseInstallation,
  type Standing,
  standbyFolder,
  wishToPromote,
} from './standby-files.ts';

/** Of the first machine to find the fence and end, where it lives: answers are finished, the rest is copied. */
const wordMilliseconds = 60_000;
const catchUpMilliseconds = 30_000;
const planShape = z.object({ max_txid: z.string() });

export interface Promotion {
  env: Environment;
  /** By the word of the operator the first machine is off, or cut off from everybody. */
  oldIsGone: boolean;
  print(line: string): void;
}

/** A standby that follows what is newest, or no promotion. */
async function standingOf(place: CopyPlace, dataDir: string): Promise<Standing> {
  const standing = readStanding(dataDir);
  if (!standing) {
    throw new PlainError(`${dataDir} is no standby. Run npm run standby there first.`);
  }
  const latest = await latestLife(place);
  if (latest === standing.life) return standing;
  throw new PlainError(
    `The standby follows ${standing.life}, and the latest is ${latest}: it must catch up with that first.`,
  );
}

async function awaitEnd(place: CopyPlace, life: string): Promise<void> {
  const deadline = performance.now() + wordMilliseconds;
  while (!(await place.ended.has(life))) {
    if (performance.now() > deadline) {
      throw new PlainError(
        'The first machine has not said that it ended. It may still be ending: run npm run promote again. ' +
          'Where it cannot answer any more, make sure that it is off, or cut off from everybody, and then: ' +
          'npm run promote -- --old-is-gone',
      );
    }
    await sleep(100);
  }
}

/** Everything that is in the copy now, which after the fence and the end is all there will ever be. */
async function awaitCaughtUp(program: string, place: CopyPlace, life: string, database: string) {
  const folder = await mkdtemp(join(tmpdir(), 'postquill-copy-'));
  const job = { program, place, life, database: join(folder, 'none.db'), folder };
  const plan = await runLitestream(job, 'restore', ['-dry-run', '-json', '-o', job.database]);
  await rm(folder, { recursive: true });
  if (plan.complaint !== undefined) {
    throw new PlainError(`The copy cannot be read (${plan.complaint}).`);
  }
  const last = BigInt(`0x${planShape.parse(JSON.parse(plan.output)).max_txid}`);
  const deadline = performance.now() + catchUpMilliseconds;
  while (((await followedTo(database)) ?? 0n) < last) {
    if (performance.now() > deadline) {
      throw new PlainError('The standby does not catch up with the copy. Is it running?');
    }
    await sleep(25);
  }
}

/** Nothing is taken from the first machine for a standby that has nothing yet. */
async function requireFollowed(database: string): Promise<void> {
  if ((await followedTo(database)) !== undefined) return;
  throw new PlainError(
    'The standby has not read the copy once: wait until it says that it follows, then promote again.',
  );
}

/** The standby lets go of its file, and its lock says when. */
async function stopStandby(dataDir: string): Promise<() => void> {
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

const asideIn = (dataDir: string) => join(standbyFolder(dataDir), asideName);

/** Whatever is wrong with the newest backup or its key shows while the first machine still works. */
async function prepareEverythingElse(env: Environment): Promise<void> {
  const aside = asideIn(env.dataDir);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  await unpackEverythingElse(env, aside);
}

/** Answers with what belongs to nobody, in words. */
async function putDatabaseInPlace(
  dataDir: string,
  followed: string,
  heir: string | undefined,
): Promise<string | undefined> {
  const aside = asideIn(dataDir);
  const database = join(aside, 'pocketbase', 'data.db');
  // A copy, which what follows in the end by mistake cannot reach.
  await copyFile(followed, database, constants.COPYFILE_FICLONE);
  const { strays } = checkCopied(database, 'quick_check');
  // Credentials that the operator has put here stay.
  for (const name of (await readdir(aside)).filter((each) => each !== 'pocketbase')) {
    if (!existsSync(join(dataDir, name))) await copyFile(join(aside, name), join(dataDir, name));
  }
  // The heir that the fence names, and nobody else, begins the next life.
  if (heir !== undefined) keepOwnLife(dataDir, heir);
  await rename(join(aside, 'pocketbase'), join(dataDir, 'pocketbase'));
  return strays;
}

/** The checklist of a fail-over. Each step is told, and none begins after one that failed. */
export async function promote({ env, oldIsGone, print }: Promotion): Promise<void> {
  const { dataDir } = env;
  if (existsSync(join(dataDir, 'pocketbase')) && readStanding(dataDir)) {
    const unlock = await stopStandby(dataDir);
    await rm(standbyFolder(dataDir), { recursive: true });
    unlock();
    return print('The database was in its place already; what was left of the standby is gone.');
  }
  refuseInstallation(dataDir);
  const place = copyPlace(env);
  const program = await obtainLitestream();
  let number = 0;
  async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
    number += 1;
    try {
      const result = await work();
      print(`${number}. ${what}: ok`);
      return result;
    } catch (error) {
      print(`${number}. ${what}: FAILED, nothing further was done`);
      throw error;
    }
  }
  const standing = await step('A standby of the latest life is here', async () => {
    const found = await standingOf(place, dataDir);
    const database = followedDatabase(dataDir, found);
    await requireFollowed(database);
    await awaitCaughtUp(program, place, found.life, database);
    return found;
  });
  const { id, life } = standing;
  const followed = followedDatabase(dataDir, standing);
  await step('What the copy does not hold is here', () => prepareEverythingElse(env));
  const { heir } = await step(`${life} is fenced: the first machine may not write any more`, () =>
    takeFence(place, life, { by: id, heir: lifeAfter(life, id.slice(0, 6)) }),
  );
  if (oldIsGone) print('   The first machine is gone, by your word.');
  else await step('The first machine has ended', () => awaitEnd(place, life));
  await step('Everything in the copy is here', () => awaitCaughtUp(program, place, life, followed));
  const unlock = await step('The standby has let go', () => stopStandby(dataDir));
  const strays = await step('The database is sound and in its place', () =>
    putDatabaseInPlace(dataDir, followed, heir),
  );
  if (strays) print(`   ${strays}, as on the first machine.`);
  await rm(standbyFolder(dataDir), { recursive: true, force: true });
  unlock();
}
