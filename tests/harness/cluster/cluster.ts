import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityShape } from '#scripts/pocketbase/identity.ts';
import type { RunningPocketbase } from '../pocketbase.ts';
import { type ClusterNode, newNode } from './node.ts';
import { type ClusterRouter, startClusterRouter } from './router.ts';

export interface ClusterOptions {
  /** The data folder of a stopped PocketBase, with which the cluster begins. */
  from: string;
  hooksDir?: string;
  env?: Record<string, string>;
}

export interface RunningCluster extends RunningPocketbase {
  nodes: ClusterNode[];
  leader(): Promise<ClusterNode>;
}

function identityIn(folder: string, name: string) {
  return identityShape.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Three nodes on loopback with a router in front of them, on a copy of somebody's data. */
export async function startCluster(options: ClusterOptions): Promise<RunningCluster> {
  const { from, hooksDir, env } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'cluster-test-'));
  const nodes: ClusterNode[] = [];
  let router: ClusterRouter | undefined;

  async function killAll(signal?: NodeJS.Signals): Promise<void> {
    await Promise.all(nodes.map((node) => node.kill(signal)));
  }

  async function stop(): Promise<void> {
    await router?.stop();
    await killAll();
    rmSync(dataDir, { recursive: true, force: true });
  }

  async function startAll(): Promise<ClusterRouter> {
    for (const name of ['superuser.json', 'service.json']) {
      cpSync(join(from, name), join(dataDir, name));
    }
    const plan = { hooksDir, env };
    const database = join(from, 'data.db');
    const first = await newNode({
      ...plan,
      folder: join(dataDir, 'one'),
      members: [],
      from: database,
    });
    nodes.push(first);
    const members = [first.address];
    for (const name of ['two', 'three']) {
      nodes.push(await newNode({ ...plan, folder: join(dataDir, name), members }));
    }
    await Promise.all(nodes.map((node) => node.start()));
    router = await startClusterRouter(nodes.map(({ port }) => port));
    await router.leader();
    return router;
  }

  const { port, leader } = await startAll().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    nodes,
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    superuser: identityIn(dataDir, 'superuser.json'),
    service: identityIn(dataDir, 'service.json'),
    /** Of the one that leads first. */
    get pid() {
      const [first] = nodes;
      if (first?.pid === undefined) throw new Error('The first node is not running');
      return first.pid;
    },
    output: () => nodes.map((node) => node.output()).join('\n'),
    async leader() {
      const at = await leader();
      const node = nodes.find((each) => each.port === at);
      if (!node) throw new Error(`nobody listens on ${at}`);
      return node;
    },
    kill: killAll,
    async restart() {
      await killAll();
      await Promise.all(nodes.map((node) => node.start()));
      await leader();
    },
    stop,
  };
}
