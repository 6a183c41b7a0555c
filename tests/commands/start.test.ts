import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { obtainPocketbase } from '#scripts/obtain/obtain.ts';
import { startFakeStripe } from '#tests/fakes/stripe/server.ts';
import { commandPlace, type Place } from '#tests/harness/command.ts';
import { prepareData } from '#tests/harness/database/prepared-data.ts';
import { freePort } from '#tests/harness/free-port.ts';

const isReady = 'is ready at';
let place: Place;

beforeEach(async () => {
  place = await commandPlace();
});

afterEach(() => place.clear());

/** For what is no matter of a first start, which makes a database. */
const withDatabase = () => prepareData(place.env.DATA_DIR ?? '');

async function untilNobodyIsLeft(): Promise<void> {
  await expect.poll(place.running).toEqual([]);
}

test('it serves everything, says what is in force, and starts again on the same data', async () => {
  const first = place.run('start');
  await first.until(isReady);
  expect(first.output()).toContain(`is ready at http://localhost:${place.env.PORT}`);
  expect(first.output()).toMatch(/Writer {5}\S/);
  expect(first.output()).not.toContain('Second');
  for (const way of ['OPENROUTER_API_KEY', 'ollama pull', 'MODEL_BASE_URL']) {
    expect(first.output()).toContain(way);
  }
  expect(first.output()).toMatch(/Billing {4}development mode/);
  const home = await fetch(`http://localhost:${place.env.PORT}/`);
  expect([home.status, home.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);

  for (const name of ['superuser.json', 'service.json']) {
    const path = join(place.folder, 'data', name);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(first.output()).not.toContain(JSON.parse(readFileSync(path, 'utf8')).password);
  }
  const credentials = readFileSync(join(place.folder, 'data', 'service.json'), 'utf8');
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  await untilNobodyIsLeft();

  const second = place.run('start');
  await second.until(isReady);
  expect(second.output()).not.toMatch(/Building|Installing/);
  expect(readFileSync(join(place.folder, 'data', 'service.json'), 'utf8')).toBe(credentials);
  expect((await fetch(`http://localhost:${place.env.PORT}/readyz`)).status).toBe(200);
  second.child.kill('SIGTERM');
  await second.ended;
  await untilNobodyIsLeft();
});

test('a PocketBase or an API that dies is brought back', async () => {
  await withDatabase();
  const server = place.run('start');
  await server.until(isReady);
  const ready = () =>
    fetch(`http://localhost:${place.env.PORT}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  const pids = (name: string) =>
    place
      .running()
      .filter(({ line }) => line.includes(name))
      .map(({ pid }) => pid);
  for (const name of [`--http=127.0.0.1:${place.env.POCKETBASE_PORT}`, 'api/server.ts']) {
    for (let accident = 1; accident <= 2; accident += 1) {
      const [victim] = pids(name);
      if (victim === undefined) throw new Error(`${name} is not running`);
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => pids(name).filter((pid) => pid !== victim).length).toBe(1);
      await expect.poll(ready).toBe(200);
    }
  }
  server.child.kill('SIGINT');
  await server.ended;
  await untilNobodyIsLeft();
});

test('nothing outlives the command, even when its own parts are killed', async () => {
  await withDatabase();
  const bootstrap = place.run('start');
  await bootstrap.until(isReady);
  bootstrap.child.kill('SIGKILL');
  await bootstrap.ended;
  await untilNobodyIsLeft();

  const supervisor = place.run('start');
  await supervisor.until(isReady);
  const [child] = readFileSync(
    `/proc/${supervisor.child.pid}/task/${supervisor.child.pid}/children`,
    'utf8',
  ).split(' ');
  process.kill(Number(child), 'SIGKILL');
  expect(await supervisor.ended).not.toBe(0);
  await untilNobodyIsLeft();
});

test('a PocketBase that all others were killed beside is ended by the next start', async () => {
  const first = place.run('start');
  await first.until(isReady);
  const [left] = place.running().filter(({ line }) => line.includes(' serve '));
  for (const { pid } of place.running()) if (pid !== left?.pid) process.kill(pid, 'SIGKILL');
  await first.ended;
  expect(place.running()).toContainEqual(left);
  const second = place.run('start');
  await second.until(isReady);
  expect(place.running()).not.toContainEqual(left);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('nothing outlives npm when it alone is told to end', async () => {
  await withDatabase();
  const npm = spawn('npm', ['start'], { env: place.env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await expect.poll(() => printed).toContain(isReady);
  npm.kill('SIGTERM');
  await untilNobodyIsLeft();
});

async function oneSentence(changes: NodeJS.ProcessEnv): Promise<string> {
  const server = place.run('start', [], changes);
  expect(await server.ended).toBe(1);
  const lines = server.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  await untilNobodyIsLeft();
  return lines[0] ?? '';
}

test('a name that nobody reads and a key that Stripe refuses are told by the start', async () => {
  await withDatabase();
  const stripe = await startFakeStripe();
  const server = place.run('start', [], {
    ...stripe.env,
    STRIPE_SECRET_KEY: 'sk_test_another',
    SMPT_HOST: 'mail.example.com',
  });
  await server.until(isReady);
  await server.until('Stripe: ');
  const said = server.output();
  expect(said).toMatch(/^SMPT_HOST is read by nobody\. Is SMTP_HOST meant\?$/m);
  expect(said).toMatch(/^Stripe: It does not answer as it should: STRIPE_SECRET_KEY is refused: /m);
  expect(said).not.toContain('sk_test_another');
  server.child.kill('SIGTERM');
  await server.ended;
  await stripe.close();
});

test('no link with which anybody makes a superuser gets into the log', async () => {
  await withDatabase();
  const link = 'http://127.0.0.1:8090/_/#/pbinstall/eyJhbGciOiJIUzI1NiJ9.e30.x';
  const program = join(place.folder, 'pocketbase');
  const lines = [
    '#!/bin/sh',
    `link() { printf '\\033[36m%s' '${link.slice(0, 40)}'; sleep 0.1; echo '${link.slice(40)}'; }`,
    'if [ "$1" = serve ]; then',
    '  link; link >&2; echo told; echo told too >&2',
    // Also when everything has been said.
    '  (sleep 1; link; link >&2; echo told at last) &',
    'fi',
    `exec ${await obtainPocketbase()} "$@"`,
  ];
  writeFileSync(program, `${lines.join('\n')}\n`, { mode: 0o755 });
  const server = place.run('start', [], { POCKETBASE_BIN: program });
  await server.until(isReady);
  for (const words of ['told\n', 'told too\n', 'told at last\n']) await server.until(words);
  expect(server.output()).not.toMatch(/pbinstall|eyJ/);
  server.child.kill('SIGTERM');
  await server.ended;
});

test('a port in use is one sentence', async () => {
  const other = createServer().listen(Number(place.env.PORT), '127.0.0.1');
  await once(other, 'listening');
  expect(await oneSentence({})).toBe(`Port ${place.env.PORT} is in use. Set PORT to another port.`);
  other.close();
});

test('a second start in one folder is one sentence', async () => {
  const server = place.run('start');
  await server.until('is ready at');
  const elsewhere = { PORT: '0', POCKETBASE_PORT: String(await freePort()) };
  for (const task of ['start', 'dev']) {
    const second = place.run(task, [], elsewhere);
    expect([await second.ended, second.output()]).toEqual([
      1,
      `Another Postquill already runs in ${place.env.DATA_DIR}. End it first.\n`,
    ]);
  }
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
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

test('a development server does not start where others reach it', async () => {
  expect(await oneSentence({ HOST: '0.0.0.0' })).toMatch(/^HOST=0\.0\.0\.0 .+ NODE_ENV=production/);
});

test('billing that is only half set up does not start', async () => {
  expect(await oneSentence({ STRIPE_SECRET_KEY: 'sk_test_1' })).toMatch(/half set up/);
});

function databaseFile(name = 'data.db'): string {
  const folder = join(place.folder, 'data', 'pocketbase');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

test('a file that is no database is one sentence that says what to do', async () => {
  writeFileSync(databaseFile(), 'lost and found '.repeat(1_000));
  expect(await oneSentence({})).toMatch(
    /^The database .+data\.db is damaged \(.+\)\. Put back the last backup: .+restore.*, as docs\/operations\.md says under Restore\.$/,
  );
});

test('damage within a database is found before anything is written to it', async () => {
  const file = databaseFile('auxiliary.db');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE rows (text); CREATE INDEX texts ON rows (text); BEGIN');
  const insert = database.prepare('INSERT INTO rows VALUES (?)');
  for (let row = 0; row < 500; row += 1) insert.run(`${row} ${'x'.repeat(200)}`);
  database.exec('COMMIT');
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, 4_096 * 10, 4_096 * 11);
  writeFileSync(file, bytes);
  expect(await oneSentence({})).toMatch(
    /auxiliary\.db is damaged .+ move it away and start again\.$/,
  );
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('a database of a newer version is one sentence, and nothing is written to it', async () => {
  const file = databaseFile();
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE _migrations (file TEXT, applied INTEGER)');
  const insert = database.prepare('INSERT INTO _migrations VALUES (?, 0)');
  const own = readdirSync('pocketbase/pb_migrations');
  for (const name of ['1640988000_init.go', ...own, '9999999999_posts_fly.js']) insert.run(name);
  database.close();
  const bytes = readFileSync(file);
  expect(await oneSentence({})).toMatch(
    /data\.db is one of a newer Postquill \(it has been through 9999999999_posts_fly\.js\): start that, or go back /,
  );
  expect(readFileSync(file).equals(bytes)).toBe(true);
});
