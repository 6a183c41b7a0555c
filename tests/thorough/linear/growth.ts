import { createContext, runInContext } from 'node:vm';

/** Linux counts the work of a thread in steps of about so many milliseconds. */
const step = 4;

/** A look at one text and at another of a quarter of its length. */
interface Look {
  length: number;
  /** Milliseconds below which a time says nothing. What grows with the square takes more. */
  noise: number;
  /** How much longer than four times the short text the long one may take: a square takes four times that. */
  looksLinear: number;
}

/**
 * The first is cheap and often wrong. On a quiet machine it sees every square that the second one sees: of half the
 * length it takes a quarter of the time, beside other work that takes half of it. On a busy one a short text may seem
 * to take a step longer each time, which can hide a square from this run; to doubt every such time costs twice as much
 * as all of these tests.
 */
const looks: Look[] = [
  { length: 20_000, noise: 2, looksLinear: 1.25 },
  { length: 40_000, noise: 8, looksLinear: 1.5 },
];
/** The same of eight times the length. A square takes eight times; memory to clean up takes up to twice. */
const isLinear = 2.3;
const rounds = [1, 2, 3, 4];

type Work = () => unknown;

/** Milliseconds that work took, without those in which the machine did something else. */
function timeOf(work: Work): number {
  const [began, before] = [performance.now(), process.threadCpuUsage()];
  work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.min(performance.now() - began, (user + system) / 1_000 + step);
}

function quickest(count: number, work: Work): number {
  return Math.min(...Array.from({ length: count }, () => timeOf(work)));
}

function suspicious(work: (length: number) => Work, { length, noise, looksLinear }: Look): boolean {
  const long = timeOf(work(length));
  if (long < noise) return false;
  // What is short is easily disturbed, which would hide a square.
  const short = quickest(long < 10 * noise ? 3 : 1, work(length / 4));
  return long > looksLinear * 4 * short;
}

/**
 * Whether work grows faster than its text. What looks suspicious twice is judged where a square is far off, and has
 * to be too slow every time.
 */
export function growsTooFast(work: (length: number) => Work): boolean {
  if (!looks.every((look) => suspicious(work, look))) return false;
  const [long, short] = [work(80_000), work(10_000)];
  const eight = () => Array.from({ length: 8 }, short);
  return rounds.every(() => timeOf(long) / timeOf(eight) > isLinear);
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
