import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

test('a PocketBase that hangs is given up while people still wait, and asked again', async () => {
  const health = () =>
    // Longer than the front door's patience, shorter than a person's.
    fetch(`${stack.api.url}/pb/api/health`, { signal: AbortSignal.timeout(20_000) });
  expect((await health()).status).toBe(200);
  process.kill(stack.pocketbase.pid, 'SIGSTOP');
  try {
    const answers = await Promise.all([health(), health(), health()]);
    const said = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(new Set(said.map(({ code }) => code))).toEqual(new Set(['serviceUnavailable']));
  } finally {
    process.kill(stack.pocketbase.pid, 'SIGCONT');
  }
  expect((await health()).status).toBe(200);
});
