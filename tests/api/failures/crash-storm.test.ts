import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type PocketBase from 'pocketbase';
import { afterAll, expect, test } from 'vitest';
import type { GenerateAnswer } from '#shared/contracts/page-api.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import {
  ask,
  asSuperuser,
  givePremium,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

const kills = 200;
/** A start is mostly waiting, so several of them are killed side by side. */
const stacks = 4;
const people = 2;
const seed = 20_261_121;

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

/** Half of the orders are for several platforms; a key alone tells which, so that its order can be asked for again. */
const alsoFor = (key: string) => (/[89a-f]$/.test(key) ? ['linkedin', 'instagram'] : []);
const orderOf = (key: string) => order({ platform: 'x', also: alsoFor(key) });

function platformsIn(body: string) {
  const { posts }: GenerateAnswer = JSON.parse(body);
  return posts.map(({ platform }) => platform);
}

const open: Stack[] = [];

afterAll(() => Promise.all(open.map((stack) => stack.stop())));

async function crowdOf(superuser: PocketBase, stack: Stack): Promise<Person[]> {
  const crowd: Person[] = [];
  while (crowd.length < people) {
    const person = await signUp(stack.pocketbase);
    await givePremium(superuser, person);
    crowd.push(person);
  }
  return crowd;
}

/** Kills one or both while a crowd asks, and returns what the crowd was told. */
async function killAmid(stack: Stack, crowd: Person[], times: number, random: Generator<number>) {
  const next = () => random.next().value ?? 0;
  const acknowledged: Acknowledged[] = [];
  let over = false;
  const askOn = async (person: Person) => {
    while (!over) {
      const key = randomUUID();
      try {
        const answer = await ask(stack.api.url, person.token, orderOf(key), { key });
        const body = await answer.text();
        if (answer.status === 200) {
          acknowledged.push({ person, key, body });
          continue;
        }
      } catch {
        // The API is being killed; the page would say so.
      }
      // A crowd that tries again at once holds up the return of what was killed.
      await sleep(25);
    }
  };
  const asking = awaitedLater(Promise.all(crowd.map(askOn)));
  try {
    for (let kill = 0; kill < times; kill += 1) {
      // Every kill finds both servers at work, however slow the machine is.
      const before = acknowledged.length;
      while (acknowledged.length === before) await sleep(2);
      await sleep(next() * 40);
      const chance = next();
      // The database more often, whose return costs a third of the API's.
      const both = chance < 0.1;
      const victims = [
        ...(both || chance < 0.4 ? [stack.api] : []),
        ...(both || chance >= 0.4 ? [stack.pocketbase] : []),
      ];
      await Promise.all(victims.map((victim) => victim.kill()));
      await Promise.all(victims.map((victim) => victim.restart()));
    }
  } finally {
    over = true;
  }
  await asking;
  return acknowledged;
}

/** What nobody settled is given back by PocketBase's own job, once its time is over. */
async function expectHoldsToGo(superuser: PocketBase): Promise<void> {
  const rows = superuser.collection('generations');
  const expires = new Date(Date.now() - 1_000).toISOString();
  for (const { id } of await rows.getFullList({ filter: "state = 'held'" }))
    await rows.update(id, { expires });
  await superuser.crons.run('lapsed_holds_go');
  const held = () => rows.getFullList({ filter: "state = 'held'" });
  await expect.poll(held).toEqual([]);
}

async function storm(stack: Stack, seed: number): Promise<void> {
  const superuser = await asSuperuser(stack.pocketbase);
  const crowd = await crowdOf(superuser, stack);
  const times = kills / stacks;
  const acknowledged = await killAmid(stack, crowd, times, randomNumbers(seed));

  const rows = await superuser.collection('generations').getFullList({ batch: 1_000 });
  const done = new Map(rows.filter(({ state }) => state === 'done').map((row) => [row.key, row]));
  console.log(`${times} kills: ${acknowledged.length} acknowledged, ${done.size} charged`);
  expect(acknowledged.length).toBeGreaterThanOrEqual(times);
  for (const { key, body } of acknowledged) {
    expect(done.get(key)?.result).toBe(body);
    expect(platformsIn(body)).toEqual(['x', ...alsoFor(key)]);
  }
  // Charged but not acknowledged: committed, and the answer died on its way. Its key finds it.
  const known = new Set(acknowledged.map(({ key }) => key));
  const unseen = [...done.values()].filter(({ key }) => !known.has(key));
  expect(unseen.length).toBeLessThanOrEqual(times * people);
  for (const row of unseen) {
    const owner = crowd.find(({ id }) => id === row.userId);
    const again = await ask(stack.api.url, owner?.token, orderOf(row.key), { key: row.key });
    expect(await again.text()).toBe(row.result);
  }
  await expectHoldsToGo(superuser);
}

test(`after ${kills} kills at random moments, what was acknowledged is what was charged`, async () => {
  const storms = Array.from({ length: stacks }, async (_, index) => {
    const stack = await startStack({ pocketbase: { hooksPool: 8 }, api: withoutPages });
    open.push(stack);
    await storm(stack, seed + index);
  });
  await Promise.all(storms);
}, 600_000);
