import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '#shared/plain-error.ts';
import { askSocket } from './control-socket.ts';
import type { CopyPlace } from './place.ts';

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
function writeSettings({ place, life, database, folder }: LitestreamJob, task: string): string {
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

/** Not AWS_CA_BUNDLE, with which its S3 client does not start, and no keys but those of the copy. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];
const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];

function environment({ secrets }: CopyPlace): NodeJS.ProcessEnv {
  const known = [...passedOn, ...proxies].map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(known), ...secrets };
}

const syncSeconds = 10;

/** Everything that is committed goes into the copy, or it throws. */
export function syncNow({ folder, database }: Pick<LitestreamJob, 'folder' | 'database'>) {
  return askSocket({
    socket: socketIn(folder),
    path: '/sync',
    body: { path: database, wait: true, timeout: syncSeconds },
    milliseconds: (syncSeconds + 1) * 1_000,
  });
}

/** A command of Litestream's, ready to be started. */
export function litestreamCommand(job: LitestreamJob, task: string, more: string[] = []) {
  const settings = ['-config', writeSettings(job, task), '-no-expand-env'];
  const database = task === 'replicate' ? [] : [job.database];
  return {
    command: job.program,
    args: [task, ...settings, ...more, ...database],
    env: environment(job.place),
  };
}

/** Runs it to its end; its complaint, where it failed. */
export async function runLitestream(
  job: LitestreamJob,
  task: string,
  more: string[],
): Promise<{ output: string; complaint: string | undefined }> {
  const { command, args, env } = litestreamCommand(job, task, more);
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const [code, signal] = await once(child, 'close');
  const last = errors
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^Error: /, '');
  return { output, complaint: code === 0 ? undefined : last || `it ended with ${signal ?? code}` };
}
