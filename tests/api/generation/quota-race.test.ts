import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { ask, asSuperuser, order, signUp } from '#tests/harness/people.ts';
import {
  type RunningApi,
  type Stack,
  startApi,
  startStack,
  withoutPages,
} from '#tests/harness/stack.ts';

const quietRounds = 4;
const rounds = 20;
const parallel = 64;
const { generationsPerMonth } = rules.plans.free;

let stack: Stack;
let replicas: RunningApi[];

beforeAll(async () => {
  stack = await startStack({ api: withoutPages });
  const others = [0, 1, 2].map(() => startApi(stack.pocketbase, withoutPages));
  replicas = [stack.api, ...(await Promise.all(others))];
});

afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.kill()));
  await stack.stop();
});

function replicaFor(request: number): RunningApi {
  return replicas[request % replicas.length] ?? stack.api;
}

test(`${parallel} at once over four API processes: exactly the limit succeeds`, async () => {
  for (let round = 0; round < quietRounds; round += 1) {
    const person = await signUp(stack.pocketbase);
    const answers = await Promise.all(
      Array.from({ length: parallel }, (_, index) =>
        ask(replicaFor(index).url, person.token, order()),
      ),
    );
    const counted = Map.groupBy(answers, ({ status }) => status);
    expect(counted.get(200)).toHaveLength(generationsPerMonth);
    expect(counted.get(402)).toHaveLength(parallel - generationsPerMonth);
    const rows = await person.client.collection('generations').getFullList();
    expect(rows.filter(({ state }) => state === 'done')).toHaveLength(generationsPerMonth);
  }
});

test(`and where one of them is killed meanwhile, ${rounds} rounds: exactly the limit is taken, and what was acknowledged is kept`, async () => {
  const superuser = await asSuperuser(stack.pocketbase);
  for (let round = 0; round < rounds; round += 1) {
    const victim = replicaFor(round);
    const person = await signUp(stack.pocketbase);
    const acknowledged: string[] = [];
    const asking = Array.from({ length: parallel }, async (_, index) => {
      const key = randomUUID();
      try {
        const answer = await ask(replicaFor(index).url, person.token, order(), { key });
        if (answer.status === 200 && (await answer.json()).posts.length > 0) acknowledged.push(key);
      } catch {
        // The one that was killed has no answer.
      }
    });
    // Each of them early and late: from before the first answer to after the last one.
    await sleep(5 * round);
    await victim.kill();
    await Promise.all(asking);
    await victim.restart();
    const filter = superuser.filter('userId = {:id}', { id: person.id });
    const rows = await superuser.collection('generations').getFullList({ filter });
    // Also what was being written by the one that died has a place, until its time is over.
    expect(rows).toHaveLength(generationsPerMonth);
    const done = rows.filter(({ state }) => state === 'done').map(({ key }) => key);
    expect(done).toEqual(expect.arrayContaining(acknowledged));
  }
});
