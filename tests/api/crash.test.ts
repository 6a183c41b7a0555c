import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { ask, order, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

/** Deterministic, so that a failure comes back: the moments spread over a generation's life. */
const moments = Array.from({ length: 12 }, (_, index) => index * 3);

test.each(['api', 'pocketbase'] as const)(
  'kill -9 of the %s at any moment loses nothing acknowledged and charges nothing twice',
  async (victim) => {
    for (const moment of moments) {
      const person = await signUp(stack.pocketbase.url);
      const key = randomUUID();
      const asked = ask(stack.api.url, person.token, order(), { key })
        .then(async (answer) => (answer.ok ? await answer.text() : undefined))
        .catch(() => undefined);
      await sleep(moment);
      await stack[victim].kill();
      await stack[victim].restart();
      const acknowledged = await asked;

      const rows = await person.client.collection('generations').getFullList();
      expect(rows.length).toBeLessThanOrEqual(1);
      const state = rows[0]?.state;
      if (acknowledged === undefined) continue;
      expect(state).toBe('done');
      const again = await ask(stack.api.url, person.token, order(), { key });
      expect(await again.text()).toBe(acknowledged);
    }
  },
);

test('a hold that its API did not live to settle never outlasts its time', async () => {
  const person = await signUp(stack.pocketbase.url);
  const asked = ask(stack.api.url, person.token, order()).catch(() => undefined);
  await sleep(4);
  await stack.api.kill();
  await asked;
  await stack.api.restart();
  const rows = await person.client.collection('generations').getFullList();
  for (const row of rows.filter(({ state }) => state === 'held')) {
    const age = Date.parse(String(row.timestamp)) + rules.generation.holdSeconds * 1_000;
    expect(age).toBeLessThanOrEqual(Date.now() + rules.generation.holdSeconds * 1_000);
  }
  const allowance = await fetch(`${stack.pocketbase.url}/api/account/allowance`, {
    headers: { Authorization: person.token },
  });
  expect((await allowance.json()).left).toBeGreaterThanOrEqual(4);
});
