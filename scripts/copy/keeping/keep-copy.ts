import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#api/env.ts';
import { copySocket } from '#api/services/copy/database-copy.ts';
import type { KeptProcess, ProcessPlan } from '#scripts/supervise/kept-process.ts';
import { PlainError } from '#shared/plain-error.ts';
import { askAtSocket } from '../control-socket.ts';
import { endLeftover } from '../leftover.ts';
import { litestreamCommand, syncNow } from '../litestream/litestream.ts';
import { socketIn } from '../litestream/settings.ts';
import { keepRemovingOldLives, removeOldLives } from '../old-lives.ts';
import { noteBegun, ownLife, requireWhatBegan } from '../own-life.ts';
import { copyPlace } from '../place.ts';
import { rememberFence } from '../remembered-fence.ts';
import { obtainOrRefuse, refuseFenced, untilListening } from './before-copying.ts';
import { isClockBelieved } from './believed-clock.ts';
import { serveCopy } from './copy-server.ts';
import { Rounds } from './rounds.ts';
import { endingSilent } from './silent-litestream.ts';

/** What it has not uploaded when it is asked to end takes it half a minute at most. */
const endsWithinSeconds = 40;

interface Supervisor {
  add(plan: ProcessPlan): KeptProcess;
  print(line: string): void;
  /** Another machine has taken over. */
  fenced(): void;
}

/** The copy of this data folder, from before the first program starts until after the last one ended. */
export interface KeptCopy {
  where: string;
  start(supervisor: Supervisor): Promise<void>;
  /** When Litestream, the last program, has ended. */
  end(): Promise<void>;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Everything that can be known before a program starts; a refusal is one sentence. */
export async function prepareCopy(env: Environment): Promise<KeptCopy> {
  const { dataDir, COPY_KEEP_DAYS } = env;
  if (env.pocketbaseElsewhere) {
    throw new PlainError(
      `COPY_TO copies the database in ${dataDir}, and POCKETBASE_URL leads to another one: unset one of them.`,
    );
  }
  const place = copyPlace(env);
  await place.requireWritable?.();
  const socket = socketIn(dataDir);
  const ourSocket = socketIn(dataDir, copySocket);
  await endLeftover(socket);
  const program = await obtainOrRefuse();
  const life = await ownLife(place, dataDir, env.COPY_AFTER);
  await requireWhatBegan(place, dataDir, life);
  await refuseFenced(place, life, dataDir);
  const database = join(dataDir, 'pocketbase', 'data.db');
  const job = { program, place, life, database, folder: dataDir };
  let fenced = false;
  /** All that was ever committed here is in the copy: nobody writes any more. */
  let complete = false;
  let endRounds = async () => {};
  let endRemoving = () => {};

  async function copyTheRest(print: Supervisor['print']): Promise<void> {
    await endRounds();
    if (!existsSync(database)) return;
    try {
      await syncNow(job);
      complete = true;
    } catch (error) {
      print(
        `${dataDir} holds more than its copy: the last of it was not copied (${reasonOf(error)}).`,
      );
    }
  }

  /** Whoever promotes a standby takes the word of an end for the copy being complete. */
  async function noteEnd(): Promise<void> {
    try {
      rememberFence(dataDir, life);
      if (complete) await place.ended.write(life, JSON.stringify({ ended: new Date() }));
    } catch (error) {
      process.stdout.write(`The end could not be noted (${reasonOf(error)}).\n`);
    }
  }

  async function start(supervisor: Supervisor): Promise<void> {
    const { command, args, env } = litestreamCommand(job, 'replicate');
    const litestream = supervisor.add({
      name: 'Litestream',
      command,
      args,
      env,
      beforeEnd: () => copyTheRest(supervisor.print),
      endsWithinSeconds,
    });
    await untilListening(socket, litestream);
    // One that waits for its place, or has very much to upload, answers this all the same.
    litestream.markUp(askAtSocket(socket, '/info'));
    const asking = { sync: () => syncNow(job), isFenced: () => place.fences.has(life) };
    const rounds = new Rounds({
      ...(place.waitsWithoutEnd ? endingSilent(asking, litestream) : asking),
      fenced() {
        fenced = true;
        // Whoever waits hears at once that nothing is acknowledged here any more.
        close();
        supervisor.print(
          'Another machine has taken over: this one ends, and will not start again.',
        );
        supervisor.fenced();
      },
      async first() {
        await noteBegun(place, dataDir, life);
        endRemoving = keepRemovingOldLives(
          async () =>
            isClockBelieved(database, Date.now())
              ? await removeOldLives(place, life, COPY_KEEP_DAYS)
              : [],
          supervisor.print,
        );
      },
      print: supervisor.print,
    });
    const close = await serveCopy(rounds, ourSocket);
    rounds.start();
    endRounds = async () => {
      close();
      endRemoving();
      await rounds.end();
    };
  }

  return {
    where: place.where,
    start,
    async end() {
      if (fenced) await noteEnd();
    },
  };
}
