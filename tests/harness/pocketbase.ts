import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServiceRecord, ensureSuperuser, type Identity } from '#scripts/credentials.ts';
import { obtainPocketbase } from '#scripts/pocketbase/obtain.ts';
import { pocketbaseArguments, pocketbaseEnvironment } from '#scripts/pocketbase-arguments.ts';
import { freePort } from './free-port.ts';

export interface PocketbaseOptions {
  /** Kept by the caller; without one a temporary directory goes with `stop`. */
  dir?: string;
  port?: number;
  hooksDir?: string;
  migrationsDir?: string;
  env?: Record<string, string>;
}

export interface RunningPocketbase {
  url: string;
  port: number;
  dataDir: string;
  readonly pid: number;
  superuser: Identity;
  service: Identity;
  /** What the process printed so far, both streams. */
  output(): string;
  /** Resolves when the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const startUpMilliseconds = 60_000;

async function untilHealthy(url: string, process: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + startUpMilliseconds;
  while (process.exitCode === null && process.signalCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(20);
  }
  throw new Error(`PocketBase did not start:\n${said()}`);
}

/** The real binary with the project's own hooks and migrations, on data of its own. */
export async function startPocketbase(options: PocketbaseOptions = {}): Promise<RunningPocketbase> {
  const binary = await obtainPocketbase();
  const dataDir = options.dir ?? (await mkdtemp(join(tmpdir(), 'pocketbase-test-')));
  const { hooksDir, migrationsDir } = options;
  const place = {
    binary,
    pocketbaseDataDir: dataDir,
    secretsDir: dataDir,
    hooksDir,
    migrationsDir,
  };
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const superuser = await ensureSuperuser(place);
  let printed = '';
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(binary, pocketbaseArguments({ port, dataDir, hooksDir, migrationsDir }), {
      env: { ...pocketbaseEnvironment(process.env), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    }
    await untilHealthy(url, child, () => printed);
  }

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  await start();
  const service = await ensureServiceRecord({ ...place, url });
  return {
    url,
    port,
    dataDir,
    superuser,
    service,
    get pid() {
      if (child.pid === undefined) throw new Error('PocketBase is not running');
      return child.pid;
    },
    output: () => printed,
    kill,
    async restart() {
      await kill();
      await start();
    },
    async stop() {
      await kill();
      if (options.dir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
