import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { ask, asSuperuser, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

// More than there are connections to PocketBase: some of them never even reach it.
const asked = 100;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ api: withoutPages });
});

afterAll(() => stack.stop());

const usedBy = async ({ client }: Person) =>
  (await client.send<Allowance>('/api/account/allowance', { method: 'GET' })).used;

const health = () =>
  // Longer than the front door's patience, shorter than a person's.
  fetch(`${stack.api.url}/pb/api/health`, { signal: AbortSignal.timeout(30_000) });

test(`a PocketBase that hangs is given up while people still wait, and keeps none of the holds of ${asked} generations`, async () => {
  const person = await signUp(stack.pocketbase);
  const generate = async () => (await ask(stack.api.url, person.token, order())).status;
  expect(await generate()).toBe(200);

  expect((await health()).status).toBe(200);
  process.kill(stack.pocketbase.pid, 'SIGSTOP');
  const [statuses, answers] = await Promise.all([
    Promise.all(Array.from({ length: asked }, generate)),
    Promise.all([health(), health(), health()]),
  ]).finally(() => process.kill(stack.pocketbase.pid, 'SIGCONT'));
  expect(new Set(statuses)).toEqual(new Set([503]));
  for (const answer of answers) {
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'serviceUnavailable']);
  }
  // Asked again as soon as it is back.
  expect((await health()).status).toBe(200);

  const superuser = await asSuperuser(stack.pocketbase);
  const rows = (collection: string) =>
    superuser.collection(collection).getFullList({ filter: `userId = "${person.id}"` });
  await expect.poll(async () => (await rows('generations')).length).toBe(1);
  // The requests that are still on their way inside PocketBase come to nothing either.
  await expect.poll(() => usedBy(person)).toBe(1);
  for (let time = 1; time < rules.plans.free.generationsPerMonth; time += 1) {
    await expect.poll(generate).toBe(200);
  }
  expect(await rows('generation_returns')).toEqual([]);
});
