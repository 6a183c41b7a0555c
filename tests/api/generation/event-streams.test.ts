import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sendEvents } from '#api/services/generation/event-stream.ts';
import type { GenerationEvent } from '#api/services/generation/generation-events.ts';
import { hangs } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, order, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let provider: FakeOpenai;
let stack: Stack;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: { ...withoutPages, MODEL_BASE_URL: provider.url, MODEL: 'test/model' },
  });
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

afterEach(() => {
  vi.useRealTimers();
});

/** What proxies go by: nginx by the third, others by the second. A length or a coding would hold it up. */
const forProxies = {
  'content-type': expect.stringContaining('text/event-stream'),
  'cache-control': expect.stringContaining('no-transform'),
  'x-accel-buffering': 'no',
};

test('a stream of posts begins before there is a post, and tells proxies to pass it on as it comes', async () => {
  provider.script(hangs('headers'));
  const { token } = await signUp(stack.pocketbase);
  const leave = new AbortController();
  const options = { accept: 'text/event-stream', signal: leave.signal };
  const answer = await ask(stack.api.url, token, order(), options);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject(forProxies);
  expect(headers).not.toHaveProperty('content-length');
  expect(headers).not.toHaveProperty('content-encoding');
  leave.abort();
});

test('live news of the database begins at once, and proxies are told as well', async () => {
  const leave = new AbortController();
  const answer = await fetch(`${stack.api.url}/pb/api/realtime`, { signal: leave.signal });
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toContain('PB_CONNECT');
  leave.abort();
});

test('while a model thinks there is a sign of life every ten seconds, and none after the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { promise: thinking, resolve: done } = Promise.withResolvers<void>();
  async function* events(): AsyncGenerator<GenerationEvent> {
    await thinking;
    yield { event: 'post', data: { index: 0, platform: 'x', text: 'At last' } };
  }
  const asIs = (told: GenerationEvent) => told;
  const server = createServer((_, response) => void sendEvents(response, {}, events(), asIs));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`);
  let seen = '';
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) seen += new TextDecoder().decode(chunk);
  })();
  const signs = () => seen.split(': still writing\n\n').length - 1;
  for (let expected = 1; expected <= 3; expected += 1) {
    vi.advanceTimersByTime(9_999);
    expect(signs()).toBe(expected - 1);
    vi.advanceTimersByTime(1);
    await expect.poll(signs).toBe(expected);
  }
  done();
  await reading;
  expect(seen.endsWith('data: {"index":0,"platform":"x","text":"At last"}\n\n')).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  server.close();
});
