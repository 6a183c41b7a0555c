import { setTimeout as sleep } from 'node:timers/promises';

/** A door that one passes at a time; who has waited too long passes all the same. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  /** What is called to let the next one pass. */
  async enter(longestWaitMs: number): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = before.then(() => promise);
    const waited = new AbortController();
    await Promise.race([before, sleep(longestWaitMs, null, { signal: waited.signal })]).catch(
      () => undefined,
    );
    waited.abort();
    return resolve;
  }
}
