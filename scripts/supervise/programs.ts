import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '#api/env.ts';
import { onWishToEnd } from '#api/wish-to-end.ts';
import type { KeptCopy } from '#scripts/copy/keeping/keep-copy.ts';
import { pocketbaseArguments, pocketbaseEnvironment } from '#scripts/pocketbase/arguments.ts';
import { ensureSuperuser } from '#scripts/pocketbase/credentials.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { ensureServiceRecord } from '#scripts/pocketbase/service-record.ts';
import { isShown } from '#scripts/pocketbase/shown-lines.ts';
import { fromHere } from '#shared/from-here.ts';
import { type ApiGreeting, apiMessage } from './api-greeting.ts';
import { askAt } from './health-watch.ts';
import { KeptProcess, type ProcessPlan } from './kept-process.ts';
import { requireKnownMigrations } from './known-migrations.ts';
import { requireSoundDatabase } from './sound-database.ts';
import { databaseStartSeconds, waitUntilAnswers } from './wait-until.ts';

export interface Programs {
  /** What the API said of itself; nothing where they ended before. */
  api: ApiGreeting | undefined;
  add(plan: ProcessPlan): KeptProcess;
  /** Resolves when all have been stopped, with the exit code. */
  ended: Promise<number>;
}

export interface ProgramsPlan {
  env: Environment;
  root: string;
  pocketbase: string;
  /** The command that runs the API; development watches its files. */
  apiArguments: string[];
  hooksWatch?: boolean;
  /** Ends what hangs; not where somebody may hold a program at a breakpoint. */
  watchHealth?: boolean;
  /** Runs beside PocketBase, and outlives it by what is not yet copied. */
  copy?: KeptCopy;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function printWaiting(generations: number): void {
  const those = generations === 1 ? '1 generation' : `${generations} generations`;
  print(`Waiting for ${those} to finish; press Ctrl-C again to end at once.`);
}

const diedEarly =
  'PocketBase ended before it served, for the reason in its last line. If that is a migration, nothing of it was ' +
  'kept: the version before goes on with the same data. See docs/operations.md under Upgrade.';

/** Starts PocketBase and the API, keeps them alive, and ends both with the first signal. */
export async function startPrograms(plan: ProgramsPlan): Promise<Programs> {
  const { env, pocketbase } = plan;
  const dataDir = join(env.dataDir, 'pocketbase');
  requireSoundDatabase(dataDir);
  requireKnownMigrations(plan.root, dataDir);
  const processes: KeptProcess[] = [];
  const starting = new AbortController();
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();

  let stopping = false;
  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    starting.abort();
    // The API first: what it is still answering may need PocketBase.
    for (const kept of processes.toReversed()) await kept.stop();
    await plan.copy?.end();
    end(code);
  }
  function hurry(): void {
    for (const kept of processes) kept.hurry();
  }
  onWishToEnd({
    end: () => void stop(0),
    hurry,
  });

  function add(what: ProcessPlan): KeptProcess {
    const kept = new KeptProcess(what, print, (code) => {
      if (what.diedEarly) print(what.diedEarly);
      void stop(code === 0 ? 1 : code);
    });
    processes.push(kept);
    kept.start();
    return kept;
  }

  const credentials = { binary: pocketbase, pocketbaseDataDir: dataDir, secretsDir: env.dataDir };
  await ensureSuperuser(credentials);
  await plan.copy?.start({
    add,
    print,
    fenced() {
      hurry();
      void stop(1);
    },
  });
  const database = add({
    name: 'PocketBase',
    command: pocketbase,
    args: pocketbaseArguments({
      host: env.POCKETBASE_HOST,
      port: env.POCKETBASE_PORT,
      dataDir,
      origins: env.ALLOWED_ORIGINS,
      hooksWatch: plan.hooksWatch ?? false,
    }),
    env: pocketbaseEnvironment({
      ...process.env,
      ...hookEnvironment(env),
    }),
    shows: isShown,
    diedEarly,
    endsWithinSeconds: 10,
  });
  const patience = { seconds: databaseStartSeconds, signal: starting.signal };
  const health = `${env.pocketbaseUrl}/api/health`;
  try {
    await waitUntilAnswers(health, 'PocketBase', patience);
  } catch (error) {
    if (!starting.signal.aborted) throw error;
    // Whatever ended it has said so, and the others are being ended.
    return { api: undefined, add, ended };
  }
  const databaseHealth = `http://${fromHere(env.POCKETBASE_HOST)}:${env.POCKETBASE_PORT}/api/health`;
  database.markUp(plan.watchHealth ? askAt(databaseHealth) : undefined);
  await ensureServiceRecord({ ...credentials, url: env.pocketbaseUrl });

  const listening = Promise.withResolvers<ApiGreeting | undefined>();
  starting.signal.addEventListener('abort', () => listening.resolve(undefined));
  const api = add({
    name: 'The API',
    command: process.execPath,
    args: plan.apiArguments,
    env: { ...process.env, POCKETBASE_URL: env.pocketbaseUrl },
    hears: (message) => {
      // Under --watch, Node's own messages come along.
      const { data } = apiMessage.safeParse(message);
      if (data === undefined) return;
      if ('listening' in data) listening.resolve(data);
      else if (data.waitingFor > 0) printWaiting(data.waitingFor);
    },
    // After the generations it may have other answers to finish, and holds to settle.
    endsWithinSeconds: env.DRAIN_NOTICE_SECONDS + env.drainSeconds + 15,
  });
  const greeted = await listening.promise;
  const apiHealth = `http://${fromHere(env.HOST)}:${greeted?.listening}/healthz`;
  api.markUp(plan.watchHealth && greeted ? askAt(apiHealth) : undefined);
  await sleep(0);
  return { api: greeted, add, ended };
}
