import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves with an answer of any kind, or rejects, at the latest when its time is over. */
export type HealthQuestion = (milliseconds: number) => Promise<unknown>;

export interface Watch {
  ask: HealthQuestion;
  signal: AbortSignal;
  /** Called once, when there was no answer for too long. */
  silent(seconds: number): void;
}

export interface Patience {
  /** Every round asks once and lasts this long; an answer of any kind within it is a sign of life. */
  roundMilliseconds: number;
  /** So many rounds in a row without one, and the process hangs. */
  rounds: number;
  /** For a process that has never answered: it may still be starting. */
  firstRounds: number;
}

/**
 * Being ended costs everybody their work, so nobody is ended for being slow: in 18 seconds a busy
 * server answers one of six of the smallest questions there are.
 */
const ordinary: Patience = { roundMilliseconds: 3_000, rounds: 6, firstRounds: 40 };

export function askAt(url: string): HealthQuestion {
  return async (milliseconds) => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(milliseconds) });
    await answer.body?.cancel();
  };
}

/** Asks a server again and again whether it lives, until the signal ends it. */
export async function watchHealth(watch: Watch, patience = ordinary): Promise<void> {
  const { ask, signal, silent } = watch;
  const { roundMilliseconds, rounds, firstRounds } = patience;
  let allowed = firstRounds;
  let failed = 0;
  while (!signal.aborted) {
    const began = performance.now();
    const [answered] = await Promise.all([
      ask(roundMilliseconds).then(
        () => true,
        () => false,
      ),
      sleep(roundMilliseconds, undefined, { ref: false }),
    ]);
    if (answered) {
      allowed = rounds;
      failed = 0;
      continue;
    }
    // Our own clock rang late: the machine slept, or has time for nobody. That is not the server's.
    if (performance.now() - began > roundMilliseconds * 1.3) continue;
    failed += 1;
    if (failed < allowed || signal.aborted) continue;
    return silent((failed * roundMilliseconds) / 1_000);
  }
}
