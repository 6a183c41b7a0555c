import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { ask, order, signUp } from '#tests/harness/people.ts';
import { type RunningApi, type Stack, startApi, startStack } from '#tests/harness/stack.ts';

const rounds = 20;
const parallel = 64;

let stack: Stack;
let second: RunningApi;

beforeAll(async () => {
  stack = await startStack();
  second = await startApi(stack.pocketbase);
});

afterAll(async () => {
  await second.kill();
  await stack.stop();
});

test(`${parallel} at once over two API processes, ${rounds} rounds: exactly the limit succeeds`, async () => {
  const { generationsPerMonth } = rules.plans.free;
  for (let round = 0; round < rounds; round += 1) {
    const person = await signUp(stack.pocketbase);
    const answers = await Promise.all(
      Array.from({ length: parallel }, (_, index) =>
        ask(index % 2 === 0 ? stack.api.url : second.url, person.token, order()),
      ),
    );
    const counted = Map.groupBy(answers, ({ status }) => status);
    expect(counted.get(200)).toHaveLength(generationsPerMonth);
    expect(counted.get(402)).toHaveLength(parallel - generationsPerMonth);
    const rows = await person.client.collection('generations').getFullList();
    expect(rows.filter(({ state }) => state === 'done')).toHaveLength(generationsPerMonth);
  }
});
