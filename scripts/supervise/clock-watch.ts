import { setInterval as every } from 'node:timers/promises';

export interface Clocks {
  /** What the machine says it is, in milliseconds. */
  wall(): number;
  /** What nobody can set: milliseconds since some moment. */
  steady(): number;
}

const ours: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

const lookMilliseconds = 10_000;
/** A time server moves a clock by less, or by little at a time. */
const jumpMilliseconds = 60_000;

const said = (milliseconds: number) =>
  `The clock of this machine jumped ${Math.round(Math.abs(milliseconds) / 1_000)} seconds ${
    milliseconds > 0 ? 'ahead, or the machine slept' : 'back'
  }. Months, days and what is kept for so long go by it: look at it now.`;

/**
 * Tells of each jump once. What goes by the clock of this machine, as the month of a quota and the end of a history do,
 * cannot know of it.
 */
export async function watchClock(
  signal: AbortSignal,
  tell: (line: string) => void,
  { clocks = ours, everyMilliseconds = lookMilliseconds } = {},
): Promise<void> {
  const apart = () => clocks.wall() - clocks.steady();
  let before = apart();
  try {
    for await (const _ of every(everyMilliseconds, undefined, { signal, ref: false })) {
      const jump = apart() - before;
      before += jump;
      if (Math.abs(jump) > jumpMilliseconds) tell(said(jump));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
