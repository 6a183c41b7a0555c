import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type PocketBase from 'pocketbase';
import { Ledger } from '#api/services/generation/ledger.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { median } from './statistics.ts';
import { type Row, row } from './table.ts';

const clients = [1, 64];
const rounds = 3;
const result = JSON.stringify({
  posts: Array(5).fill({ text: 'A post of some length. '.repeat(8) }),
});

/** The project's hooks with the bare routes beside them; the rules stay where hooks look for them. */
function hooksWithBareRoutes(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-ledger-'));
  cpSync('pocketbase', join(folder, 'pocketbase'), { recursive: true });
  mkdirSync(join(folder, 'src'));
  symlinkSync(join(process.cwd(), 'src/shared'), join(folder, 'src/shared'));
  cpSync(
    join(import.meta.dirname, 'hooks/bare.pb.js'),
    join(folder, 'pocketbase/pb_hooks/bare.pb.js'),
  );
  return folder;
}

type Pair = (person: Person) => Promise<void>;

function ours(ledger: Ledger): Pair {
  return async ({ token }) => {
    const held = await ledger.hold({
      userToken: token,
      key: randomUUID(),
      bodyHash: 'hash',
      topic: 'Tomatoes',
      details: '',
      tone: 'casual',
      platform: 'x',
      voice: '',
      also: '',
      settings: '',
      advanced: false,
      fairUsePerDay: null,
      sitePerDay: null,
      ownModels: false,
      ownUncounted: false,
      offline: false,
    });
    if (held.outcome !== 'held') throw new Error(`not held: ${held.outcome}`);
    await ledger.commit(held.id, result);
  };
}

function bare(client: PocketbaseClient): Pair {
  const call = client.routesOf('bare');
  return async ({ id: userId }) => {
    const order = { userId, key: randomUUID() };
    const { id } = await call<{ id: string }>('hold', order);
    await call('commit', { id, result });
  };
}

async function pairsPerSecond(pair: Pair, people: Person[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let pairs = 0;
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() < end) {
        await pair(person);
        pairs += 1;
      }
    }),
  );
  return pairs / seconds;
}

/** Premium, so that no limit ends the measurement. */
async function premiumPeople(superuser: PocketBase, url: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const person = await signUp({ url });
    await givePremium(superuser, person);
    people.push(person);
  }
  return people;
}

/** Both ways must leave the same behind, or they did not do the same work. */
async function insistOnSameRows(
  superuser: PocketBase,
  pairs: Pair[],
  person: Person,
): Promise<void> {
  for (const pair of pairs) await pair(person);
  const rows = await superuser.collection('generations').getFullList();
  const left = rows.map(({ userId, state, result }) => JSON.stringify({ userId, state, result }));
  const wanted = JSON.stringify({ userId: person.id, state: 'done', result });
  if (left.length === pairs.length && left.every((each) => each === wanted)) return;
  throw new Error(`These rows are not what should be measured:\n${left.join('\n')}`);
}

/** Hold and commit against the same transactions as bare hook routes, in the same PocketBase. */
export async function ledgerSpeed(seconds: number): Promise<Row[]> {
  const folder = hooksWithBareRoutes();
  const pocketbase = await startPocketbase({ hooksDir: join(folder, 'pocketbase/pb_hooks') });
  const client = new PocketbaseClient(pocketbase.url, join(pocketbase.dataDir, 'service.json'));
  const ledger = new Ledger(client);
  try {
    const superuser = await asSuperuser(pocketbase);
    const people = await premiumPeople(superuser, pocketbase.url, Math.max(...clients));
    const [first] = people;
    if (first) await insistOnSameRows(superuser, [ours(ledger), bare(client)], first);
    const rows: Row[] = [];
    for (const count of clients) {
      const rates = { ours: [] as number[], bare: [] as number[] };
      const some = people.slice(0, count);
      for (let round = 0; round <= rounds; round += 1) {
        const mine = await pairsPerSecond(ours(ledger), some, seconds);
        const least = await pairsPerSecond(bare(client), some, seconds);
        if (round === 0) continue;
        rates.ours.push(mine);
        rates.bare.push(least);
      }
      const ratio = median(rates.ours) / median(rates.bare);
      const about = `${Math.round(median(rates.ours))}/s`;
      rows.push(row(`Hold + commit / bare routes, ${count} clients (${about})`, ratio, '≥ 0.80'));
    }
    return rows;
  } finally {
    client.close();
    await pocketbase.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
