import type { EventEmitter } from 'node:events';

/** How many of something (connections, live streams) each address holds open right now. */
export class HeldOpen {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts it until it closes, or says that there are enough of them. */
  admit(address: string, held: EventEmitter): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(address, open + 1);
    held.once('close', () => this.#leave(address));
    return true;
  }

  #leave(address: string): void {
    const left = (this.#open.get(address) ?? 0) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}
