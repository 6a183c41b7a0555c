import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { type Row, row } from '../table.ts';

const mostMilliseconds = 50;

async function start(program: string, file: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, program), [file]);
  await once(child, 'message');
  return child;
}

/** Tries to write all the time, and says how long at most it could not. */
export const startWatch = (file: string) => start('lock-watch.ts', file);

/** Writes a few rows now and then into a file of its own, and says how long at most that took. */
const startControl = (file: string) => start('lock-control.ts', `${file}-control`);

export interface Watched {
  seconds: number;
  locked: number;
}

/** How long an act took, and how long at most nobody else could write meanwhile. */
export async function watched(watch: ChildProcess, act: () => Promise<unknown>): Promise<Watched> {
  const begun = once(watch, 'message');
  watch.send('begin');
  await begun;
  const began = performance.now();
  await act();
  const seconds = (performance.now() - began) / 1_000;
  const told = once(watch, 'message');
  watch.send('end');
  const [locked] = (await told) as [number];
  return { seconds, locked };
}

export function rowOf(name: string, { seconds, locked }: Watched): Row {
  const load = loadavg()[0]?.toFixed(0);
  const label = `${name} (${seconds.toFixed(1)} s, load ${load}), nobody else writes for`;
  return row(label, `${locked.toFixed(0)} ms`, `≤ ${mostMilliseconds} ms`);
}

/** One act after the other, each with what the machine made of short transactions meanwhile. */
export async function watchedBeside(
  { dataDir }: RunningPocketbase,
  acts: [string, () => Promise<unknown>][],
): Promise<Row[]> {
  const file = join(dataDir, 'data.db');
  const [watch, control] = [await startWatch(file), await startControl(file)];
  const rows: Row[] = [];
  for (const [name, act] of acts) {
    let seen = { seconds: 0, locked: 0 };
    const machine = await watched(control, async () => {
      seen = await watched(watch, act);
    });
    rows.push(rowOf(name, seen), rowOf(`${name}: ten rows in a file of their own`, machine));
  }
  for (const child of [watch, control]) child.disconnect();
  return rows;
}
