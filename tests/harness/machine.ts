import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Command, commandPlace, type Place } from './command.ts';
import { ask, order, type Person, signUp } from './people.ts';

/** One machine: a data folder, ports, and the project's commands, with the copy in a folder of both. */
export interface Machine {
  place: Place;
  dataDir: string;
  api: string;
  pocketbase: { url: string };
  start(changes?: NodeJS.ProcessEnv): Promise<Command>;
  /** The power goes: every process at once. */
  powerOff(): Promise<void>;
  loseDisk(): void;
  clear(): void;
}

export async function newMachine(settings: NodeJS.ProcessEnv): Promise<Machine> {
  const place = await commandPlace();
  Object.assign(place.env, { RATE_LIMITS: 'off', ...settings });
  const dataDir = join(place.folder, 'data');
  return {
    place,
    dataDir,
    api: `http://localhost:${place.env.PORT}`,
    pocketbase: { url: `http://127.0.0.1:${place.env.POCKETBASE_PORT}` },
    async start(changes) {
      const running = place.run('start', [], changes);
      await running.until('is ready at');
      return running;
    },
    async powerOff() {
      for (;;) {
        const left = place.running();
        if (left.length === 0) return;
        for (const { pid } of left) {
          try {
            process.kill(pid, 'SIGKILL');
          } catch {
            // It is gone already.
          }
        }
        await new Promise(setImmediate);
      }
    },
    loseDisk: () => rmSync(dataDir, { recursive: true }),
    clear: () => place.clear(),
  };
}

export async function members({ pocketbase }: Machine, count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => signUp(pocketbase)));
}

/** What was answered with posts, by key, and when. */
export type Acknowledged = Map<string, { person: string; at: number }>;

export function generateOnce({ api }: Machine, person: Person, key = randomUUID()) {
  return ask(api, person.token, order(), { key });
}

/** Everybody asks again and again, until it is over or nobody answers any more. */
export async function generateUntil(
  machine: Machine,
  people: Person[],
  over: () => boolean,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  await Promise.all(
    people.map(async (person) => {
      while (!over()) {
        const key = randomUUID();
        const answer = await generateOnce(machine, person, key).catch(() => undefined);
        if (answer?.status === 200) acknowledged.set(key, { person: person.id, at: Date.now() });
        else await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  return acknowledged;
}

export interface Row {
  userId: string;
  key: string;
  state: string;
}

export function generationsIn(dataDir: string): Row[] {
  const database = new DatabaseSync(join(dataDir, 'pocketbase/data.db'), { readOnly: true });
  try {
    return database.prepare('SELECT userId, key, state FROM generations').all() as never;
  } finally {
    database.close();
  }
}

export async function copyAge({ api }: Machine): Promise<number | null | undefined> {
  const answer = await fetch(`${api}/readyz`);
  const told = (await answer.json()) as { copy?: { ageSeconds: number | null } };
  return told.copy?.ageSeconds;
}
