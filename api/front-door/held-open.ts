import type { EventEmitter } from 'node:events';

/** How much of something (connections, live streams, bytes) each address holds open right now. */
export class HeldOpen {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts it until it closes, or says that there is enough of it. */
  admit(address: string, held: EventEmitter, size = 1): boolean {
    const open = (this.#open.get(address) ?? 0) + size;
    if (open > this.#most) return false;
    this.#open.set(address, open);
    held.once('close', () => this.#leave(address, size));
    return true;
  }

  #leave(address: string, size: number): void {
    const left = (this.#open.get(address) ?? 0) - size;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}
