import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '#shared/plain-error.ts';
import { sha256 } from './fingerprint.ts';
import { insistOnVersion } from './program-version.ts';
import { programName, type Settings, target } from './settings.ts';
import { type Origin, shelfOf } from './shelf.ts';

/*
 * <cache>/<program>-<version>-<platform>/<origin>-<pin>/<SHA-256 of the program>/<program>
 *
 * The directory's name records what was put into it. Program and record can so never come from two
 * different runs, whichever checkouts are at work at once, and one rename puts both in place.
 */
export async function findKept(origin: Origin, settings: Settings): Promise<string | undefined> {
  const shelf = shelfOf(origin, settings);
  if (!shelf) return undefined;
  return orExplain(settings, async () => {
    const damaged: string[] = [];
    for (const recorded of await recordedHashes(shelf.path, shelf.onlyHash)) {
      const path = join(shelf.path, recorded, programName(settings));
      const found = await inspect(path, recorded);
      if (found === 'intact') return path;
      if (found === 'damaged') damaged.push(path);
    }
    for (const path of damaged) {
      settings.report(`${path} is damaged: it is not what was put there. It will not be used.`);
    }
    return undefined;
  });
}

export async function keep(origin: Origin, bytes: Uint8Array, settings: Settings): Promise<string> {
  const shelf = shelfOf(origin, settings);
  if (!shelf) throw new Error(`No ${origin} build is pinned for ${target(settings)}.`);
  const recorded = sha256(bytes);
  const directory = join(shelf.path, recorded);
  const path = join(directory, programName(settings));
  const unfinished = join(directory, programName(settings, `unfinished-${randomUUID()}`));
  try {
    await orExplain(settings, async () => {
      await mkdir(directory, { recursive: true });
      await writeFile(unfinished, bytes);
      await chmod(unfinished, 0o755);
    });
    await insistOnVersion(unfinished, settings);
    // Another checkout may have been faster, and Windows does not replace a program that runs.
    if ((await inspect(path, recorded)) === 'intact') return path;
    await orExplain(settings, () => rename(unfinished, path));
    return path;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Before anything long begins, so that nobody waits for a build that cannot be kept. */
export async function insistOnWritableCache(settings: Settings): Promise<void> {
  await orExplain(settings, async () => {
    await mkdir(settings.cacheDir, { recursive: true });
    await access(settings.cacheDir, constants.W_OK);
  });
}

async function recordedHashes(path: string, onlyHash: string | undefined): Promise<string[]> {
  const names = await readdir(path).catch(unlessMissing([]));
  return names.filter((name) => (onlyHash ? name === onlyHash : /^[0-9a-f]{64}$/.test(name)));
}

async function inspect(path: string, recorded: string): Promise<'intact' | 'damaged' | 'missing'> {
  const bytes = await readFile(path).catch(unlessMissing(undefined));
  if (!bytes) return 'missing';
  if (sha256(bytes) !== recorded) return 'damaged';
  return access(path, constants.X_OK).then(
    () => 'intact',
    () => 'damaged',
  );
}

function unlessMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}

async function orExplain<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { name, givenBy, version } = settings.pins;
    throw new PlainError(
      `The cache directory ${settings.cacheDir} cannot be used: ${(error as Error).message}.\nMake it readable and writable, point XDG_CACHE_HOME (LOCALAPPDATA on Windows) elsewhere, or set ${givenBy} to a ${name} ${version} binary.`,
    );
  }
}
