import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Environment } from '#api/env.ts';
import { onWishToEnd } from '#api/wish-to-end.ts';
import { ensureServiceRecord, ensureSuperuser } from '../credentials.ts';
import { hookEnvironment } from '../hook-environment.ts';
import { pocketbaseArguments, pocketbaseEnvironment } from '../pocketbase-arguments.ts';
import { KeptProcess, type ProcessPlan } from './kept-process.ts';
import { waitUntilAnswers } from './wait-until.ts';

export interface House {
  /** Where the front door really listens. */
  port: number;
  add(plan: ProcessPlan): KeptProcess;
  /** Resolves when the house has been stopped, with the exit code. */
  ended: Promise<number>;
}

export interface HousePlan {
  env: Environment;
  root: string;
  pocketbase: string;
  /** The command that runs the API; development watches its files. */
  apiArguments: string[];
  hooksWatch?: boolean;
}

const startUpSeconds = 60;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function sayWaiting(generations: number): void {
  const those = generations === 1 ? '1 generation' : `${generations} generations`;
  say(`Waiting for ${those} to finish; press Ctrl-C again to end at once.`);
}

const apiMessage = z.union([
  z.object({ listening: z.number() }),
  z.object({ waitingFor: z.number() }),
]);

/** PocketBase's own greeting repeats what ours says better. */
const greeting = /Server started at|REST API:|Dashboard:/;

/** Starts PocketBase and the API, keeps them alive, and ends both with the first signal. */
export async function openHouse(plan: HousePlan): Promise<House> {
  const { env, pocketbase } = plan;
  const processes: KeptProcess[] = [];
  const starting = new AbortController();
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();

  async function stop(code: number): Promise<void> {
    starting.abort();
    // The API first: what it is still answering may need PocketBase.
    for (const kept of processes.toReversed()) await kept.stop();
    end(code);
  }
  onWishToEnd({
    end: () => void stop(0),
    hurry: () => {
      for (const kept of processes) kept.hurry();
    },
  });

  function add(what: ProcessPlan): KeptProcess {
    const kept = new KeptProcess(what, say, (code) => void stop(code === 0 ? 1 : code));
    processes.push(kept);
    kept.start();
    return kept;
  }

  const dataDir = join(env.dataDir, 'pocketbase');
  const credentials = { binary: pocketbase, pocketbaseDataDir: dataDir, secretsDir: env.dataDir };
  await ensureSuperuser(credentials);
  const database = add({
    name: 'PocketBase',
    command: pocketbase,
    args: pocketbaseArguments({
      port: env.POCKETBASE_PORT,
      dataDir,
      origins: env.ALLOWED_ORIGINS,
      hooksWatch: plan.hooksWatch ?? false,
    }),
    env: pocketbaseEnvironment({
      ...process.env,
      ...hookEnvironment(env),
    }),
    shows: (line) => !greeting.test(line),
    endsWithinSeconds: 10,
  });
  const patience = { seconds: startUpSeconds, signal: starting.signal };
  await waitUntilAnswers(`${env.pocketbaseUrl}/api/health`, 'PocketBase', patience);
  database.markUp();
  await ensureServiceRecord({ ...credentials, url: env.pocketbaseUrl });

  const listening = Promise.withResolvers<number>();
  starting.signal.addEventListener('abort', () => listening.resolve(0));
  const api = add({
    name: 'The API',
    command: process.execPath,
    args: plan.apiArguments,
    env: { ...process.env, POCKETBASE_URL: env.pocketbaseUrl },
    hears: (message) => {
      // Under --watch, Node's own messages come along.
      const { data } = apiMessage.safeParse(message);
      if (data === undefined) return;
      if ('listening' in data) listening.resolve(data.listening);
      else if (data.waitingFor > 0) sayWaiting(data.waitingFor);
    },
    // After the generations it may have other answers to finish, and holds to settle.
    endsWithinSeconds: env.drainSeconds + 15,
  });
  const port = await listening.promise;
  api.markUp();
  await sleep(0);
  return { port, add, ended };
}
