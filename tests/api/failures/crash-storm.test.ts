import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import {
  ask,
  asSuperuser,
  givePremium,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

const kills = 200;
const people = 8;
const seed = 20_261_121;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

/** The same numbers in every run, so that a failure comes back. */
function* randomNumbers(state: number): Generator<number> {
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

interface Acknowledged {
  person: Person;
  key: string;
  body: string;
}

test(`after ${kills} kills at random moments, what was acknowledged is what was charged`, async () => {
  const superuser = await asSuperuser(stack.pocketbase);
  const random = randomNumbers(seed);
  const next = () => random.next().value ?? 0;
  const crowd: Person[] = [];
  while (crowd.length < people) {
    const person = await signUp(stack.pocketbase);
    await givePremium(superuser, person);
    crowd.push(person);
  }

  const acknowledged: Acknowledged[] = [];
  let over = false;
  const askOn = async (person: Person) => {
    while (!over) {
      const key = randomUUID();
      try {
        const answer = await ask(stack.api.url, person.token, order(), { key });
        if (answer.status === 200) acknowledged.push({ person, key, body: await answer.text() });
      } catch {
        // The API is being killed; the page would say so. A crowd that tries at once holds up its return.
        await sleep(25);
      }
    }
  };
  const asking = awaitedLater(Promise.all(crowd.map(askOn)));
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      // Every kill finds both servers at work, however slow the machine is.
      const before = acknowledged.length;
      while (acknowledged.length === before) await sleep(2);
      await sleep(next() * 40);
      const chance = next();
      const both = chance < 0.1;
      const victims = [
        ...(both || chance < 0.5 ? [stack.api] : []),
        ...(both || chance >= 0.5 ? [stack.pocketbase] : []),
      ];
      await Promise.all(victims.map((victim) => victim.kill()));
      await Promise.all(victims.map((victim) => victim.restart()));
    }
  } finally {
    over = true;
  }
  await asking;

  const rows = await superuser.collection('generations').getFullList({ batch: 1_000 });
  const done = new Map(rows.filter(({ state }) => state === 'done').map((row) => [row.key, row]));
  console.log(`${kills} kills: ${acknowledged.length} acknowledged, ${done.size} charged`);
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
  for (const { key, body } of acknowledged) expect(done.get(key)?.result).toBe(body);
  // Charged but not acknowledged: committed, and the answer died on its way. Its key finds it.
  const known = new Set(acknowledged.map(({ key }) => key));
  const unseen = [...done.values()].filter(({ key }) => !known.has(key));
  expect(unseen.length).toBeLessThanOrEqual(kills * people);
  for (const row of unseen) {
    const owner = crowd.find(({ id }) => id === row.userId);
    const again = await ask(stack.api.url, owner?.token, order(), { key: row.key });
    expect(await again.text()).toBe(row.result);
  }
  // PocketBase's own timetable gives back what nobody settled, once it lives for a minute again.
  const lasting = async () => {
    const held = await superuser
      .collection('generations')
      .getFullList({ filter: "state = 'held'" });
    return held.filter(({ expires }) => Date.parse(expires) < Date.now() - 65_000).length;
  };
  await expect.poll(lasting, { timeout: 90_000 }).toBe(0);
}, 600_000);
