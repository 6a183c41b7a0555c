import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RequestLimits } from '#api/front-door/request-limits.ts';
import { message, rules } from '#shared/rules.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

const { requests, windowSeconds, liveConnections, rememberedAddresses, wideNetworkTimes } =
  rules.frontDoor;

const get = { method: 'GET' } as IncomingMessage;
const list = '/pb/api/collections/posts/records';

function countUp(limits: RequestLimits, address: string, times: number, now: number): number {
  let wait = 0;
  for (let time = 0; time < times; time += 1) wait = limits.admit(get, list, address, now);
  return wait;
}

test('an address is kept out until the window ends, and others are not', () => {
  const limits = new RequestLimits();
  expect(countUp(limits, 'a', requests.reading, 1_000)).toBe(0);
  expect(countUp(limits, 'a', 1, 1_000)).toBe(windowSeconds);
  expect(countUp(limits, 'a', 1, 1_000 + windowSeconds * 1_000 - 1)).toBe(1);
  expect(countUp(limits, 'b', 1, 1_000)).toBe(0);
  expect(countUp(limits, 'a', 1, 1_000 + windowSeconds * 1_000)).toBe(0);
});

test('a crowd of addresses pushes out the one that came first, and fills no memory', () => {
  const limits = new RequestLimits();
  expect(countUp(limits, 'first', requests.reading + 1, 0)).toBeGreaterThan(0);
  for (let serial = 1; serial < rememberedAddresses; serial += 1)
    countUp(limits, `${serial}`, 1, 0);
  expect(countUp(limits, 'first', 1, 0)).toBeGreaterThan(0);
  countUp(limits, 'one too many', 1, 0);
  expect(countUp(limits, 'first', 1, 0)).toBe(0);
});

test('a wide IPv6 network is limited as a whole, and pushes nobody else out', () => {
  const limits = new RequestLimits();
  expect(countUp(limits, '192.0.2.1', requests.reading + 1, 0)).toBeGreaterThan(0);
  const network = (serial: number) => `2001:db8:1:${serial.toString(16)}::`;
  const kinds = [
    [get, list],
    [{ method: 'POST' } as IncomingMessage, list],
    [get, '/pb/api/realtime'],
    [get, '/api/generate'],
  ] as const;
  for (const [request, path] of kinds) {
    let admitted = 0;
    for (let serial = 0; serial < 65_536; serial += 1) {
      if (limits.admit(request, path, network(serial), 0) === 0) admitted += 1;
    }
    expect(admitted).toBeLessThanOrEqual(requests.reading * wideNetworkTimes);
    expect(admitted).toBeLessThan(65_536);
  }
  expect(countUp(limits, '192.0.2.1', 1, 0)).toBeGreaterThan(0);
  expect(countUp(limits, '2001:db8:2:1::', 1, 0)).toBe(0);
});

test('events come in bursts, but what is not signed fills no log for ever', () => {
  const limits = new RequestLimits();
  const post = { method: 'POST' } as IncomingMessage;
  const waits = Array.from({ length: requests.webhook + 1 }, () =>
    limits.admit(post, '/api/stripe/webhook', 'a', 0),
  );
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
  expect(limits.admit(post, '/api/stripe/webhook', 'b', 0)).toBe(0);
});

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ api: { ...withoutPages, RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
});

afterAll(() => stack.stop());

interface Call {
  method?: string;
  body?: string;
  signal?: AbortSignal;
}

function ask(path: string, address: string, call: Call = {}): Promise<Response> {
  return fetch(`${stack.api.url}${path}`, {
    ...call,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
  });
}

/** How many got through before the first that did not. A window may end meanwhile, though not two. */
async function untilRefused(path: string, address: string, most: number, call: Call = {}) {
  const batch = 50;
  let admitted = 0;
  while (admitted <= 2 * most) {
    const answers = await Promise.all(
      Array.from({ length: batch }, () => ask(path, address, call)),
    );
    const refusal = answers.find(({ status }) => status === 429);
    admitted += answers.filter(({ status }) => status !== 429).length;
    await Promise.all(
      answers.filter((answer) => answer !== refusal).map((answer) => answer.text()),
    );
    if (refusal) return { admitted, refusal };
  }
  throw new Error(`${admitted} requests to ${path} were let in.`);
}

test.each([
  ['/api/generate-openrouter', 'generating', { method: 'POST', body: '{}' }],
  [list, 'reading', {}],
  [list, 'writing', { method: 'POST', body: '{}' }],
  ['/pb/api/realtime', 'live', { method: 'POST', body: '{}' }],
  ['/api/checkout', 'paying', { method: 'POST', body: '{}' }],
  ['/api/account/delete', 'paying', { method: 'POST', body: '{}' }],
  ['/api/own-model', 'checking', { method: 'POST', body: '{}' }],
  ['/api/source', 'fetching', { method: 'POST', body: '{}' }],
] as const)('%s stops at the number of %s, in our words', async (path, kind, call) => {
  const address = `198.51.100.${path.length}`;
  const { admitted, refusal } = await untilRefused(path, address, requests[kind], call);
  expect(admitted).toBeGreaterThanOrEqual(requests[kind]);
  const wait = Number(refusal.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(windowSeconds);
  expect(await refusal.json()).toEqual({
    error: message('tooManyRequests'),
    code: 'tooManyRequests',
  });
  expect((await ask(path, '203.0.113.1', call)).status).not.toBe(429);
  // What was used up is one kind of request, not the address.
  expect((await ask('/healthz', address)).status).toBe(200);
});

test('those who tell of payments come far more often than anybody writes', async () => {
  const statuses = new Set<number>();
  for (let time = 0; time < requests.writing + 1; time += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        ask('/api/stripe/webhook', '203.0.113.2', { method: 'POST', body: '{}' }),
      ),
    );
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([503]);
});

test('an address has its number of live connections, and one that closes makes room', async () => {
  const hangUps: AbortController[] = [];
  const listen = async (address: string) => {
    const hangUp = new AbortController();
    const { status } = await ask('/pb/api/realtime', address, { signal: hangUp.signal });
    if (status === 200) hangUps.push(hangUp);
    return status;
  };
  for (let open = 0; open < liveConnections; open += 1) {
    expect(await listen('192.0.2.1')).toBe(200);
  }
  const refusal = await ask('/pb/api/realtime', '192.0.2.1');
  expect([refusal.status, (await refusal.json()).code]).toEqual([429, 'tooManyRequests']);
  expect(refusal.headers.get('retry-after')).toBe(String(windowSeconds));
  expect(await listen('192.0.2.2')).toBe(200);
  hangUps.shift()?.abort();
  await expect.poll(() => listen('192.0.2.1')).toBe(200);
  expect(await listen('192.0.2.1')).toBe(429);
  for (const hangUp of hangUps) hangUp.abort();
});
