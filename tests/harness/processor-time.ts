import { readFileSync } from 'node:fs';

/** The kernel's clock for these figures, the same on every Linux. */
const ticksPerSecond = 100;

/** Milliseconds of processor a process has used so far; not a number where there is no /proc. */
export function processorTime(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}
