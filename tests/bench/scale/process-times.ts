import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In milliseconds. */
export interface ProcessTimes {
  computed: number;
  waitedForProcessor: number;
}

/** Of each thread by itself: what one that ended had computed is told no more. */
export type ThreadTimes = Map<string, ProcessTimes>;

/** What the files of each thread say, in the names' order; nothing where there is no /proc. */
function read(pid: number, names: string[]): Map<string, string[]> {
  const threads = join('/proc', String(pid), 'task');
  const texts = new Map<string, string[]>();
  if (!existsSync(threads)) return texts;
  for (const thread of readdirSync(threads)) {
    try {
      const said = names.map((name) => readFileSync(join(threads, thread, name), 'utf8'));
      texts.set(thread, said);
    } catch {
      // It ended meanwhile.
    }
  }
  return texts;
}

export function timesOf(pid: number): ThreadTimes {
  const times: ThreadTimes = new Map();
  for (const [thread, [text = '']] of read(pid, ['schedstat'])) {
    const [computed = 0, waited = 0] = text.split(' ').map(Number);
    times.set(thread, { computed: computed / 1e6, waitedForProcessor: waited / 1e6 });
  }
  return times;
}

/** Of all threads together that there are at the end; one that came meanwhile began with nothing. */
export function timesBetween(before: ThreadTimes, after: ThreadTimes): ProcessTimes {
  const sum = { computed: 0, waitedForProcessor: 0 };
  for (const [thread, { computed, waitedForProcessor }] of after) {
    const earlier = before.get(thread) ?? { computed: 0, waitedForProcessor: 0 };
    sum.computed += computed - earlier.computed;
    sum.waitedForProcessor += waitedForProcessor - earlier.waitedForProcessor;
  }
  return sum;
}

/** Where in the kernel one of its threads waits for the disk just now; undefined where none does. */
export function diskWait(pid: number): string | undefined {
  for (const [state = '', place = ''] of read(pid, ['stat', 'wchan']).values()) {
    if (state.split(') ')[1]?.startsWith('D')) return place;
  }
  return undefined;
}
