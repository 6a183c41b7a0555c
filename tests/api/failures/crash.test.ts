import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, asSuperuser, order, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ pocketbase: { hooksPool: 8 }, api: withoutPages });
});

afterAll(() => stack.stop());

/** For two platforms: one hold and one commit all the same. */
const body = order({ also: ['linkedin'] });

/** Deterministic, so that a failure comes back: the moments spread over a generation's life. */
const moments = Array.from({ length: 12 }, (_, index) => index * 3);

test.each(['api', 'pocketbase'] as const)(
  'kill -9 of the %s at any moment loses nothing acknowledged and charges nothing twice',
  async (victim) => {
    for (const moment of moments) {
      const person = await signUp(stack.pocketbase);
      const key = randomUUID();
      const asked = ask(stack.api.url, person.token, body, { key })
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
      const again = await ask(stack.api.url, person.token, body, { key });
      expect(await again.text()).toBe(acknowledged);
    }
  },
);

test('a hold that its API did not live to settle runs out and costs nothing', async () => {
  const person = await signUp(stack.pocketbase);
  const key = randomUUID();
  const held = await stack.ledger.hold({
    userToken: person.token,
    key,
    bodyHash: 'of a process that is gone',
    topic: 'Tomatoes',
    details: '',
    tone: 'casual',
    platform: 'x',
    also: '',
    voice: '',
    settings: '',
    advanced: false,
    fairUsePerDay: null,
    sitePerDay: null,
    ownModels: false,
    ownUncounted: false,
    offline: false,
  });
  expect(held).toMatchObject({ outcome: 'held', left: 4 });
  const superuser = await asSuperuser(stack.pocketbase);
  const [row] = await person.client.collection('generations').getFullList();
  await superuser
    .collection('generations')
    .update(String(row?.id), { expires: new Date(Date.now() - 1_000).toISOString() });
  const answer = await ask(stack.api.url, person.token, order(), { key });
  expect(answer.status).toBe(200);
  const rows = await person.client.collection('generations').getFullList();
  expect(rows.map(({ state }) => state)).toEqual(['done']);
});
