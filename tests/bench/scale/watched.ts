import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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
export const startControl = (file: string) => start('lock-control.ts', `${file}-control`);

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
  const label = `${name} (${seconds.toFixed(1)} s), nobody else writes for`;
  return row(label, `${locked.toFixed(0)} ms`, `≤ ${mostMilliseconds} ms`);
}
