import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySocket } from '#api/services/copy/database-copy.ts';
import { problemOf } from '#shared/problem.ts';
import { readEvents } from '#tests/harness/events.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let stack: Stack;
let person: Person;
let metricsPort: number;
/** What `npm start` would be: here it says that everything is in the copy, or nothing. */
let server: Server | undefined;
let agesAsked = 0;

async function copyIs(copied: boolean): Promise<void> {
  server = createServer(({ url }, response) => {
    if (url === '/age') agesAsked += 1;
    if (copied) response.end('{"ageSeconds":1.5}');
    else response.destroy();
  });
  server.listen(join(stack.pocketbase.dataDir, copySocket));
  await once(server, 'listening');
}

beforeAll(async () => {
  metricsPort = await freePort();
  const METRICS_PORT = String(metricsPort);
  stack = await startStack({
    api: { ...withoutPages, COPY_TO: 'file:/nowhere', ACKNOWLEDGE: 'copied', METRICS_PORT },
  });
  person = await signUp(stack.pocketbase);
});

afterAll(async () => {
  server?.close();
  await stack.stop();
});

const age = async () => (await (await fetch(`${stack.api.url}/readyz`)).json()).copy;

test('what is not yet in the copy is not acknowledged; the same key brings it once it is', async () => {
  const key = randomUUID();
  expect(await age()).toEqual({ ageSeconds: null });
  const first = await ask(stack.api.url, person.token, order(), { key });
  expect([first.status, await first.json()]).toEqual([503, problemOf('copyLate')]);
  const again = await ask(stack.api.url, person.token, order(), { key });
  expect([again.status, await again.json()]).toEqual([503, problemOf('copyLate')]);
  await expect.poll(() => stack.api.output()).toContain('"late":2');

  await copyIs(true);
  const third = await ask(stack.api.url, person.token, order(), { key });
  expect([third.status, (await third.json()).posts]).toEqual([200, expect.any(Array)]);
  await expect.poll(age).toEqual({ ageSeconds: 1.5 });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('postquill_copy_age_seconds 1.5\n');
  expect(metrics).toContain('postquill_copy_late_total 2\n');
});

test('guests who ask for its age again and again ask `npm start` about once a second', async () => {
  agesAsked = 0;
  await Promise.all(Array.from({ length: 50 }, age));
  expect(agesAsked).toBeLessThan(25);
});

test('who reads post by post has seen them, and hears at the end that they are not safe yet', async () => {
  const closed = server && once(server, 'close');
  server?.close();
  server?.closeAllConnections();
  await closed;
  const accept = 'text/event-stream';
  const answer = await ask(stack.api.url, person.token, order(), { accept });
  const { posts, done, error } = await readEvents(answer);
  expect(posts.length).toBeGreaterThan(0);
  expect([done, error]).toEqual([undefined, problemOf('copyLate')]);
});
