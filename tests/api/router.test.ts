import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ledger } from '#api/services/generation/ledger.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';

// As many as come in more than two seconds, at the pace at which a hold is tried again.
const refusals = 6;

let pb: RunningPocketbase;
let refused = 0;

/** What stands before two machines while the second steps in for the first. */
const router = createServer((asked, answer) => {
  if (asked.url === '/api/ledger/hold' && refused < refusals) {
    refused += 1;
    answer.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>503 Service Unavailable</h1>');
    return;
  }
  const { method, headers, url = '/' } = asked;
  const onward = ask(pb.url + url, { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 500, got.headers);
    got.pipe(answer);
  });
  asked.pipe(onward);
});

beforeAll(async () => {
  pb = await startPocketbase();
  await new Promise<void>((listening) => router.listen(0, '127.0.0.1', listening));
});

afterAll(async () => {
  router.closeAllConnections();
  router.close();
  await pb.stop();
});

test('a hold that a router could not deliver waits until it can, and is made once', async () => {
  const { port } = router.address() as AddressInfo;
  const credentials = join(pb.dataDir, 'service.json');
  const client = new PocketbaseClient(`http://127.0.0.1:${port}`, credentials);
  const person = await signUp(pb);
  const answer = await new Ledger(client).hold(holdRequest(person));
  client.close();
  expect(refused).toBe(refusals);
  expect(answer).toMatchObject({ outcome: 'held', left: 4 });
});
