import { randomUUID } from 'node:crypto';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { obtainPocketbase } from '#scripts/obtain/obtain.ts';
import type { Readiness } from '#shared/contracts/readiness.ts';
import { message } from '#shared/rules.ts';
import { damage } from '#tests/harness/database/damage.ts';
import { copyPocketbase } from '#tests/harness/database/pocketbase-copy.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import {
  newDataFolder,
  type RunningPocketbase,
  startPocketbase,
} from '#tests/harness/pocketbase.ts';
import { type Answer, call, type PocketbaseRow } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';

/** A window that the product has not: how many pages its one writing connection lets the file have. */
const pagesHook = `
  routerAdd('POST', '/pages/{count}', (e) => {
    const rows = arrayOf(new DynamicModel({ max_page_count: 0 }));
    const pragma = 'PRAGMA max_page_count = ' + Number(e.request.pathValue('count'));
    $app.nonconcurrentDB().newQuery(pragma).all(rows);
    return e.json(200, rows[0]);
  });`;

/** As where its file system was mounted anew, for reading only. */
const readOnlyHook = `
  routerAdd('POST', '/read-only/{flag}', (e) => {
    const pragma = 'PRAGMA query_only = ' + Number(e.request.pathValue('flag'));
    $app.nonconcurrentDB().newQuery(pragma).execute();
    return e.noContent(204);
  });`;

/** How long its writing connection waits for another program. */
const patienceHook = `
  routerAdd('POST', '/patience/{milliseconds}', (e) => {
    const rows = arrayOf(new DynamicModel({ timeout: 0 }));
    const pragma = 'PRAGMA busy_timeout = ' + Number(e.request.pathValue('milliseconds'));
    $app.nonconcurrentDB().newQuery(pragma).all(rows);
    return e.json(200, rows[0]);
  });`;

const unavailable = { status: 503, message: message('serviceUnavailable'), data: {} };

let dir: string;
let pb: RunningPocketbase;
let operator: Operator;
let ledger: LedgerCaller;
let person: Person;

beforeEach(async () => {
  dir = await newDataFolder();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await pb.stop();
  await rm(dir, { recursive: true });
});

async function start(options: { hooksDir?: string; migrationsDir?: string } = {}): Promise<void> {
  pb = await startPocketbase({ dir, ...options });
  operator = await Operator.of(pb);
  ledger = await LedgerCaller.of(pb);
}

async function startForSomebody(options = {}): Promise<void> {
  await start(options);
  person = await signUp(pb);
  const paid = { status: 'active', currentPeriodEnd: '2099-01-01 00:00:00.000Z' };
  await operator.create('subscriptions', { userId: person.id, ...paid });
}

function save(text = 'a post '.repeat(300)): Promise<Answer<PocketbaseRow>> {
  const body = { userId: person.id, text, platform: 'x', tone: 'casual' };
  const path = '/api/collections/posts/records';
  return call<PocketbaseRow>(pb, 'POST', path, { token: person.token, body });
}

function register(): Promise<Answer<PocketbaseRow>> {
  const body = { email: `${randomUUID()}@example.com`, password: 'a fine secret' };
  return call<PocketbaseRow>(pb, 'POST', '/api/collections/users/records', {
    body: { ...body, passwordConfirm: body.password, name: 'N'.repeat(200) },
  });
}

function hold(): Promise<Answer<PocketbaseRow>> {
  const { token } = ledger;
  const body = holdRequest(person, { topic: 't'.repeat(500) });
  return call<PocketbaseRow>(pb, 'POST', '/api/ledger/hold', { token, body });
}

/** The smallest write there is: one row changes where it stands. */
function rename(): Promise<Answer<PocketbaseRow>> {
  const path = `/api/collections/users/records/${person.id}`;
  const { token } = person;
  return call<PocketbaseRow>(pb, 'PATCH', path, { token, body: { name: randomUUID() } });
}

async function storage(): Promise<Readiness['storage']> {
  const { token } = ledger;
  return (await call<Readiness>(pb, 'GET', '/api/ledger/ready', { token })).body.storage;
}

/** Repeats until it is refused; what was acknowledged before, and the refusal. */
async function untilRefused(act: () => Promise<Answer<PocketbaseRow>>) {
  const done: string[] = [];
  while (done.length < 1_000) {
    const { status, body } = await act();
    if (status !== 200) return { done, refusal: body };
    done.push(body.id);
  }
  throw new Error('nothing was ever refused');
}

async function savedIds(): Promise<Set<string>> {
  const rows = await operator.list('posts');
  return new Set(rows.map(({ id }) => id));
}

test('without room nothing is the client’s mistake, readiness says so, and it ends with the want', async () => {
  const copy = await copyPocketbase({ hooks: { 'pages.pb.js': pagesHook } });
  await startForSomebody(copy);
  expect(await storage()).toBe('well');
  // The number that is in use already: no page more.
  await call(pb, 'POST', '/pages/1');
  const saves = await untilRefused(save);
  expect(saves.refusal).toEqual(unavailable);
  expect((await untilRefused(register)).refusal).toEqual(unavailable);
  expect((await untilRefused(hold)).refusal).toEqual(unavailable);
  expect(await storage()).toBe('unwritable');
  expect(await storage()).toBe('unwritable');

  await call(pb, 'POST', '/pages/1000000');
  expect(await storage()).toBe('well');
  const after = await save();
  expect(after.status).toBe(200);
  expect([...(await savedIds())]).toEqual(expect.arrayContaining([...saves.done, after.body.id]));
  await operator.runCron('database_is_checked');
  expect(await storage()).toBe('well');
  expect(pb.output().match(/The database cannot be written/g)).toHaveLength(1);
  await copy.remove();
});

test('data that may only be read are read, and what would be written is our trouble', async () => {
  const copy = await copyPocketbase({ hooks: { 'read-only.pb.js': readOnlyHook } });
  await startForSomebody(copy);
  const { body } = await save();
  await call(pb, 'POST', '/read-only/1');
  expect((await save()).body).toEqual(unavailable);
  expect((await hold()).body).toEqual(unavailable);
  expect(await storage()).toBe('unwritable');
  expect([...(await savedIds())]).toEqual([body.id]);
  await call(pb, 'POST', '/read-only/0');
  expect(await storage()).toBe('well');
  expect((await save()).status).toBe(200);
  await copy.remove();
});

test('a write that another program keeps waiting is not the client’s mistake, and no want of room', async () => {
  const copy = await copyPocketbase({ hooks: { 'patience.pb.js': patienceHook } });
  await startForSomebody(copy);
  await call(pb, 'POST', '/patience/1');
  const other = new DatabaseSync(join(dir, 'data.db'));
  other.exec('BEGIN IMMEDIATE');
  const body = holdRequest(person);
  const hold = () => call(pb, 'POST', '/api/ledger/hold', { token: ledger.token, body });
  const answers = await Promise.all([save(), rename(), hold()]);
  // Nobody is told to log in because the database is busy.
  expect(answers.map((answer) => answer.body)).toEqual([unavailable, unavailable, unavailable]);
  other.exec('ROLLBACK');
  other.close();
  expect(await storage()).toBe('well');
  expect((await save()).status).toBe(200);
  await copy.remove();
});

test('a disk that takes no more loses nothing that was acknowledged', async () => {
  // What the system then answers is what it answers on a full disk: the write is cut short.
  const limited = join(dir, 'limited');
  const program = await obtainPocketbase();
  await writeFile(limited, `#!/bin/sh\nulimit -f 2000\nexec '${program}' "$@"\n`);
  await chmod(limited, 0o755);
  vi.stubEnv('POCKETBASE_BIN', limited);
  await startForSomebody();
  const { done, refusal } = await untilRefused(save);
  expect(done.length).toBeGreaterThan(5);
  expect(refusal).toEqual(unavailable);
  expect(await storage()).toBe('unwritable');
  // Less than one page is left then.
  expect((await untilRefused(rename)).refusal).toEqual(unavailable);
  expect((await register()).body).toEqual(unavailable);
  const path = '/api/account/logout';
  expect((await call(pb, 'POST', path, { token: person.token })).body).toEqual(unavailable);
  await pb.kill();
  // Before anybody has tried to write.
  pb = await startPocketbase({ dir });
  expect(await storage()).toBe('unwritable');
  await pb.kill();

  vi.unstubAllEnvs();
  await start();
  const kept = await savedIds();
  expect(kept).toEqual(new Set(done));
  expect((await save()).status).toBe(200);
  expect(await storage()).toBe('well');
});

test('damage in the file is noticed while it is used, whoever meets it', async () => {
  await startForSomebody();
  await save();
  await pb.kill('SIGTERM');
  await damage(dir, 'posts');
  const posts = '/api/collections/posts/records';
  const meetings: Record<string, () => Promise<unknown>> = {
    'somebody writes there': async () => expect((await save()).body).toEqual(unavailable),
    'somebody reads there': () => call(pb, 'GET', posts, { token: person.token }),
    'the nightly check finds it': () => operator.runCron('database_is_checked'),
  };
  for (const [how, meet] of Object.entries(meetings)) {
    await start();
    expect(await storage(), how).toBe('well');
    await meet();
    await expect.poll(storage, { message: how }).toBe('damaged');
    await expect
      .poll(pb.output, { message: how })
      .toContain('The database is damaged; put back a backup');
    await pb.kill();
  }
});

test('nobody makes it look damaged by what they type', async () => {
  await startForSomebody();
  const words = ['database disk image is malformed (11)', 'database or disk is full (13)'];
  for (const typed of words.flatMap((text) => [text, `\n${text}\n`])) {
    await save(typed);
    const identity = { identity: typed, password: typed };
    await call(pb, 'POST', '/api/collections/users/auth-with-password', { body: identity });
    const body = { userId: person.id, text: 'x', platform: typed, tone: typed };
    const { token } = person;
    await call(pb, 'POST', '/api/collections/posts/records', { token, body });
    const query = new URLSearchParams({ filter: typed, sort: typed });
    await call(pb, 'GET', `/api/collections/posts/records?${query}`, { token });
    await call(pb, 'PATCH', `/api/collections/users/records/${person.id}`, {
      token,
      body: { name: typed, timeZone: typed, oldPassword: typed, password: typed },
    });
  }
  expect(await storage()).toBe('well');
  // In good order, so that it writes down all it still meant to.
  await pb.kill('SIGTERM');
  expect(pb.output()).not.toMatch(/The database (is damaged|cannot be written)/);
});
