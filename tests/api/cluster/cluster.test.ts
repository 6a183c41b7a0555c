import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ledger } from '#api/services/generation/ledger.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { pocketbasePlaceArguments } from '#scripts/pocketbase/arguments.ts';
import type { FoundPosts } from '#shared/contracts/library.ts';
import { rules } from '#shared/rules.ts';
import { type RunningCluster, startCluster } from '#tests/harness/cluster/cluster.ts';
import type { ClusterNode } from '#tests/harness/cluster/node.ts';
import { clusterProgram, tellOfMissingCluster } from '#tests/harness/cluster/program.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '#tests/pocketbase/calls.ts';
import { Operator } from '#tests/pocketbase/operator.ts';

const missing = tellOfMissingCluster();
const limit = rules.plans.free.generationsPerMonth;
const result = '{"posts":[]}';

let cluster: RunningCluster;
let client: PocketbaseClient;
let ledger: Ledger;
/** Of the single PocketBase with which the cluster begins. */
let early: Person;

beforeAll(async () => {
  if (missing) return;
  // With a port of its own it is one PocketBase, whatever the other tests run against.
  const single = await startPocketbase({ port: await freePort() });
  early = await signUp(single);
  const post = { userId: early.id, text: 'A post on tomatoes', platform: 'x', tone: 'casual' };
  await early.client.collection('posts').create(post);
  await single.kill('SIGTERM');
  cluster = await startCluster({ from: single.dataDir });
  await single.stop();
  client = new PocketbaseClient(cluster.url, join(cluster.dataDir, 'service.json'));
  ledger = new Ledger(client);
});

afterAll(async () => {
  client?.close();
  await cluster?.stop();
});

async function leads({ port }: ClusterNode): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/api/cluster/leads`)).status;
}

function runAsClient(args: string[]): string {
  const { address } = cluster.nodes.at(-1) as ClusterNode;
  return execFileSync(clusterProgram as string, args, {
    encoding: 'utf8',
    env: {
      POSTQUILL_CLUSTER_ADDRESS: address,
      POSTQUILL_CLUSTER_MEMBERS: cluster.nodes.map((node) => node.address).join(),
      POSTQUILL_CLUSTER_DIR: join(cluster.dataDir, 'client'),
    },
  });
}

/** What was acknowledged to one person who asks for many at once. */
async function generate(person: Person, times: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: times }, async () => {
      const { id: _, ...order } = holdRequest(person);
      const held = await ledger.hold(order).catch(() => undefined);
      if (held?.outcome !== 'held') return [];
      const done = await ledger.commit(held.id, result);
      return done.outcome === 'committed' ? [held.id] : [];
    }),
  );
  return answers.flat();
}

test.skipIf(missing)('one node leads, and its database is everybody’s', async () => {
  const leader = await cluster.leader();
  const answers = await Promise.all(cluster.nodes.map(leads));
  expect(answers.toSorted()).toEqual([200, 503, 503]);
  expect(await leads(leader)).toBe(200);
  const person = await signUp(cluster);
  for (const { port } of cluster.nodes) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/account/allowance`, {
      headers: { Authorization: person.token },
    });
    expect(answer.status).toBe(200);
  }
});

async function runJob(node: ClusterNode, name: string, token: string): Promise<void> {
  const job = `http://127.0.0.1:${node.port}/api/crons/${name}`;
  const answer = await fetch(job, { method: 'POST', headers: { Authorization: token } });
  expect(answer.status).toBe(204);
}

test.skipIf(missing)(
  'what one PocketBase had is there, sessions and the index of words too',
  async () => {
    const body = {
      ...{ words: 'tomatoes', platform: '', tone: '', tag: '', voice: '', from: '', until: '' },
      ...{ sort: 'newest', after: '', limit: 5 },
    };
    const { token } = early;
    const found = await expectOk(
      call<FoundPosts>(cluster, 'POST', '/api/account/find-posts', { token, body }),
    );
    expect(found.posts.map(({ text }) => text)).toEqual(['A post on tomatoes']);
  },
);

test.skipIf(missing)('a job runs where the leader is, and nowhere else', async () => {
  const leader = await cluster.leader();
  const operator = await Operator.of(cluster);
  const person = await signUp(cluster);
  const { id: _, ...order } = holdRequest(person);
  const held = await ledger.hold(order);
  if (held.outcome !== 'held') throw new Error(held.outcome);
  await operator.update('generations', held.id, { expires: '2020-01-01 00:00:00.000Z' });
  const lapsed = () => operator.list('generations', `id = "${held.id}"`);
  for (const node of cluster.nodes) {
    if (node !== leader) await runJob(node, 'lapsed_holds_go', operator.token);
  }
  // More time than the job needs where it runs.
  for (let times = 0; times < 20; times += 1) expect(await lapsed()).toHaveLength(1);
  await runJob(leader, 'lapsed_holds_go', operator.token);
  await expect.poll(lapsed).toEqual([]);
});

test.skipIf(missing)(
  'the leader is killed under load: nothing acknowledged is lost, no limit passed',
  async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(cluster)));
    const leader = await cluster.leader();
    const generating = people.map((person) => generate(person, 12));
    await leader.kill();
    const acknowledged = await Promise.all(generating);
    // Another one serves meanwhile, and its limits are the same.
    const later = await Promise.all(people.map((person) => generate(person, 8)));
    const operator = await Operator.of(cluster);
    for (const [index, { id }] of people.entries()) {
      const rows = await operator.list('generations', `userId = "${id}"`);
      const ids = [...(acknowledged[index] ?? []), ...(later[index] ?? [])];
      expect(rows.filter(({ state }) => state === 'done').map((row) => row.id)).toEqual(
        expect.arrayContaining(ids),
      );
      expect(rows.length).toBeLessThanOrEqual(limit);
      expect(ids.length).toBeLessThanOrEqual(limit);
    }
    expect(acknowledged.flat().length + later.flat().length).toBeGreaterThan(0);
    await leader.start();
    await expect.poll(() => leads(leader)).toBe(503);
  },
);

test.skipIf(missing)('all killed at once come back with everything', async () => {
  const person = await signUp(cluster);
  const ids = await generate(person, limit);
  expect(ids).toHaveLength(limit);
  await cluster.restart();
  const operator = await Operator.of(cluster);
  const rows = await operator.list('generations', `userId = "${person.id}" && state = "done"`);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(await generate(person, 1)).toEqual([]);
});

test.skipIf(missing)('a dump is a database that SQLite finds sound, with every row', async () => {
  const operator = await Operator.of(cluster);
  const rows = await operator.list('generations', '');
  const folder = join(cluster.dataDir, 'dumped');
  const place = pocketbasePlaceArguments({ dataDir: join(cluster.dataDir, 'client') });
  runAsClient(['dump', ...place, folder]);
  expect(readdirSync(folder)).toContain('data.db');
  const database = new DatabaseSync(join(folder, 'data.db'));
  try {
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const { count } = database.prepare('SELECT count(*) AS count FROM generations').get() ?? {};
    expect(count).toBe(rows.length);
  } finally {
    database.close();
  }
});

test.skipIf(missing)('a dump is backed up, and restored as a single Postquill', async () => {
  const apart = mkdtempSync(join(tmpdir(), 'cluster-backup-'));
  const folder = join(apart, 'dump');
  const place = pocketbasePlaceArguments({ dataDir: join(cluster.dataDir, 'client') });
  runAsClient(['dump', ...place, folder]);
  const settings = { POCKETBASE_URL: cluster.url, BACKUP_TO: join(apart, 'backups') };
  const run = (script: string, args: string[], dataDir: string) =>
    execFileSync(process.execPath, [`scripts/${script}.ts`, ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...settings, DATA_DIR: dataDir },
    });
  run('backup', ['--database', join(folder, 'data.db')], cluster.dataDir);
  const restored = join(apart, 'restored');
  expect(run('restore', [], restored)).toContain('Restored');
  const rows = (file: string) => {
    const database = new DatabaseSync(file, { readOnly: true });
    const ids = database.prepare('SELECT id FROM generations ORDER BY id').all();
    database.close();
    return ids;
  };
  expect(rows(join(restored, 'pocketbase', 'data.db'))).toEqual(rows(join(folder, 'data.db')));
  rmSync(apart, { recursive: true });
});

test.skipIf(missing)(
  'without a majority nothing is acknowledged, and nobody is logged out',
  async () => {
    const person = await signUp(cluster);
    const leader = await cluster.leader();
    const others = cluster.nodes.filter((node) => node !== leader);
    await Promise.all(others.map((node) => node.kill()));
    await expect.poll(() => leads(leader)).toBe(503);
    const answer = await fetch(`http://127.0.0.1:${leader.port}/api/account/allowance`, {
      headers: { Authorization: person.token },
    });
    expect(answer.status).toBe(503);
    await Promise.all(others.map((node) => node.start()));
    await cluster.leader();
    expect(await generate(person, 1)).toHaveLength(1);
  },
);
