import { setTimeout as sleep } from 'node:timers/promises';

const atOnce = 500;
const pauseMilliseconds = 1_000;

/**
 * Takes back the holds whose answers never came. A PocketBase that hung may still make them, long
 * after nobody waits for them, so it is told until it answers, in one call at a time.
 */
export class Withdrawals {
  readonly #ids = new Set<string>();
  readonly #withdraw: (ids: string[]) => Promise<unknown>;
  #telling = false;

  constructor(withdraw: (ids: string[]) => Promise<unknown>) {
    this.#withdraw = withdraw;
  }

  add(id: string): void {
    this.#ids.add(id);
    if (!this.#telling) void this.#tell();
  }

  async #tell(): Promise<void> {
    this.#telling = true;
    while (this.#ids.size > 0) {
      const ids = [...this.#ids].slice(0, atOnce);
      try {
        await this.#withdraw(ids);
        for (const id of ids) this.#ids.delete(id);
      } catch {
        // Not answering yet. Waiting for it must not keep a process alive that wants to end.
        await sleep(pauseMilliseconds, undefined, { ref: false });
      }
    }
    this.#telling = false;
  }
}
