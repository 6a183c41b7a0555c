import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#api/log.ts';
import type { Readiness } from '#shared/contracts/readiness.ts';

export const readinessTimes = {
  /** Whoever balances loads must know it while a person still waits. */
  patienceMs: 1_500,
  freshMs: 1_000,
};

type Finding = { ready: boolean } & Partial<Readiness> & { reason?: string };

/**
 * Whether everything a generation needs is in place. Guests may ask as often as they like: one
 * question to PocketBase serves all who ask within about a second. What is wrong stands in the log.
 */
export class ReadinessCheck {
  readonly #ask: () => Promise<Readiness>;
  readonly #log: Log;
  readonly #times: typeof readinessTimes;
  #finding: Promise<Finding> | undefined;
  #staleAt = 0;
  #logged = '';
  #leaving = false;

  constructor(ask: () => Promise<Readiness>, log: Log, times = readinessTimes) {
    this.#ask = ask;
    this.#log = log;
    this.#times = times;
  }

  /** Whoever balances loads shall send nobody here any more. */
  leave(): void {
    this.#leaving = true;
  }

  now(): Promise<Finding> {
    if (this.#leaving) return Promise.resolve({ ready: false, reason: 'the process is ending' });
    if (this.#finding === undefined || performance.now() > this.#staleAt) {
      this.#staleAt = Number.POSITIVE_INFINITY;
      this.#finding = this.#look().finally(() => {
        this.#staleAt = performance.now() + this.#times.freshMs;
      });
    }
    return this.#finding;
  }

  async #look(): Promise<Finding> {
    const finding = await this.#find();
    const text = JSON.stringify(finding);
    if (text !== this.#logged) {
      const wrong = !finding.ready || finding.timeZones === false;
      this.#log[wrong ? 'warn' : 'info'](finding, finding.ready ? 'ready' : 'not ready');
    }
    this.#logged = text;
    return finding;
  }

  async #find(): Promise<Finding> {
    const late = sleep(this.#times.patienceMs, null, { ref: false });
    try {
      const told = await Promise.race([this.#ask(), late]);
      if (told === null) return { ready: false, reason: 'PocketBase did not answer in time' };
      // In an order of our own: the other side's differs from one answer to the next.
      const { pendingMigrations, timeZones, storage } = told;
      const ready = pendingMigrations.length === 0 && storage === 'well';
      return { ready, pendingMigrations, timeZones, storage };
    } catch (error) {
      return { ready: false, reason: error instanceof Error ? error.message : String(error) };
    }
  }
}
