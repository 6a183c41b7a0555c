import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { obtainPocketbase } from '#scripts/obtain/obtain.ts';
import { pocketbaseArguments, pocketbaseEnvironment } from '#scripts/pocketbase/arguments.ts';
import { ensureSuperuser } from '#scripts/pocketbase/credentials.ts';
import type { Identity } from '#scripts/pocketbase/identity.ts';
import { ensureServiceRecord } from '#scripts/pocketbase/service-record.ts';
import { startCluster } from './cluster/cluster.ts';
import { onCluster } from './cluster/program.ts';
import { freePort } from './free-port.ts';

export interface PocketbaseOptions {
  /** Kept by the caller and empty at first where nothing was put in; without one a temporary one goes with `stop`. */
  dir?: string;
  port?: number;
  hooksDir?: string;
  migrationsDir?: string;
  printsStatements?: boolean;
  hooksPool?: number;
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

/**
 * To make as many runtimes for hooks as production has is a third of what a start costs. Few tests have that many
 * callers at once, and they say so; a bench, which prepares nothing, measures what production has.
 */
const fewRuntimes = () => (process.env.POCKETBASE_TEMPLATE === undefined ? undefined : 12);

/** By the child's own word: on its port somebody else might answer. */
async function untilServing(child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + startUpMilliseconds;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    if (said().includes('Server started at')) return;
    await sleep(10);
  }
  child.kill('SIGKILL');
  throw new Error(`PocketBase did not start:\n${said()}`);
}

/** A new folder after all of the project's migrations, which a copy of it shares; an empty one where no tests prepared it. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pocketbase-test-'));
  const template = process.env.POCKETBASE_TEMPLATE;
  if (template !== undefined) await cp(template, folder, { recursive: true });
  return folder;
}

/** The same tests run against a cluster, where `npm run test:cluster` asks for it. */
function clusterInstead(options: PocketbaseOptions): Promise<RunningPocketbase> | undefined {
  const from = process.env.POCKETBASE_TEMPLATE;
  const { dir, port, migrationsDir, printsStatements, ...rest } = options;
  const own = dir ?? port ?? migrationsDir ?? printsStatements;
  if (!onCluster || from === undefined || own !== undefined) return undefined;
  return startCluster({ ...rest, from });
}

/** The real binary with the project's own hooks and migrations, on data of its own. */
export async function startPocketbase(options: PocketbaseOptions = {}): Promise<RunningPocketbase> {
  const cluster = await clusterInstead(options);
  if (cluster) return cluster;
  const binary = await obtainPocketbase();
  const dataDir = options.dir ?? (await newDataFolder());
  const { hooksDir, hooksPool = fewRuntimes(), migrationsDir, printsStatements } = options;
  const place = {
    binary,
    pocketbaseDataDir: dataDir,
    secretsDir: dataDir,
    hooksDir,
    migrationsDir,
  };
  const superuser = await ensureSuperuser(place);
  let port = options.port ?? (await freePort());
  let printed = '';
  let child: ChildProcess;
  // A test runner that ends must not leave a server behind, whether it was stopped or kept one for its files.
  const leaveNone = () => {
    child.kill('SIGKILL');
    if (options.dir === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 2 });
  };

  async function start(): Promise<void> {
    let said = '';
    child = spawn(
      binary,
      pocketbaseArguments({ port, dataDir, hooksDir, hooksPool, migrationsDir, printsStatements }),
      {
        env: { ...pocketbaseEnvironment(process.env), ...options.env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        printed += chunk.toString();
      });
    }
    await untilServing(child, () => said);
  }

  /** Between its choice and its use, another test may have taken the port. */
  async function startOnFreePort(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await start();
      } catch (error) {
        const taken = String(error).includes('address already in use');
        if (!taken || options.port !== undefined || tries === 5) throw error;
        port = await freePort();
      }
    }
  }

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // Not its exit: what it printed last may still be on its way then.
    const gone = once(child, 'close');
    child.kill(signal);
    await gone;
  }

  await startOnFreePort();
  process.once('exit', leaveNone);
  const url = `http://127.0.0.1:${port}`;
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
      process.off('exit', leaveNone);
      if (options.dir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
