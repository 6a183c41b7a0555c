import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BillingRecords } from '#api/services/billing/billing-records.ts';
import { Ledger } from '#api/services/generation/ledger.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';

let pb: RunningPocketbase;
let client: PocketbaseClient;
/** How often a route is answered 503 at first, and whether it is delivered all the same. */
let refusing: { path: string; times: number; delivers: boolean };
let refused: number;

/** What stands before two machines while the second steps in for the first. */
const router = createServer((asked, answer) => {
  const { method, headers, url = '/' } = asked;
  const refuse = () => answer.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>503</h1>');
  const refuses = url === refusing.path && refused < refusing.times;
  if (refuses) refused += 1;
  if (refuses && !refusing.delivers) return void refuse();
  const onward = ask(pb.url + url, { method, headers }, (got) => {
    if (refuses) return void got.resume().on('end', refuse);
    answer.writeHead(got.statusCode ?? 500, got.headers);
    got.pipe(answer);
  });
  asked.pipe(onward);
});

beforeAll(async () => {
  pb = await startPocketbase();
  await new Promise<void>((listening) => router.listen(0, '127.0.0.1', listening));
  const credentials = join(pb.dataDir, 'service.json');
  const { port } = router.address() as AddressInfo;
  client = new PocketbaseClient(`http://127.0.0.1:${port}`, credentials);
});

beforeEach(() => {
  refused = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  client.close();
  router.closeAllConnections();
  router.close();
  await pb.stop();
});

test('a hold that a router could not deliver waits until it can, and is made once', async () => {
  // As many as come in more than two seconds, at the pace at which a hold is tried again.
  refusing = { path: '/api/ledger/hold', times: 8, delivers: false };
  const person = await signUp(pb);
  const answer = await new Ledger(client).hold(holdRequest(person));
  expect(refused).toBe(8);
  expect(answer).toMatchObject({ outcome: 'held', left: 4 });
});

test('one that a router delivered and answered 503 all the same is not in its own way', async () => {
  refusing = { path: '/api/ledger/hold', times: 1, delivers: true };
  const person = await signUp(pb);
  const answer = await new Ledger(client).hold(holdRequest(person));
  expect(refused).toBe(1);
  expect(answer).toMatchObject({ outcome: 'held', left: 4 });
});

test('a mend, its return and the rest are asked for once where a router may have delivered them', async () => {
  const ledger = new Ledger(client);
  const { token: userToken } = await signUp(pb);
  const asked = { userToken, key: 'key', ownModels: false };
  for (const [path, ask] of [
    ['mend', () => ledger.countMend({ ...asked, siteMends: true })],
    ['unmend', () => ledger.returnMend('a')],
    [
      'reopen',
      () => ledger.reopen({ ...asked, bodyHash: 'hash', voice: '', platform: 'x', posts: 2 }),
    ],
  ] as const) {
    refused = 0;
    refusing = { path: `/api/ledger/${path}`, times: 9, delivers: true };
    await expect(ask()).rejects.toThrow('503');
    expect(refused, path).toBe(1);
  }
});

const year = 365 * 86_400_000;

test('a clock that jumps ahead ends no patience', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  refusing = { path: '/api/ledger/hold', times: 3, delivers: false };
  const held = new Ledger(client).hold(holdRequest(await signUp(pb)));
  vi.setSystemTime(Date.now() + year);
  expect(await held).toMatchObject({ outcome: 'held' });
});

test('a clock that is set back makes none endless', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  refusing = { path: '/api/ledger/hold', times: Number.POSITIVE_INFINITY, delivers: false };
  const held = new Ledger(client).hold(holdRequest(await signUp(pb)));
  vi.setSystemTime(Date.now() - year);
  await expect(held).rejects.toThrow('503');
});

test.each([true, false])(
  'what Stripe says is written once, whatever a router answers; delivered all the same: %s',
  async (delivers) => {
    const records = new BillingRecords(client);
    const about = { customerId: 'cus_router', eventId: `evt_router_${delivers}` };
    const event = { ...about, eventType: 'customer.subscription.updated' };
    refusing = { path: '/api/billing/reading', times: 2, delivers };
    const begun = await records.beginReading(event);
    if (begun.outcome !== 'begun') throw new Error(begun.outcome);
    refusing = { path: '/api/billing/sync', times: 4, delivers };
    const nothing = { startedAt: '', endedAt: '', earlierEndedAt: '', paidUntil: '' };
    const written = await records.write({
      ...about,
      ...nothing,
      ...{ claimedUserId: '', sessionId: '', subscriptionId: '', priceId: '' },
      ...{ readAt: begun.readAt, live: false, cancelAtPeriodEnd: false },
    });
    expect([refused, written.outcome]).toEqual([4, 'nobody']);
    expect(await records.beginReading(event)).toEqual({ outcome: 'processed' });
  },
);
