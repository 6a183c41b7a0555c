import type { ServerResponse } from 'node:http';

/** How many live connections each address holds right now. */
export class LiveConnections {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts the answer until its connection closes, or says that there are enough of them. */
  admit(address: string, response: ServerResponse): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(address, open + 1);
    response.once('close', () => this.#leave(address));
    return true;
  }

  #leave(address: string): void {
    const left = (this.#open.get(address) ?? 0) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}
