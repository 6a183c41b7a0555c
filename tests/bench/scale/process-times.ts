import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In milliseconds, of all its threads together. */
export interface ProcessTimes {
  computed: number;
  waitedForProcessor: number;
}

const threadsOf = (pid: number) => join('/proc', String(pid), 'task');

/** What each thread's file says, without those that ended meanwhile; nothing where there is no /proc. */
function read(pid: number, name: string): string[] {
  const texts: string[] = [];
  try {
    for (const thread of readdirSync(threadsOf(pid))) {
      texts.push(readFileSync(join(threadsOf(pid), thread, name), 'utf8'));
    }
  } catch {
    return texts;
  }
  return texts;
}

export function timesOf(pid: number): ProcessTimes {
  const times = { computed: 0, waitedForProcessor: 0 };
  for (const text of read(pid, 'schedstat')) {
    const [computed = 0, waited = 0] = text.split(' ').map(Number);
    times.computed += computed / 1e6;
    times.waitedForProcessor += waited / 1e6;
  }
  return times;
}

/** Where in the kernel one of its threads waits for the disk just now; undefined where none does. */
export function diskWait(pid: number): string | undefined {
  const states = read(pid, 'stat');
  const places = read(pid, 'wchan');
  const at = states.findIndex((text) => text.split(') ')[1]?.startsWith('D'));
  return at < 0 ? undefined : (places[at] ?? '');
}
