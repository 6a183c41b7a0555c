import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '#shared/plain-error.ts';
import type { CopyPlace } from '../place.ts';

export interface LitestreamJob {
  program: string;
  place: CopyPlace;
  life: string;
  /** The copied database, or the one to be made of the copy. */
  database: string;
  /** Where its settings are written. */
  folder: string;
}

/** The file name of its control socket, beside its settings. */
const socketName = 'litestream.sock';
/** A socket's path has room for so many bytes, on every system. */
const longestSocketPath = 103;

export function socketIn(folder: string, name = socketName): string {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= longestSocketPath) return path;
  throw new PlainError(`The path ${path} is too long for a socket: give DATA_DIR a shorter one.`);
}

/** It is asked once a second; by itself it need only not fall asleep. */
const ownPace = '10s';

/** JSON is YAML as well, and nothing in it needs escaping of our own. */
export function writeSettings(
  { place, life, database, folder }: LitestreamJob,
  task: string,
): string {
  const settings = {
    // Whoever only reads a copy is asked nothing, and its folder's path may be longer than a socket's.
    ...(task === 'replicate' ? { socket: { enabled: true, path: socketIn(folder) } } : {}),
    // Any moment of a week can be gone back to.
    snapshot: { interval: '24h', retention: '168h' },
    logging: { level: 'warn', type: 'text', stderr: true },
    dbs: [
      {
        path: database,
        'monitor-interval': ownPace,
        replica: { ...place.replicaOf(life), 'sync-interval': ownPace },
      },
    ],
  };
  const path = join(folder, 'litestream.yml');
  writeFileSync(path, JSON.stringify(settings, null, 2), { mode: 0o600 });
  return path;
}
