import { setImmediate as nextTurn } from 'node:timers/promises';

/** A queue between a socket's callbacks and one reader: waking the reader once per post is enough. */
export class Mailbox<T> {
  readonly #items: T[] = [];
  #ended: { error: unknown } | 'well' | null = null;
  #wake: (() => void) | null = null;

  put(item: T): void {
    this.#items.push(item);
    this.#wake?.();
  }

  end(): void {
    this.#ended ??= 'well';
    this.#wake?.();
  }

  /** What was put before is still read first. */
  fail(error: unknown): void {
    this.#ended ??= { error };
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      const item = this.#items.shift();
      if (item !== undefined) {
        yield item;
        // Whoever reads may work hard on each: others get their turn before the next that waits.
        if (this.#items.length > 0) await nextTurn();
      } else if (this.#ended === null) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      } else if (this.#ended === 'well') {
        return;
      } else {
        throw this.#ended.error;
      }
    }
  }
}
