import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PlainError } from '#shared/plain-error.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { fillData, type Sizes } from './filled-data.ts';
import { moveIn } from './residents.ts';

export type Folders = Record<'large' | 'empty', string>;

/** Stands beside a filled database once all of it is there. */
interface Filled {
  sizes: Sizes;
  measurements: number;
}

async function fresh(folder: string): Promise<void> {
  const pocketbase = await startPocketbase();
  await pocketbase.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
  await cp(pocketbase.dataDir, folder, { recursive: true });
  await pocketbase.stop();
}

async function filled(note: string, large: string, sizes: Sizes): Promise<Filled> {
  if (!existsSync(note)) {
    await fresh(large);
    fillData(join(large, 'data.db'), sizes, Date.now());
    return { sizes, measurements: 0 };
  }
  const known = JSON.parse(await readFile(note, 'utf8')) as Filled;
  if (isDeepStrictEqual(known.sizes, sizes)) return known;
  throw new PlainError(
    `${large} was filled with other numbers of rows: ${JSON.stringify(known.sizes)}`,
  );
}

/**
 * After all migrations, one with the residents only and one with millions of rows beside them. What was filled in an
 * earlier measurement of the same place is taken again, with residents of its own.
 */
export async function makeFolders(place: string, sizes: Sizes): Promise<[Folders, number]> {
  const folders = { large: join(place, 'large'), empty: join(place, 'empty') };
  const note = join(place, 'filled.json');
  const { measurements } = await filled(note, folders.large, sizes);
  await fresh(folders.empty);
  const measurement = measurements + 1;
  await writeFile(note, JSON.stringify({ sizes, measurements: measurement } satisfies Filled));
  // The rows of both say the same, which the moment decides.
  const now = Date.now();
  for (const folder of Object.values(folders)) moveIn(join(folder, 'data.db'), measurement, now);
  return [folders, measurement];
}
