import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backupNote } from '#api/watch/last-backup.ts';
import { begunFile, ownLifeFile } from '#scripts/copy/own-life.ts';
import { rememberedFence } from '#scripts/copy/remembered-fence.ts';
import { standbyFolder } from '#scripts/copy/standby-files.ts';
import { PlainError } from '#shared/plain-error.ts';
import { isCredentialsName } from './manifest.ts';

const there = (paths: string[]) =>
  paths.filter((path) => existsSync(path)).map((path) => basename(path));

/** No operator puts it there beforehand, and no promotion that broke off leaves it. */
function servedIn(dataDir: string): string[] {
  return there([
    join(dataDir, 'pocketbase'),
    // Where DATA_DIR names the folder below by mistake.
    join(dataDir, 'data.db'),
    begunFile(dataDir),
    rememberedFence(dataDir),
    backupNote(dataDir),
  ]);
}

/**
 * What of Postquill is in a data folder, by name. Anything else is another program's, whose home it may be: npm
 * writes there before any code of ours runs, and Go while it builds.
 */
export function installationIn(dataDir: string): string[] {
  return [
    ...servedIn(dataDir),
    ...there([standbyFolder(dataDir), ownLifeFile(dataDir)]),
    ...readdirSync(dataDir).filter(isCredentialsName),
  ];
}

/** A standby counts for nobody, and an installation is no standby. */
export function refuseInstallation(dataDir: string): void {
  const [found] = servedIn(dataDir);
  if (found === undefined) return;
  throw new PlainError(
    `${dataDir} holds an installation of its own (${found}). Set DATA_DIR to an empty folder for the standby.`,
  );
}
