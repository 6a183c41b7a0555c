import { askSocket } from '../control-socket.ts';
import type { CopyPlace } from '../place.ts';
import { type LitestreamJob, socketIn, writeSettings } from './settings.ts';

/** Not AWS_CA_BUNDLE, with which its S3 client does not start, and no keys but those of the copy. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];
const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];

function environment({ secrets }: CopyPlace): NodeJS.ProcessEnv {
  const known = [...passedOn, ...proxies].map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(known), ...secrets };
}

const syncSeconds = 10;

/** It did not even say that its time was over: it waits for a host, or has very much to upload. */
export class LitestreamSilent extends Error {}

/** Everything that is committed goes into the copy, or it throws. */
export async function syncNow({ folder, database }: Pick<LitestreamJob, 'folder' | 'database'>) {
  const milliseconds = (syncSeconds + 1) * 1_000;
  try {
    await askSocket({
      socket: socketIn(folder),
      path: '/sync',
      body: { path: database, wait: true, timeout: syncSeconds },
      milliseconds,
    });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
    throw new LitestreamSilent(`Litestream has not answered for ${milliseconds / 1_000} seconds`);
  }
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
