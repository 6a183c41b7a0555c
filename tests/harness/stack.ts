import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Ledger } from '#api/services/generation/ledger.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { type PocketbaseOptions, type RunningPocketbase, startPocketbase } from './pocketbase.ts';

/** Spares every process the compiling that another one has done. */
function compiledBefore(): { NODE_COMPILE_CACHE?: string } {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

export interface RunningApi {
  url: string;
  port: number;
  readonly pid: number | undefined;
  /** Everything it logged so far. */
  output(): string;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Comes back on the same port, as the supervisor would bring it back. */
  restart(): Promise<void>;
}

/** For tests that start it often and look at no page: to read the whole site is a third of what a start costs. */
export const withoutPages = { SITE_DIR: 'none' };

/** Our own sources in one file, where the tests' preparation has made it; a copy of the project has only its own. */
function programIn(root: string | undefined): string {
  return (root === undefined && process.env.API_BUNDLE) || 'api/server.ts';
}

/** The API as its own process, the way it runs in production. */
export async function startApi(
  pocketbase: Pick<RunningPocketbase, 'url' | 'dataDir'>,
  env: Record<string, string> = {},
  root?: string,
): Promise<RunningApi> {
  let child: ChildProcess;
  let port = 0;
  let printed = '';

  async function start(): Promise<void> {
    child = spawn(process.execPath, [programIn(root)], {
      cwd: root ?? process.cwd(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        ...compiledBefore(),
        NODE_ENV: 'test',
        // Some tests stand in for a proxy.
        OPEN_DEVELOPMENT: 'true',
        PORT: String(port),
        POCKETBASE_URL: pocketbase.url,
        DATA_DIR: pocketbase.dataDir,
        SERVICE_CREDENTIALS: join(pocketbase.dataDir, 'service.json'),
        SITE_DIR: resolve('dist'),
        // As PocketBase is here without its variable: tests are one client that asks for many.
        RATE_LIMITS: 'off',
        // A model of the developer's own is no part of a test.
        LOCAL_MODEL_ADDRESSES: 'none',
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    }
    port = await new Promise<number>((listening, failed) => {
      child.once('message', (message: { listening: number }) => listening(message.listening));
      child.once('exit', () => failed(new Error(`The API did not start:\n${printed}`)));
    });
  }

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // Not its exit: what it printed last may still be on its way then.
    const gone = once(child, 'close');
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    get url() {
      return `http://localhost:${port}`;
    },
    get port() {
      return port;
    },
    get pid() {
      return child.pid;
    },
    output: () => printed,
    kill,
    async restart() {
      await kill();
      await start();
    },
  };
}

export interface Stack {
  pocketbase: RunningPocketbase;
  api: RunningApi;
  /** The service's own door, for what only a dead API process could leave behind. */
  client: PocketbaseClient;
  ledger: Ledger;
  stop(): Promise<void>;
}

/** PocketBase on temporary data and the API in front of it. */
export async function startStack(
  options: {
    pocketbase?: PocketbaseOptions;
    api?: Record<string, string>;
    /** Of a copy of the project that the API is to be. */
    root?: string | undefined;
  } = {},
): Promise<Stack> {
  const pocketbase = await startPocketbase(options.pocketbase);
  const api = await startApi(pocketbase, options.api, options.root).catch(
    async (error: unknown) => {
      await pocketbase.stop();
      throw error;
    },
  );
  const client = new PocketbaseClient(pocketbase.url, join(pocketbase.dataDir, 'service.json'));
  return {
    pocketbase,
    api,
    client,
    ledger: new Ledger(client),
    async stop() {
      client.close();
      await api.kill();
      await pocketbase.stop();
    },
  };
}
