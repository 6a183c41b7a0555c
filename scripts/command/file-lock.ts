import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '#shared/plain-error.ts';

/** SQLITE_BUSY */
const busy = 5;

/**
 * SQLite's lock on a file of its own: the system takes it from whoever dies, however they do, so that none is
 * ever left behind. Undefined where somebody else has it.
 */
export function lockFile(path: string): (() => void) | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const { errcode = 0, message } = error as Error & { errcode?: number };
    if ((errcode & 255) === busy) return undefined;
    throw new PlainError(`${path} cannot be locked (${message}).`);
  }
  return () => lock.close();
}
