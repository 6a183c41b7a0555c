import { readdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ClusterNode, newNode } from '#tests/harness/cluster/node.ts';
import { tellOfMissingCluster } from '#tests/harness/cluster/program.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';

const missing = tellOfMissingCluster();

let folder: string;
let nodes: ClusterNode[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cluster-starts-'));
  nodes = [];
});

afterEach(async () => {
  await killAll();
  await rm(folder, { recursive: true, force: true });
});

async function killAll(): Promise<void> {
  await Promise.all(nodes.map((node) => node.kill()));
}

/** Each in an empty folder; the second and third know the first one's address alone. */
async function makeNodes(name: string, from?: string): Promise<void> {
  const first = await newNode({ folder: join(folder, name, 'one'), members: [], from });
  nodes = [first];
  for (const other of ['two', 'three']) {
    nodes.push(await newNode({ folder: join(folder, name, other), members: [first.address] }));
  }
}

/** What each that failed said. All are awaited, so that none is left behind. */
async function failuresOf(starting: ClusterNode[]): Promise<string[]> {
  const starts = await Promise.allSettled(starting.map((node) => node.start()));
  return starts.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
}

async function startAll(): Promise<void> {
  expect(await failuresOf(nodes)).toEqual([]);
}

/** Every node serves from the one database; who leads does not matter here. */
async function knownTo({ port }: ClusterNode, person: Person): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/account/allowance`, {
    headers: { Authorization: person.token },
  });
  await answer.body?.cancel();
  return answer.status;
}

test.skipIf(missing)(
  'three nodes that start at the same moment on empty folders all serve, with the data of one PocketBase',
  async () => {
    const single = await startPocketbase({ port: await freePort() });
    const person = await signUp(single);
    await single.kill('SIGTERM');
    for (const round of ['first', 'second', 'third']) {
      await makeNodes(round, join(single.dataDir, 'data.db'));
      await startAll();
      expect(await Promise.all(nodes.map((node) => knownTo(node, person)))).toEqual([
        200, 200, 200,
      ]);
      await killAll();
    }
    await single.stop();
  },
);

test.skipIf(missing)(
  'a first node that is killed again and again while it copies serves with all of it in the end',
  async () => {
    const single = await startPocketbase({ port: await freePort() });
    const person = await signUp(single);
    await single.kill('SIGTERM');
    await makeNodes('killed', join(single.dataDir, 'data.db'));
    const [first, ...others] = nodes as [ClusterNode, ...ClusterNode[]];
    const joining = failuresOf(others);
    // Somewhere in between it is in the middle of the copy, wherever that is on this machine.
    for (let life = 200; life < 1_400; life += 100) {
      const started = first.start().catch(() => undefined);
      await sleep(life);
      await first.kill();
      await started;
    }
    await first.start();
    expect(await joining).toEqual([]);
    expect(await Promise.all(nodes.map((node) => knownTo(node, person)))).toEqual([200, 200, 200]);
    await single.stop();
  },
);

test.skipIf(missing)(
  'a first node that was killed before it wrote who is in the cluster makes it anew',
  async () => {
    const place = join(folder, 'half');
    const first = await newNode({ folder: place, members: [] });
    nodes = [first];
    await first.start();
    await first.kill();
    const copy = join(place, 'copy');
    for (const file of readdirSync(copy)) {
      if (/^(0|open-|snapshot-)/.test(file)) rmSync(join(copy, file));
    }
    expect(readdirSync(copy)).toContain('metadata1');
    await first.start();
  },
);

test.skipIf(missing)(
  'three nodes that make an empty cluster at the same moment, and find each other again, all serve',
  async () => {
    await makeNodes('fresh');
    await startAll();
    for (let round = 0; round < 4; round += 1) {
      await killAll();
      // PocketBase notes in the database that it made a log, and each of the three has to make one now.
      for (const node of nodes) rmSync(join(node.folder, 'local'), { recursive: true });
      await startAll();
    }
  },
);
