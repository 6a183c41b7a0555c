import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Changes with everything that a program writes into a folder. */
export async function sightOf(folder: string): Promise<string> {
  const seen = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return `${name} ${found?.size} ${found?.mtimeMs}`;
    }),
  );
  return seen.join();
}
