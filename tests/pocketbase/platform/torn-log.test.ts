import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signUp } from '#tests/harness/people.ts';
import {
  newDataFolder,
  type RunningPocketbase,
  startPocketbase,
} from '#tests/harness/pocketbase.ts';
import { call, expectOk, type PocketbaseRow } from '../calls.ts';
import { Operator } from '../operator.ts';

const cuts = 100;
const before = 10;
const after = 60;

let dir: string;
let pb: RunningPocketbase;
let operator: Operator;
let person: Person;
let subscription: PocketbaseRow;

beforeAll(async () => {
  dir = await newDataFolder();
  await start();
  person = await signUp(pb);
  const paid = {
    userId: person.id,
    status: 'active',
    currentPeriodEnd: '2099-01-01 00:00:00.000Z',
  };
  subscription = await operator.create('subscriptions', paid);
});

afterAll(async () => {
  await pb.stop();
  rmSync(dir, { recursive: true });
});

async function start(): Promise<void> {
  pb = await startPocketbase({ dir });
  operator = await Operator.of(pb);
}

/** One acknowledged post and one acknowledged change of the subscription after another. */
async function write(from: number, count: number): Promise<void> {
  for (let serial = from; serial < from + count; serial += 1) {
    const body = { userId: person.id, text: `post ${serial}`, platform: 'x', tone: 'casual' };
    const path = '/api/collections/posts/records';
    await expectOk(call(pb, 'POST', path, { token: person.token, body }));
    await operator.update('subscriptions', subscription.id, { priceId: `price ${serial}` });
  }
}

interface Found {
  integrity: unknown;
  posts: string[];
  price: unknown;
}

function lookInto(file: string): Found {
  const database = new DatabaseSync(file);
  const one = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0];
  const integrity = one('PRAGMA integrity_check');
  const posts = database.prepare('SELECT text FROM posts ORDER BY rowid').all();
  const price = one('SELECT priceId FROM subscriptions');
  database.close();
  return { integrity, posts: posts.map(({ text }) => String(text)), price };
}

test(`a log that a power cut left at any of ${cuts} lengths holds what came first, whole`, async () => {
  await write(0, before);
  // In good order: all of it is in the database itself, and the log begins anew.
  await pb.kill('SIGTERM');
  await start();
  await write(before, after);
  await pb.kill('SIGKILL');

  const log = readFileSync(join(dir, 'data.db-wal'));
  const copy = join(dir, 'copy.db');
  let earlier = before;
  for (let cut = 0; cut < cuts; cut += 1) {
    copyFileSync(join(dir, 'data.db'), copy);
    writeFileSync(`${copy}-wal`, log.subarray(0, Math.floor((log.length * cut) / (cuts - 1))));
    const { integrity, posts, price } = lookInto(copy);
    expect(integrity).toBe('ok');
    expect(posts).toEqual(Array.from(posts, (_, serial) => `post ${serial}`));
    expect(posts.length).toBeGreaterThanOrEqual(earlier);
    // The change that followed the last post may be lost with what came after it.
    expect([`price ${posts.length - 1}`, `price ${posts.length - 2}`]).toContain(price);
    earlier = posts.length;
    rmSync(`${copy}-wal`, { force: true });
    rmSync(`${copy}-shm`, { force: true });
  }
  expect(earlier).toBe(before + after);
});
