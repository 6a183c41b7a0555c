import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#api/env.ts';
import { isCredentialsName } from '#scripts/backup/manifest.ts';
import { inBytes } from '#scripts/command/in-bytes.ts';
import { requireKnownMigrations } from '#scripts/supervise/known-migrations.ts';
import { requireDatabase } from '#scripts/supervise/lost-database.ts';
import { nearestFolder, requireWritableFolder } from '#scripts/supervise/preconditions.ts';
import { requireSoundDatabase } from '#scripts/supervise/sound-database.ts';
import { about, type Finding } from './finding.ts';

const data = about('Data');

/** Less than that is gone in an hour. */
const leastFree = 200_000_000;

function readableByOthers(path: string): boolean {
  return process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0;
}

async function checkSpace(folder: string, database: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const size = existsSync(database) ? statSync(database).size : 0;
  const said = `${inBytes(free)} free, the database has ${inBytes(size)}`;
  if (free < leastFree) return data.wrong(`${said}: the disk is full, or about to be.`);
  if (free < 2 * size) return data.note(`${said}: a backup needs room for one more copy of it.`);
  return data.ok(said);
}

function checkCredentials(folder: string): Finding[] {
  const names = readdirSync(folder).filter(isCredentialsName);
  const open = names.filter((name) => readableByOthers(join(folder, name)));
  if (open.length > 0) {
    const says = `Others on this machine can read ${open.join(', ')} in ${folder}: chmod 600`;
    return [about('Credentials').wrong(`${says} ${open.length === 1 ? 'it' : 'them'}.`)];
  }
  if (names.length === 0) return [];
  return [about('Credentials').ok(`${names.join(', ')}: for their owner only`)];
}

/** Where the first start will make it. */
async function checkPlaceFor(dataDir: string): Promise<Finding[]> {
  const above = nearestFolder(dataDir);
  requireWritableFolder(above, 'DATA_DIR');
  return [data.ok(`${dataDir} will be made by the first start`), await checkSpace(above, dataDir)];
}

export async function checkData(env: Environment): Promise<Finding[]> {
  const { dataDir } = env;
  if (!existsSync(dataDir)) return checkPlaceFor(dataDir);
  requireWritableFolder(dataDir, 'DATA_DIR');
  // An API alone has its database elsewhere.
  if (env.POCKETBASE_URL === undefined) requireDatabase(dataDir);
  const folder = join(dataDir, 'pocketbase');
  requireSoundDatabase(folder);
  requireKnownMigrations(process.cwd(), folder);
  return [
    data.ok(`${dataDir} is writable${existsSync(folder) ? ', its database is sound' : ''}`),
    await checkSpace(dataDir, join(folder, 'data.db')),
    ...checkCredentials(dataDir),
  ];
}
