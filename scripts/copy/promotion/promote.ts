import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#api/env.ts';
import { refuseInstallation } from '#scripts/backup/installation.ts';
import { obtainLitestream } from '#scripts/obtain/obtain.ts';
import { takeFence } from '../fence.ts';
import { lifeAfter } from '../lives.ts';
import { copyPlace } from '../place.ts';
import { followedDatabase, readStanding, standbyFolder } from '../standby-files.ts';
import { prepareEverythingElse, putDatabaseInPlace } from './put-in-place.ts';
import { awaitCaughtUp, awaitEnd, requireFollowed, standingOf, stopStandby } from './ready.ts';

export interface Promotion {
  env: Environment;
  /** By the word of the operator the first machine is off, or cut off from everybody. */
  oldIsGone: boolean;
  print(line: string): void;
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
