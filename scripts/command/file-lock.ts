import { DatabaseSync } from 'node:sqlite';

/**
 * SQLite's lock on a file of its own: the system takes it from whoever dies, however they do, so that none is
 * ever left behind. Undefined where somebody else has it.
 */
export function lockFile(path: string): (() => void) | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    return undefined;
  }
  return () => lock.close();
}
