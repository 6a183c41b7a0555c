import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { ask, requestText } from '#tests/harness/network/wire.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ api: { RATE_LIMITS: 'on' } });
});

afterAll(() => stack.stop());

const json = ['Content-Type: application/json', 'Content-Length: 2'];

test.each([
  '/api/%67enerate',
  '/api/./generate',
  '/api/x/../generate',
  '/api/x/%2e%2e/generate-openrouter',
  '/api/stripe/webhook/../../generate',
  '/api/%73tripe/webhook',
  '/api/generate;x',
  '/api/generate#x',
])('%s is no other spelling of an address, which a limit would count otherwise', async (path) => {
  const answer = await ask(stack.api.port, requestText('POST', path, json, '{}'));
  expect(answer?.status).toBe(404);
  expect(JSON.parse(answer?.body ?? '')).toEqual({
    error: message('notFound'),
    code: 'notFound',
  });
});

test.each([
  ['no host, in HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n'],
  ['an empty host', 'GET /healthz HTTP/1.1\r\nHost:\r\n\r\n'],
  ['a host with a path', 'GET /healthz HTTP/1.1\r\nHost: a/api/generate?\r\n\r\n'],
  ['a host of no letters', 'GET /healthz HTTP/1.1\r\nHost: [::1\r\n\r\n'],
])('a check of our health with %s is answered', async (_, text) => {
  const answer = await ask(stack.api.port, text);
  expect([answer?.status, answer?.body]).toEqual([200, '{"alive":true}']);
});

test('an expectation that nobody knows changes nothing, and is counted like any request', async () => {
  const unknown = requestText('GET', '/api/config', ['Expect: tea']);
  const first = await ask(stack.api.port, unknown);
  expect(first?.status).toBe(200);
  expect(first?.headers['x-content-type-options']).toBe('nosniff');
  const statuses = new Set<number | undefined>();
  for (let asked = 0; asked <= 2 * rules.frontDoor.requests.reading; asked += 100) {
    if (statuses.has(429)) break;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => ask(stack.api.port, unknown)),
    );
    for (const answer of answers) statuses.add(answer?.status);
  }
  expect([...statuses]).toContain(429);
});
