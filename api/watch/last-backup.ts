import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the data folder, which every backup of it passes: the place itself may be slow, or closed to the server. */
const note = (dataDir: string) => join(dataDir, 'backup-made');

export async function noteBackup(dataDir: string, made: Date): Promise<void> {
  await writeFile(`${note(dataDir)}.new`, `${made.toISOString()}\n`);
  await rename(`${note(dataDir)}.new`, note(dataDir));
}

/** Of the last one that was whole; infinite where there was none. */
export async function backupAgeSeconds(dataDir: string): Promise<number> {
  const made = await readFile(note(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const age = (Date.now() - Date.parse(made.trim())) / 1_000;
  return Number.isNaN(age) ? Number.POSITIVE_INFINITY : age;
}
