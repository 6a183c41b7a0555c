import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnvironment } from '#api/env.ts';
import { Ledger } from '#api/services/generation/ledger.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { Rounds } from '#scripts/copy/keeping/rounds.ts';
import { litestreamCommand, syncNow } from '#scripts/copy/litestream/litestream.ts';
import { readCopy } from '#scripts/copy/litestream/read-copy.ts';
import type { LitestreamJob } from '#scripts/copy/litestream/settings.ts';
import { type CopyPlace, copyPlace } from '#scripts/copy/place.ts';
import { obtainLitestream } from '#scripts/obtain/obtain.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { median, quantile } from './statistics.ts';
import { type Row, row } from './table.ts';

const clients = [1, 16];
const result = JSON.stringify({
  posts: Array(5).fill({ text: 'A post of some length. '.repeat(8) }),
});

interface Kept {
  rounds: Rounds;
  litestream: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** As `npm start` does it, for a PocketBase of the bench. */
async function keepCopy(job: LitestreamJob): Promise<Kept> {
  // Another life's, of which this one begins anew.
  rmSync(join(dirname(job.database), '.data.db-litestream'), { recursive: true, force: true });
  const { command, args, env } = litestreamCommand(job, 'replicate');
  const litestream = spawn(command, args, { env, stdio: 'ignore' });
  const rounds = new Rounds({
    sync: () => syncNow(job),
    isFenced: () => job.place.fences.has(job.life),
    fenced: () => undefined,
    first: async () => undefined,
    print: () => undefined,
  });
  rounds.start();
  await rounds.copied();
  return {
    rounds,
    litestream,
    async stop(signal = 'SIGTERM') {
      const gone = once(litestream, 'exit');
      litestream.kill(signal);
      await gone;
      await rounds.end();
    },
  };
}

interface Load {
  perSecond: number;
  latencies: number[];
  /** Of everybody together. */
  longestSilence: number;
  acknowledged: { id: string; at: number }[];
}

async function load(ledger: Ledger, people: Person[], over: () => boolean): Promise<Load> {
  const began = performance.now();
  const latencies: number[] = [];
  const acknowledged: Load['acknowledged'] = [];
  await Promise.all(
    people.map(async (person) => {
      while (!over()) {
        const from = performance.now();
        try {
          const { id: _, ...order } = holdRequest(person);
          const held = await ledger.hold(order);
          if (held.outcome !== 'held') throw new Error(held.outcome);
          await ledger.commit(held.id, result);
          const at = performance.now();
          latencies.push(at - from);
          acknowledged.push({ id: held.id, at });
        } catch (error) {
          if (!over()) throw error;
        }
      }
    }),
  );
  const times = acknowledged.map(({ at }) => at).sort((one, other) => one - other);
  const gaps = times.map((at, index) => at - (times[index - 1] ?? began));
  const seconds = (performance.now() - began) / 1_000;
  const perSecond = acknowledged.length / seconds;
  return { perSecond, latencies, longestSilence: Math.max(...gaps), acknowledged };
}

interface Bench {
  pocketbase: RunningPocketbase;
  people: Person[];
  program: string;
  place: CopyPlace;
  folder: string;
}

const database = ({ pocketbase }: Bench) => join(pocketbase.dataDir, 'data.db');
const lasting = (seconds: number) => {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() > end;
};
const inMilliseconds = (values: number[], share: number) => quantile(values, share).toFixed(1);

async function withAndWithout(bench: Bench, ledger: Ledger, seconds: number): Promise<Row[]> {
  const job = { ...bench, life: 'speed', database: database(bench) };
  const rows: Row[] = [];
  for (const count of clients) {
    const people = bench.people.slice(0, count);
    const loads = { with: [] as Load[], without: [] as Load[] };
    for (let round = 0; round <= 3; round += 1) {
      const kept = await keepCopy(job);
      const copied = await load(ledger, people, lasting(seconds));
      await kept.stop();
      const alone = await load(ledger, people, lasting(seconds));
      if (round === 0) continue;
      loads.with.push(copied);
      loads.without.push(alone);
    }
    const rate = (all: Load[]) => median(all.map(({ perSecond }) => perSecond));
    const times = (all: Load[]) => all.flatMap(({ latencies }) => latencies);
    const told = (all: Load[]) =>
      `p50 ${inMilliseconds(times(all), 0.5)}, p99 ${inMilliseconds(times(all), 0.99)} ms, longest silence ${Math.max(...all.map(({ longestSilence }) => longestSilence)).toFixed(0)} ms`;
    rows.push(
      row(
        `Hold + commit with / without a copy, ${count} clients`,
        rate(loads.with) / rate(loads.without),
        '≥ 0.85',
      ),
      row(`  with (${Math.round(rate(loads.with))}/s)`, told(loads.with), ''),
      row(`  without (${Math.round(rate(loads.without))}/s)`, told(loads.without), ''),
    );
  }
  return rows;
}

async function waiting(bench: Bench, client: PocketbaseClient, seconds: number): Promise<Row[]> {
  const kept = await keepCopy({ ...bench, life: 'waiting', database: database(bench) });
  const waits: number[] = [];
  const ledger = new Ledger(client, async () => {
    const from = performance.now();
    await kept.rounds.copied();
    waits.push(performance.now() - from);
  });
  const { perSecond } = await load(ledger, bench.people, lasting(seconds));
  await kept.stop();
  const told = `p50 ${inMilliseconds(waits, 0.5)}, p99 ${inMilliseconds(waits, 0.99)} ms`;
  return [
    row(
      `Waiting for the copy, ${bench.people.length} clients (${Math.round(perSecond)}/s)`,
      told,
      '',
    ),
  ];
}

/** Both killed at once, the disk lost, what is in the copy counted. */
async function killed(
  bench: Bench,
  client: PocketbaseClient,
  copied: boolean,
): Promise<Pick<Load, 'acknowledged'> & { lost: Load['acknowledged'] }> {
  const life = `killed-${performance.now()}`;
  const kept = await keepCopy({ ...bench, life, database: database(bench) });
  const dead = Promise.withResolvers<never>();
  dead.promise.catch(() => undefined);
  const ledger = new Ledger(
    client,
    copied ? () => Promise.race([kept.rounds.copied(), dead.promise]) : undefined,
  );
  let over = false;
  const loading = load(ledger, bench.people, () => over);
  await sleep(2_500 + Math.random() * 1_000);
  over = true;
  const killedAt = performance.now();
  await Promise.all([bench.pocketbase.kill(), kept.stop('SIGKILL')]);
  dead.reject(new Error('killed'));
  // Whoever still asks is answered, and not counted.
  await bench.pocketbase.restart();
  const answered = (await loading).acknowledged.filter(({ at }) => at < killedAt);
  const restored = join(bench.folder, `${life}.db`);
  const job = { ...bench, life, database: restored };
  const { complaint } = await readCopy(job, ['-integrity-check', 'full', '-o', restored]);
  if (complaint !== undefined) throw new Error(complaint);
  const there = new DatabaseSync(restored, { readOnly: true });
  const found = new Set(
    there
      .prepare("SELECT id FROM generations WHERE state = 'done'")
      .all()
      .map(({ id }) => id),
  );
  there.close();
  return { acknowledged: answered, lost: answered.filter(({ id }) => !found.has(id)) };
}

async function losses(bench: Bench, client: PocketbaseClient): Promise<Row[]> {
  const rows: Row[] = [];
  for (const copied of [false, true]) {
    const windows: number[] = [];
    let acknowledged = 0;
    let lost = 0;
    for (let round = 0; round < 5; round += 1) {
      const drill = await killed(bench, client, copied);
      const last = Math.max(...drill.acknowledged.map(({ at }) => at));
      windows.push(Math.max(0, ...drill.lost.map(({ at }) => last - at)) / 1_000);
      acknowledged += drill.acknowledged.length;
      lost += drill.lost.length;
    }
    const told = `${lost} of ${acknowledged} lost, windows ${windows.map((each) => each.toFixed(2)).join(' ')} s`;
    rows.push(
      row(
        `kill −9 and the disk lost, ACKNOWLEDGE=${copied ? 'copied' : 'local'}`,
        told,
        copied ? '0 lost' : '≤ 2 s',
      ),
    );
  }
  return rows;
}

/** What a copy in a folder costs those who write, what its loss of a machine loses, and what waiting for it takes. */
export async function copy(seconds: number): Promise<Row[]> {
  const program = await obtainLitestream();
  const folder = mkdtempSync(join(tmpdir(), 'bench-copy-'));
  const place = copyPlace(
    readEnvironment({ COPY_TO: `file:${folder}`, DATA_DIR: join(folder, 'data') }),
  );
  const pocketbase = await startPocketbase({ env: { POSTQUILL_DATABASE_COPY: 'on' } });
  const client = new PocketbaseClient(pocketbase.url, join(pocketbase.dataDir, 'service.json'));
  try {
    const superuser = await asSuperuser(pocketbase);
    const people: Person[] = [];
    while (people.length < Math.max(...clients)) {
      const person = await signUp(pocketbase);
      await givePremium(superuser, person);
      people.push(person);
    }
    const bench: Bench = { pocketbase, people, program, place, folder };
    return [
      ...(await withAndWithout(bench, new Ledger(client), seconds)),
      ...(await waiting(bench, client, seconds)),
      ...(await losses(bench, client)),
    ];
  } finally {
    client.close();
    await pocketbase.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
