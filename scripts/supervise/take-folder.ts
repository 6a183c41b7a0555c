import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolder } from '#scripts/command/folder-lock.ts';

/** What runs, where the system tells; elsewhere a PocketBase that was left is found by its port alone. */
const processes = '/proc';
const endsWithinMs = 10_000;

/** In a container the same path is another folder. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)];
  return a.dev === b.dev && a.ino === b.ino;
}

function serves(pid: string, folder: string): boolean {
  const about = join(processes, pid);
  try {
    const words = readFileSync(join(about, 'cmdline'), 'utf8').split('\0');
    const isAsked = words.includes('serve') && words.includes(`--dir=${folder}`);
    return isAsked && isSame(join(about, 'root', folder), folder);
  } catch {
    return false; // It ended while being looked at, or is another user's.
  }
}

function serving(folder: string): number[] {
  if (!existsSync(processes)) return [];
  const pids = readdirSync(processes).filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => serves(pid, folder)).map(Number);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A PocketBase whose start was killed serves on, with its port, and nobody will ever end it. */
async function endLeftover(folder: string): Promise<void> {
  const deadline = Date.now() + endsWithinMs;
  for (let left = serving(folder); left.length > 0; left = serving(folder)) {
    for (const pid of left) signal(pid, Date.now() < deadline ? 'SIGTERM' : 'SIGKILL');
    await sleep(100);
  }
}

/** This start's alone, until what it returns is called. */
export async function takeFolder(dataDir: string): Promise<() => void> {
  const refusal = `Another Postquill already runs in ${dataDir}. End it first.`;
  const unlock = lockFolder(dataDir, refusal);
  await endLeftover(join(dataDir, 'pocketbase'));
  return unlock;
}
