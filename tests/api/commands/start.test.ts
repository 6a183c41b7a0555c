import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#tests/harness/free-port.ts';

let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'start-command-'));
  env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    POCKETBASE_BIN: process.env.POCKETBASE_BIN,
    PORT: String(await freePort()),
    POCKETBASE_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
  };
});

afterEach(() => {
  // A test that failed half-way must not leave its house standing.
  for (const { pid } of running()) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
  ready(): Promise<void>;
}

function start(changes: NodeJS.ProcessEnv = {}): Started {
  const child = spawn('node', ['scripts/bootstrap.mjs', 'start'], {
    env: { ...env, ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    ended,
    output: () => printed,
    async ready() {
      while (!printed.includes('is ready at')) {
        if (child.exitCode !== null) throw new Error(`It ended early:\n${printed}`);
        await sleep(50);
      }
    },
  };
}

interface Running {
  pid: number;
  line: string;
}

/** Every process whose command line or environment names this test's own folder. */
function running(): Running[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return [];
    try {
      const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const environment = readFileSync(`/proc/${name}/environ`, 'utf8');
      return (line + environment).includes(folder) ? [{ pid: Number(name), line }] : [];
    } catch {
      return []; // It ended while being looked at, or is another user's.
    }
  });
}

async function untilNobodyIsLeft(): Promise<void> {
  await expect.poll(running, { timeout: 15_000 }).toEqual([]);
}

test('it serves everything, says what is in force, and starts again on the same data', async () => {
  const first = start();
  await first.ready();
  expect(first.output()).toContain(`is ready at http://localhost:${env.PORT}`);
  expect(first.output()).toMatch(/Writer {5}\S/);
  expect(first.output()).toMatch(/Billing {4}development mode/);
  const home = await fetch(`http://localhost:${env.PORT}/`);
  expect([home.status, home.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);

  for (const name of ['superuser.json', 'service.json']) {
    const path = join(folder, 'data', name);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(first.output()).not.toContain(JSON.parse(readFileSync(path, 'utf8')).password);
  }
  const credentials = readFileSync(join(folder, 'data', 'service.json'), 'utf8');
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  await untilNobodyIsLeft();

  const second = start();
  await second.ready();
  expect(second.output()).not.toMatch(/Building|Installing/);
  expect(readFileSync(join(folder, 'data', 'service.json'), 'utf8')).toBe(credentials);
  expect((await fetch(`http://localhost:${env.PORT}/readyz`)).status).toBe(200);
  second.child.kill('SIGTERM');
  await second.ended;
  await untilNobodyIsLeft();
});

test('a PocketBase or an API that dies is brought back', async () => {
  const house = start();
  await house.ready();
  const ready = () =>
    fetch(`http://localhost:${env.PORT}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  const pids = (name: string) =>
    running()
      .filter(({ line }) => line.includes(name))
      .map(({ pid }) => pid);
  for (const name of [`--http=127.0.0.1:${env.POCKETBASE_PORT}`, 'api/server.ts']) {
    const [victim] = pids(name);
    if (victim === undefined) throw new Error(`${name} is not running`);
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => pids(name).filter((pid) => pid !== victim).length).toBe(1);
    await expect.poll(ready, { timeout: 15_000 }).toBe(200);
  }
  house.child.kill('SIGINT');
  await house.ended;
  await untilNobodyIsLeft();
});

test('nothing outlives the command, even when its own parts are killed', async () => {
  const bootstrap = start();
  await bootstrap.ready();
  bootstrap.child.kill('SIGKILL');
  await bootstrap.ended;
  await untilNobodyIsLeft();

  const supervisor = start();
  await supervisor.ready();
  const [child] = readFileSync(
    `/proc/${supervisor.child.pid}/task/${supervisor.child.pid}/children`,
    'utf8',
  ).split(' ');
  process.kill(Number(child), 'SIGKILL');
  expect(await supervisor.ended).not.toBe(0);
  await untilNobodyIsLeft();
});

async function oneSentence(changes: NodeJS.ProcessEnv): Promise<string> {
  const house = start(changes);
  expect(await house.ended).toBe(1);
  const lines = house.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  await untilNobodyIsLeft();
  return lines[0] ?? '';
}

test('a port in use is one sentence', async () => {
  const other = createServer().listen(Number(env.PORT), '127.0.0.1');
  await once(other, 'listening');
  expect(await oneSentence({})).toBe(`Port ${env.PORT} is in use. Set PORT to another port.`);
  other.close();
});

test('a data folder that cannot be is one sentence', async () => {
  // A file in its place stops root too, whom permissions do not.
  expect(await oneSentence({ DATA_DIR: '/dev/null/data' })).toContain(
    'The folder /dev/null/data cannot be written to.',
  );
});

test('a wrong variable is one sentence that names it', async () => {
  expect(await oneSentence({ MODEL_BASE_URL: 'nowhere' })).toMatch(/^The variable MODEL_BASE_URL /);
});

test('billing that is only half set up does not start', async () => {
  expect(await oneSentence({ STRIPE_SECRET_KEY: 'sk_test_1' })).toMatch(/half set up/);
});
