import { createContext, runInContext } from 'node:vm';

const size = 20_000;
/** Milliseconds below which a time says nothing. What grows with the square takes more. */
const noise = 3;
/** Twice the text may take 2.5 times as long; a square takes four times. */
const most = 2.5;
/** At this, one look is enough: what grows with the square is nearly twice as far. */
const surelyLinear = 2.2;
const rounds = [1, 2, 3, 4, 5, 6];
const tries = [1, 2, 3];

/** What this thread itself has worked, whatever else the machine does. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Whether work on twice the text takes more than 2.5 times as long, and does so every time. It is
 * compared with two runs on the text itself, which last as long: a machine that slows down slows both.
 */
export function growsTooFast(work: (length: number) => () => unknown): boolean {
  const once = work(size);
  if (timeOf(once) < noise || timeOf(once) < noise) return false;
  const twice = work(2 * size);
  const both = () => [once(), once()];
  const first = timeOf(both);
  if (timeOf(twice) < (surelyLinear / 2) * first) return false;
  return rounds.every(() => {
    const times = tries.map(() => [timeOf(both), timeOf(twice)] as const);
    const [one, other] = [0, 1].map((index) => Math.min(...times.map((time) => time[index] ?? 0)));
    return (other ?? 0) > (most / 2) * (one ?? 0);
  });
}

/** Runs what may never end; null where it took too long by far. */
export function endingWithin<T>(milliseconds: number, run: () => T): T | null {
  try {
    return runInContext('run()', createContext({ run }), { timeout: milliseconds });
  } catch (error) {
    // The error comes from another realm and is no instance of this one's class.
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  }
}
