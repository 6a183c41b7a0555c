import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { ask, asSuperuser, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

// More than there are connections to PocketBase: some of them never even reach it.
const asked = 100;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

const usedBy = async ({ client }: Person) =>
  (await client.send<Allowance>('/api/account/allowance', { method: 'GET' })).used;

test(`a PocketBase that hung while ${asked} generations gave up keeps none of their holds`, async () => {
  const person = await signUp(stack.pocketbase);
  const generate = async () => (await ask(stack.api.url, person.token, order())).status;
  expect(await generate()).toBe(200);

  process.kill(stack.pocketbase.pid, 'SIGSTOP');
  const statuses = await Promise.all(Array.from({ length: asked }, generate)).finally(() =>
    process.kill(stack.pocketbase.pid, 'SIGCONT'),
  );
  expect(new Set(statuses)).toEqual(new Set([503]));

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
