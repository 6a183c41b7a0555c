import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Ledger } from '#api/services/generation/ledger.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { rules } from '#shared/rules.ts';
import { type RunningCluster, startCluster } from '#tests/harness/cluster/cluster.ts';
import { tellOfMissingCluster } from '#tests/harness/cluster/program.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { median } from './statistics.ts';
import { type Row, row } from './table.ts';

const clients = [1, 16];
const killRounds = 6;
const limit = rules.plans.free.generationsPerMonth;
const result = JSON.stringify({
  posts: Array(5).fill({ text: 'A post of some length. '.repeat(8) }),
});

interface Side {
  pocketbase: RunningPocketbase;
  client: PocketbaseClient;
  ledger: Ledger;
  members: Person[];
}

async function sideOf(pocketbase: RunningPocketbase): Promise<Side> {
  const client = new PocketbaseClient(pocketbase.url, join(pocketbase.dataDir, 'service.json'));
  const operator = await asSuperuser(pocketbase);
  const members: Person[] = [];
  while (members.length < Math.max(...clients)) {
    const person = await signUp(pocketbase);
    await givePremium(operator, person);
    members.push(person);
  }
  return { pocketbase, client, ledger: new Ledger(client), members };
}

interface Load {
  acknowledged: { id: string; userId: string; at: number }[];
  /** What the ledger's caller could not hide. */
  failures: Map<string, number>;
}

/** Everybody generates until it is over; who has none left leaves. */
async function load({ ledger }: Side, people: Person[], over: () => boolean): Promise<Load> {
  const acknowledged: Load['acknowledged'] = [];
  const failures: Load['failures'] = new Map();
  await Promise.all(
    people.map(async (person) => {
      while (!over()) {
        try {
          const { id: _, ...order } = holdRequest(person);
          const held = await ledger.hold(order);
          if (held.outcome === 'exhausted') return;
          if (held.outcome !== 'held') throw new Error(held.outcome);
          const done = await ledger.commit(held.id, result);
          if (done.outcome !== 'committed') throw new Error(`committed: ${done.outcome}`);
          acknowledged.push({ id: held.id, userId: person.id, at: performance.now() });
        } catch (error) {
          const { message } = error as Error;
          failures.set(message, (failures.get(message) ?? 0) + 1);
          await sleep(20);
        }
      }
    }),
  );
  return { acknowledged, failures };
}

async function perSecond(side: Side, count: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  const people = side.members.slice(0, count);
  const { acknowledged } = await load(side, people, () => performance.now() > end);
  return acknowledged.length / seconds;
}

async function pace(cluster: Side, stock: Side, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of clients) {
    const rates = { cluster: [] as number[], stock: [] as number[] };
    for (let round = 0; round <= 3; round += 1) {
      const there = await perSecond(cluster, count, seconds);
      const here = await perSecond(stock, count, seconds);
      if (round === 0) continue;
      rates.cluster.push(there);
      rates.stock.push(here);
    }
    const [there, here] = [median(rates.cluster), median(rates.stock)];
    const about = `${Math.round(there)} and ${Math.round(here)}/s`;
    rows.push(row(`Three nodes / one, ${count} clients (${about})`, there / here, ''));
  }
  return rows;
}

interface Killed extends Load {
  silence: number;
  lost: number;
  aboveLimit: number;
}

async function rowsOf(pocketbase: RunningPocketbase) {
  const operator = await asSuperuser(pocketbase);
  const fields = 'id,userId,state,result,slot';
  return operator.collection('generations').getFullList({ batch: 1_000, fields });
}

/** The leader dies under load of people with and without a limit, and comes back as a follower. */
async function killLeader(side: Side, cluster: RunningCluster): Promise<Killed> {
  const free: Person[] = [];
  while (free.length < 8) free.push(await signUp(cluster));
  let over = false;
  const loading = load(side, side.members, () => over);
  await sleep(1_500);
  const limited = load(side, [...free, ...free], () => over);
  const leader = await cluster.leader();
  await leader.kill();
  const killed = performance.now();
  await sleep(4_000);
  over = true;
  const [{ acknowledged, failures }, few] = await Promise.all([loading, limited]);
  await leader.start();
  const all = [...acknowledged, ...few.acknowledged];
  const rows = new Map((await rowsOf(cluster)).map((each) => [each.id, each]));
  const isThere = ({ id }: { id: string }) => rows.get(id)?.state === 'done';
  const times = all.map(({ at }) => at).toSorted((one, other) => one - other);
  const gaps = times.map((at, index) => at - (times[index - 1] ?? at));
  const after = times.some((at) => at > killed);
  const counted = Object.groupBy([...rows.values()], ({ userId }) => userId);
  const acknowledgedTo = Object.groupBy(few.acknowledged, ({ userId }) => userId);
  const above = ({ id }: Person) =>
    (counted[id] ?? []).filter(({ slot }) => slot > 0).length > limit ||
    (acknowledgedTo[id] ?? []).length > limit;
  for (const [message, times] of few.failures) {
    failures.set(message, (failures.get(message) ?? 0) + times);
  }
  return {
    acknowledged: all,
    failures,
    silence: after ? Math.max(...gaps) : Number.POSITIVE_INFINITY,
    lost: all.filter((each) => !isThere(each)).length,
    aboveLimit: free.filter(above).length,
  };
}

async function kills(side: Side, cluster: RunningCluster): Promise<Row[]> {
  const rounds: Killed[] = [];
  while (rounds.length < killRounds) rounds.push(await killLeader(side, cluster));
  const sum = (pick: (round: Killed) => number) =>
    rounds.reduce((all, round) => all + pick(round), 0);
  const silences = rounds.map(({ silence }) => (silence / 1_000).toFixed(2));
  const failures = rounds.flatMap((each) => [...each.failures]);
  return [
    row(`kill −9 of the leader, ${killRounds} rounds: silence, s`, silences.join(' '), '≤ 2'),
    row(
      '  acknowledged and lost',
      `${sum(({ lost }) => lost)} of ${sum(({ acknowledged }) => acknowledged.length)}`,
      '0',
    ),
    row('  accounts above their limit', `${sum(({ aboveLimit }) => aboveLimit)}`, '0'),
    row(
      '  calls that failed',
      failures.map(([what, times]) => `${times} × ${what}`).join(', ') || '0',
      '',
    ),
  ];
}

async function coldStart(side: Side, cluster: RunningCluster): Promise<Row[]> {
  const [person] = side.members;
  if (!person) return [];
  await cluster.kill();
  const began = performance.now();
  await cluster.restart();
  const ready = performance.now();
  const { id: _, ...order } = holdRequest(person);
  await side.ledger.hold(order);
  const seconds = (from: number, to: number) => `${((to - from) / 1_000).toFixed(1)} s`;
  const told = `${seconds(began, ready)}, ${seconds(ready, performance.now())}`;
  return [row('All three killed → all serve; then the first hold', told, '')];
}

/** Three nodes with a router against one PocketBase, by turns, and the leader killed under load. */
export async function cluster(seconds: number): Promise<Row[]> {
  if (tellOfMissingCluster()) return [row('Three nodes', 'not built here', '')];
  const from = mkdtempSync(join(tmpdir(), 'bench-cluster-'));
  const stock = await startPocketbase({ dir: from });
  await stock.kill('SIGTERM');
  const three = await startCluster({ from });
  await stock.restart();
  const sides: Side[] = [];
  try {
    const [there, here] = [await sideOf(three), await sideOf(stock)];
    sides.push(there, here);
    return [
      ...(await pace(there, here, seconds)),
      ...(await kills(there, three)),
      ...(await coldStart(there, three)),
    ];
  } finally {
    for (const { client } of sides) client.close();
    await Promise.all([three.stop(), stock.stop()]);
    rmSync(from, { recursive: true, force: true });
  }
}
