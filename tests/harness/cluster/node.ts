import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pocketbaseArguments, pocketbaseEnvironment } from '#scripts/pocketbase/arguments.ts';
import { freePort } from '../free-port.ts';
import { clusterProgram } from './program.ts';

export interface ClusterNode {
  port: number;
  /** Where the other nodes reach it. */
  address: string;
  folder: string;
  readonly pid: number | undefined;
  output(): string;
  start(): Promise<void>;
  /** Resolves when the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export interface NodePlan {
  folder: string;
  hooksDir?: string;
  env?: Record<string, string>;
  /** The nodes that it joins; without any it makes the cluster. */
  members: string[];
  /** A database with which the cluster begins. */
  from?: string;
}

const startUpMilliseconds = 90_000;

export async function newNode(plan: NodePlan): Promise<ClusterNode> {
  const { folder, hooksDir, env, members, from } = plan;
  const port = await freePort();
  const address = `127.0.0.1:${await freePort()}`;
  let printed = '';
  let child: ChildProcess | undefined;
  // A test runner that is stopped in the middle must not leave a server behind.
  const leaveNone = () => child?.kill('SIGKILL');

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'close');
      child.kill(signal);
      await gone;
    }
    process.off('exit', leaveNone);
  }

  async function start(): Promise<void> {
    if (clusterProgram === undefined) throw new Error('There is no program of a cluster here.');
    const place = { port, dataDir: join(folder, 'local'), hooksDir };
    const started = spawn(clusterProgram, pocketbaseArguments(place), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...pocketbaseEnvironment(process.env),
        ...env,
        POSTQUILL_CLUSTER_ADDRESS: address,
        POSTQUILL_CLUSTER_MEMBERS: members.join(),
        POSTQUILL_CLUSTER_DIR: join(folder, 'copy'),
        ...(from !== undefined && { POSTQUILL_CLUSTER_FROM: from }),
      },
    });
    child = started;
    process.once('exit', leaveNone);
    let said = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        printed += chunk.toString();
      });
    }
    const deadline = Date.now() + startUpMilliseconds;
    while (!said.includes('Server started at')) {
      if (started.exitCode !== null || started.signalCode !== null || Date.now() > deadline) {
        await kill();
        throw new Error(`A node of the cluster did not start:\n${said}`);
      }
      await sleep(10);
    }
  }

  return {
    port,
    address,
    folder,
    get pid() {
      return child?.pid;
    },
    output: () => printed,
    start,
    kill,
  };
}
