import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Log } from '#api/log.ts';

const keyBytes = 32;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * The random key in the data folder that users' own keys are encrypted with. It is read each time, so that
 * one that an operator puts back is taken at once.
 */
export class KeyFile {
  readonly #path: string;
  readonly #log: Log;
  readonly #mayMake: boolean;

  /** `mayMake`: false where other machines need the same key, which then comes from the operator. */
  constructor(path: string, log: Log, mayMake: boolean) {
    this.#path = path;
    this.#log = log;
    this.#mayMake = mayMake;
  }

  /** Null where there is none, or something else in its place: users then enter their keys again. */
  read(): Buffer | null {
    try {
      const key = readFileSync(this.#path);
      if (key.length === keyBytes) return key;
      this.#log.error('own-models.key in the data folder is not the key it was: put it back');
    } catch (error) {
      if (codeOf(error) !== 'ENOENT')
        this.#log.error('own-models.key in the data folder cannot be read');
    }
    return null;
  }

  /** Made once: of two processes at the same moment one makes it, and what is there is never replaced. */
  readOrMake(): Buffer | null {
    const temporary = `${this.#path}.${randomUUID()}`;
    try {
      readFileSync(this.#path);
      return this.read();
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') return this.read();
    }
    if (!this.#mayMake) {
      this.#log.error(
        'own-models.key is not in the data folder: as PocketBase is on another machine, put it there',
      );
      return null;
    }
    try {
      writeFileSync(temporary, randomBytes(keyBytes), { mode: 0o600, flag: 'wx' });
      linkSync(temporary, this.#path);
    } catch (error) {
      // Somebody else has just made it.
      const code = codeOf(error);
      if (code !== 'EEXIST') {
        this.#log.error({ code }, 'own-models.key cannot be made in the data folder');
      }
    } finally {
      rmSync(temporary, { force: true });
    }
    return this.read();
  }
}
