import { join } from 'node:path';
import { Pool } from 'undici';
import { z } from 'zod';
import type { Log } from '#api/log.ts';

/** In the data folder: where `npm start` tells of the copy that it keeps. */
export const copySocket = 'copy.sock';

const answerShape = z.object({ ageSeconds: z.number().nullable() });

/** As long as somebody may look at posts that are not yet theirs. */
const patienceMilliseconds = 10_000;

const freshMilliseconds = 1_000;

/** What was committed is here, and not yet in the copy. */
export class CopyLate extends Error {
  override readonly name = 'CopyLate';
}

/** The copy of the database that runs beside PocketBase, told of on the same machine. */
export class DatabaseCopy {
  readonly #pool: Pool;
  readonly #log: Log;
  #late = 0;
  #age: Promise<number | null> | undefined;
  #staleAt = 0;

  constructor(dataDir: string, log: Log) {
    const socketPath = join(dataDir, copySocket);
    this.#pool = new Pool('http://copy', { connect: { socketPath } });
    this.#log = log;
  }

  /** With how many waited in vain. */
  async state(): Promise<{ ageSeconds: number | null; late: number }> {
    return { ageSeconds: await this.ageSeconds(), late: this.#late };
  }

  /**
   * Everything that was committed so many seconds ago is in the copy; null where nobody can say. Guests may
   * ask as often as they like: one question serves all who ask within a second.
   */
  ageSeconds(): Promise<number | null> {
    if (this.#age === undefined || performance.now() > this.#staleAt) {
      this.#staleAt = performance.now() + freshMilliseconds;
      this.#age = this.#askAge();
    }
    return this.#age;
  }

  async #askAge(): Promise<number | null> {
    try {
      return await this.#ask('/age', 1_000);
    } catch {
      return null;
    }
  }

  /** Resolves when all that is committed now is in the copy. */
  async copied(): Promise<void> {
    try {
      await this.#ask('/copied', patienceMilliseconds);
    } catch (error) {
      this.#late += 1;
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn(
        { late: this.#late, reason },
        'the copy is late: a commit is not acknowledged',
      );
      throw new CopyLate(reason);
    }
  }

  close(): void {
    void this.#pool.destroy();
  }

  async #ask(path: string, milliseconds: number): Promise<number | null> {
    const signal = AbortSignal.timeout(milliseconds);
    const { body } = await this.#pool.request({ method: 'GET', path, signal });
    return answerShape.parse(await body.json()).ageSeconds;
  }
}
