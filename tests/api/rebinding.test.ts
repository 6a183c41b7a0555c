import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppBindings } from '#api/context.ts';
import { createLog } from '#api/log.ts';
import { sourceRoutes } from '#api/routes/source.ts';
import { AddressGuard } from '#api/services/guard/address-guard.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { Sources } from '#api/services/sources/sources.ts';
import { problemOf } from '#shared/problem.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { startUpstream, type Upstream } from './front-door/upstream.ts';

let pocketbase: RunningPocketbase;
let client: PocketbaseClient;
let upstream: Upstream;
/** What the name leads to, time after time. */
let answers: string[];

// In this process, since no name that a test may ask changes where it leads.
beforeAll(async () => {
  pocketbase = await startPocketbase();
  client = new PocketbaseClient(pocketbase.url, join(pocketbase.dataDir, 'service.json'));
  const resolve = async () => answers.splice(0, 1);
  const guard = new AddressGuard([], resolve, (address) => address === '127.0.0.1');
  const sources = new Sources(client, guard, createLog('silent'));
  const app = new Hono<AppBindings>().route('/api', sourceRoutes({ sources }));
  upstream = await startUpstream({ app });
});

afterAll(async () => {
  await upstream.close();
  client.close();
  await pocketbase.stop();
});

test('a name that leads inside the second time it is asked is refused as a private address', async () => {
  const { token } = await signUp(pocketbase);
  answers = ['127.0.0.1', '127.0.0.2'];
  const answer = await fetch(`http://127.0.0.1:${upstream.port}/api/source`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ address: 'http://rebinding.example/' }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual(problemOf('sourcePrivate'));
  expect(answers).toEqual([]);
});
