import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareData } from './database/prepared-data.ts';
import { freePort } from './free-port.ts';

export interface Running {
  pid: number;
  line: string;
}

export interface Command {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
  /** Waits for its word that it is ready; an early end is an error with all it printed. */
  until(words: string): Promise<void>;
}

export interface Place {
  folder: string;
  env: NodeJS.ProcessEnv;
  run(task: string, args?: string[], changes?: NodeJS.ProcessEnv): Command;
  /** Every process that was started from here and lives. */
  running(): Running[];
  clear(): void;
}

/**
 * A data folder and ports of their own, for the project's commands as a person types them. `prepared` spares
 * them all migrations, where the first start is not what is tested.
 */
export async function commandPlace({ prepared = false } = {}): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  if (prepared) await prepareData(join(folder, 'data'));
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    POCKETBASE_BIN: process.env.POCKETBASE_BIN,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: String(await freePort()),
    POCKETBASE_PORT: String(await freePort()),
    DEV_SITE_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    // A model of the developer's own is no part of a test.
    LOCAL_MODEL_ADDRESSES: 'none',
  };

  function running(): Running[] {
    return readdirSync('/proc').flatMap((name) => {
      if (!/^\d+$/.test(name) || Number(name) === process.pid) return [];
      try {
        const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const about = line + readFileSync(`/proc/${name}/environ`, 'utf8');
        return about.includes(folder) ? [{ pid: Number(name), line }] : [];
      } catch {
        return []; // It ended while being looked at, or is another user's.
      }
    });
  }

  function run(task: string, args: string[] = [], changes: NodeJS.ProcessEnv = {}): Command {
    const child = spawn('node', ['scripts/bootstrap.mjs', task, ...args], {
      env: { ...env, ...changes },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    }
    return {
      child,
      output: () => printed,
      ended: once(child, 'close').then(([code]) => code as number | null),
      async until(words) {
        for (let over = false; !printed.includes(words); await sleep(50)) {
          if (over) throw new Error(`It ended early:\n${printed}`);
          // What it printed last may not have been read yet.
          over = child.exitCode !== null || child.signalCode !== null;
        }
      },
    };
  }

  return {
    folder,
    env,
    run,
    running,
    clear() {
      // A test that failed half-way must not leave its programs running.
      for (const { pid } of running()) process.kill(pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
