import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { type Row, row } from '../table.ts';
import type { Seen, Stall } from './lock-watch.ts';

const mostMilliseconds = 50;

/** From here on PocketBase names the line of ours that wanted a transaction. */
export const namingSlow = { POSTQUILL_SLOW_CALL_MS: '30' };

/** Whose lock it is, who tries to take it all the time, and who writes into a file of its own meanwhile. */
export interface Watch {
  pocketbase: RunningPocketbase;
  lock: ChildProcess;
  control: ChildProcess;
}

async function start(program: string, file: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, program), [file]);
  await once(child, 'message');
  return child;
}

export async function startWatch(pocketbase: RunningPocketbase): Promise<Watch> {
  const file = join(pocketbase.dataDir, 'data.db');
  const lock = await start('lock-watch.ts', file);
  return { pocketbase, lock, control: await start('lock-control.ts', `${file}-control`) };
}

export async function endWatch({ lock, control }: Watch): Promise<void> {
  const ended = [lock, control].map((child) => once(child, 'exit'));
  for (const child of [lock, control]) child.disconnect();
  await Promise.all(ended);
}

async function begin(child: ChildProcess, holder: number): Promise<void> {
  const begun = once(child, 'message');
  child.send({ holder });
  await begun;
}

async function end(child: ChildProcess): Promise<Seen> {
  const told = once(child, 'message');
  child.send('end');
  return (await told)[0] as Seen;
}

const whole = (number: number) => number.toFixed(0);

function stallRow(name: string, stall: Stall): Row {
  const { milliseconds, computed, waitedForProcessor, waitedForDisk, diskWaits } = stall;
  const did = `PocketBase computed ${whole(computed)} ms, waited ${whole(waitedForProcessor)} ms for a processor`;
  const disk = `in ${whole(waitedForDisk)} % of all looks for the disk (${diskWaits.join()})`;
  const label = `${name}: since its tenth millisecond ${did}, and ${disk}`;
  return row(label, `stall ${whole(milliseconds)} ms`, 'any');
}

const heldLines = /Nobody else could write for \d+ ms, because of \S+/g;

/** How long an act took and nobody else could write meanwhile, and what short transactions took in a file of their own. */
export async function watched(
  { pocketbase, lock, control }: Watch,
  name: string,
  act: () => Promise<unknown>,
): Promise<Row[]> {
  const said = pocketbase.output().length;
  for (const child of [control, lock]) await begin(child, pocketbase.pid);
  const began = performance.now();
  await act();
  const seconds = (performance.now() - began) / 1_000;
  const seen = await end(lock);
  const alone = await end(control);
  const load = whole(loadavg()[0] ?? 0);
  const lines = pocketbase.output().slice(said).match(heldLines) ?? [];
  return [
    row(
      `${name} (${seconds.toFixed(1)} s, load ${load}), nobody else writes for`,
      `${whole(seen.longest)} ms`,
      `≤ ${mostMilliseconds} ms`,
    ),
    row(`${name}: the same with nobody else in the file`, `${whole(alone.longest)} ms`, 'any'),
    ...seen.stalls.map((stall) => stallRow(name, stall)),
    ...lines.map((line) => row(`${name}: ${line}`, 'PocketBase says', 'any')),
  ];
}

/** Whether nobody has written for some seconds, for jobs of which no row says that they are done. */
export function quietFor(file: string): () => boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  const version = database.prepare('PRAGMA data_version');
  let [seen, since]: [unknown, number] = [null, 0];
  return () => {
    const now = version.get()?.data_version;
    if (now !== seen) [seen, since] = [now, performance.now()];
    return performance.now() - since > 5_000;
  };
}

export async function watchedAll(
  pocketbase: RunningPocketbase,
  acts: [string, () => Promise<unknown>][],
): Promise<Row[]> {
  const watch = await startWatch(pocketbase);
  const rows: Row[] = [];
  for (const [name, act] of acts) rows.push(...(await watched(watch, name, act)));
  await endWatch(watch);
  return rows;
}
