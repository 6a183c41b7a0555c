import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { postsJson, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { readEvents } from '#tests/harness/events.ts';
import {
  ask,
  asSuperuser,
  givePremium,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { type Stack, startApi, startStack, withoutPages } from '#tests/harness/stack.ts';

const events = { accept: 'text/event-stream' };
const { generationsPerMonth, startsPerDay } = rules.plans.free;

let provider: FakeOpenai;
let model: Record<string, string>;
let stack: Stack;
let person: Person;

beforeAll(async () => {
  provider = await startFakeOpenai();
  model = { MODEL_BASE_URL: provider.url, MODEL: 'a/model', MODEL_REST_AFTER_FAILURES: '1000' };
  stack = await startStack({ api: model });
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

beforeEach(async () => {
  provider.requests.length = 0;
  person = await signUp(stack.pocketbase);
});

async function states(): Promise<string[]> {
  const rows = await person.client.collection('generations').getFullList();
  return rows.map(({ state }) => state);
}

const settled = () => expect.poll(states).not.toContain('held');

/** The model has written some posts and goes on writing. */
const unfinished = saysPosts(cannedPosts, { stopAt: 9_000, stop: 'hang' });

/** Asks for one answer and leaves when the model works on it: the status, unless it was on its way. */
async function askAndLeave(): Promise<number | undefined> {
  const called = Promise.withResolvers<undefined>();
  provider.script((seen) => {
    called.resolve(undefined);
    return unfinished(seen);
  });
  const leave = new AbortController();
  const answered = ask(stack.api.url, person.token, order(), { signal: leave.signal }).then(
    ({ status }) => status,
    () => undefined,
  );
  const status = await Promise.race([answered, called.promise]);
  leave.abort();
  return status;
}

test('300 times asked and left before the answer: the model is called as often as a day allows', async () => {
  const refused: number[] = [];
  for (let time = 1; time <= 300; time += 1) {
    const status = await askAndLeave();
    if (status !== undefined) refused.push(status);
  }
  expect(provider.requests).toHaveLength(startsPerDay);
  expect(refused.length).toBeGreaterThan(200);
  await settled();
  expect(await states()).toEqual([]);
  const answer = await ask(stack.api.url, person.token, order());
  expect([answer.status, await answer.json()]).toEqual([
    429,
    { error: message('startsUsed'), code: 'startsUsed' },
  ]);
});

test('whoever reads posts and leaves is charged for every run they read of', async () => {
  let read = 0;
  let runs = 0;
  for (let time = 0; time < 12; time += 1) {
    provider.script(saysPosts(cannedPosts));
    const answer = await ask(stack.api.url, person.token, order(), events);
    if (answer.status !== 200) continue;
    const { posts } = await readEvents(answer, 1 + (time % cannedPosts.length));
    read += posts.length;
    runs += 1;
    await settled();
  }
  expect(runs).toBe(generationsPerMonth);
  expect(await states()).toEqual(Array(generationsPerMonth).fill('done'));
  expect(read).toBeLessThanOrEqual(generationsPerMonth * cannedPosts.length);
});

test('a last post that never ends does not make the others free', async () => {
  const four = postsJson(cannedPosts).slice(0, postsJson(cannedPosts).indexOf(cannedPosts[4]));
  provider.script(says(four, { finish: 'length' }));
  let read = 0;
  for (let time = 0; time < 20; time += 1) {
    const answer = await ask(stack.api.url, person.token, order(), events);
    if (answer.status === 200) read += (await readEvents(answer)).posts.length;
  }
  expect(await states()).toEqual(Array(generationsPerMonth).fill('done'));
  expect(read).toBe(generationsPerMonth * (cannedPosts.length - 1));
});

test('the operator’s numbers: starts of a Premium account, and of the whole site', async () => {
  const api = await startApi(stack.pocketbase, {
    ...withoutPages,
    ...model,
    FAIR_USE_PER_DAY: '2',
    GENERATIONS_PER_DAY: '4',
  });
  try {
    provider.script(saysPosts(cannedPosts));
    const superuser = await asSuperuser(stack.pocketbase);
    await givePremium(superuser, person);
    const asked = async ({ token }: Person) => {
      const answer = await ask(api.url, token, order());
      return answer.status === 200 ? 'written' : (await answer.json()).error;
    };
    const written = ['written', 'written'];
    expect([await asked(person), await asked(person), await asked(person)]).toEqual([
      ...written,
      message('startsUsed'),
    ]);
    const another = await signUp(stack.pocketbase);
    const third = await signUp(stack.pocketbase);
    const full = message('siteUsed');
    expect([await asked(another), await asked(another), await asked(another)]).toEqual([
      ...written,
      full,
    ]);
    expect(await asked(third)).toBe(full);
    expect(provider.requests).toHaveLength(4);
    await api.kill('SIGTERM');
    expect(api.output().match(/GENERATIONS_PER_DAY/g)).toHaveLength(1);
  } finally {
    await api.kill();
  }
});

test('the offline editor is not counted for the site', async () => {
  const api = await startApi(stack.pocketbase, { ...withoutPages, GENERATIONS_PER_DAY: '1' });
  try {
    for (let time = 1; time <= 2; time += 1) {
      expect((await ask(api.url, person.token, order())).status).toBe(200);
    }
  } finally {
    await api.kill();
  }
});
