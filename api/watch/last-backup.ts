import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the data folder, which every backup of it passes: the place itself may be slow, or closed to the server. */
export const backupNote = (dataDir: string) => join(dataDir, 'backup-made');

export async function noteBackup(dataDir: string, made: Date): Promise<void> {
  await writeFile(`${backupNote(dataDir)}.new`, `${made.toISOString()}\n`);
  await rename(`${backupNote(dataDir)}.new`, backupNote(dataDir));
}

/** Of the last one that was whole; infinite where there was none. */
export async function backupAgeSeconds(dataDir: string): Promise<number> {
  const made = await readFile(backupNote(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const age = (Date.now() - Date.parse(made.trim())) / 1_000;
  return Number.isNaN(age) ? Number.POSITIVE_INFINITY : age;
}
