import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, requestText } from '#tests/harness/network/wire.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ api: withoutPages });
});

afterAll(() => stack.stop());

function get(path: string) {
  return ask(stack.api.port, requestText('GET', path));
}

/** The log up to an answer that comes after everything asked before it. */
async function logOf(act: () => Promise<unknown>): Promise<string> {
  const before = stack.api.output().length;
  await act();
  await get('/api/config');
  await expect.poll(() => stack.api.output().slice(before)).toContain('/api/config');
  return stack.api.output().slice(before);
}

test('an address that a stranger made up leaves nothing in the log', async () => {
  const log = await logOf(async () => {
    expect((await get(`/api/${'a'.repeat(15_000)}`))?.status).toBe(404);
  });
  expect(log).not.toContain('aaa');
});

test('questions after our health, which no limit counts, leave nothing in the log', async () => {
  const log = await logOf(async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await get('/healthz'))?.status).toBe(200);
      expect((await get('/readyz'))?.status).toBe(200);
    }
  });
  expect(log).not.toContain('/healthz');
  expect(log).not.toContain('/readyz');
});
