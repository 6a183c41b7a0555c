import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BillingLedger } from '#api/services/billing/billing-ledger.ts';
import { Ledger } from '#api/services/ledger/ledger.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { LedgerCaller } from './ledger-caller.ts';
import { signUp } from './people.ts';

const cuts = 60;
const customers = 12;

let pb: RunningPocketbase;
let place: string;

beforeAll(async () => {
  pb = await startPocketbase();
  place = mkdtempSync(join(tmpdir(), 'power-loss-'));
  await write();
  await pb.kill('SIGKILL');
});

afterAll(async () => {
  await pb.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Generations and the readings of paying customers, in turn. */
async function write(): Promise<void> {
  const caller = await LedgerCaller.of(pb);
  const connection = new Ledger(pb.url, join(pb.dataDir, 'service.json'));
  const billing = new BillingLedger(connection);
  for (let number = 0; number < customers; number += 1) {
    const payer = await signUp(pb);
    const held = await caller.held(payer);
    await caller.commit(held, `the result of ${number}`);
    const customerId = `cus_${number}`;
    const eventId = `evt_${number}`;
    await billing.keepCustomer({ userId: payer.id, customerId, replaces: '' });
    const begun = await billing.beginReading({ customerId, eventId, eventType: 'invoice.paid' });
    if (begun.outcome !== 'begun') throw new Error('the event was processed before');
    await billing.write({
      customerId,
      claimedUserId: '',
      readAt: begun.readAt,
      eventId,
      sessionId: '',
      subscriptionId: `sub_${number}`,
      live: true,
      startedAt: '2026-01-01T00:00:00.000Z',
      endedAt: '',
      paidUntil: '2099-01-01T00:00:00.000Z',
      cancelAtPeriodEnd: false,
      priceId: 'price_1',
      earlierEndedAt: '',
    });
  }
  connection.close();
}

/** The data folder as a machine leaves it that lost power when so many bytes of the log were written. */
function cutAt(bytes: number): string {
  const folder = join(place, String(bytes));
  mkdirSync(folder);
  for (const name of ['data.db', 'auxiliary.db', 'superuser.json', 'service.json']) {
    copyFileSync(join(pb.dataDir, name), join(folder, name));
  }
  const log = readFileSync(join(pb.dataDir, 'data.db-wal'));
  writeFileSync(join(folder, 'data.db-wal'), log.subarray(0, bytes));
  return folder;
}

function count(database: DatabaseSync, query: string): number {
  return Number(database.prepare(`SELECT count(*) AS found FROM ${query}`).get()?.found);
}

test(`the log cut at ${cuts} places: a whole database each time, and no event done without its row`, () => {
  const whole = readFileSync(join(pb.dataDir, 'data.db-wal')).length;
  const seen: number[] = [];
  for (let cut = 0; cut <= cuts; cut += 1) {
    // Odd places, in the middle of pages as well.
    const folder = cutAt(Math.min(whole, Math.floor((whole * cut) / cuts) + ((cut * 997) % 4096)));
    const database = new DatabaseSync(join(folder, 'data.db'));
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    if (count(database, `sqlite_master WHERE name = 'stripe_events'`) === 1) {
      const done = count(database, `stripe_events WHERE state = 'processed'`);
      expect(count(database, 'subscriptions')).toBe(done);
      const empty = `generations WHERE (state = 'done') <> (result <> '')`;
      expect(count(database, empty)).toBe(0);
      seen.push(done);
    }
    database.close();
    rmSync(folder, { recursive: true });
  }
  console.log(`power loss: ${whole} bytes of log, ${new Set(seen).size} different histories`);
  // More of the log is more of the history, and all of it is all.
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(customers);
  expect(new Set(seen).size).toBeGreaterThan(customers / 2);
});

test('PocketBase starts on what a cut left, and people can go on', async () => {
  const whole = readFileSync(join(pb.dataDir, 'data.db-wal')).length;
  const again = await startPocketbase({ dir: cutAt(whole - 5_000) });
  try {
    const caller = await LedgerCaller.of(again);
    await expect(caller.generate(await signUp(again))).resolves.toMatch(/^[a-z0-9]{15}$/);
  } finally {
    await again.stop();
  }
});
