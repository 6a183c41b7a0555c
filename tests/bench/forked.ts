import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in a process of its own, which tells its address and ends when it is disconnected. */
export async function forked(file: string, ...args: string[]): Promise<[ChildProcess, string]> {
  const child = fork(join(import.meta.dirname, file), args);
  const [url] = (await once(child, 'message')) as [string];
  return [child, url];
}
