import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MendRequest } from '#shared/contracts/page-api.ts';
import { rules } from '#shared/rules.ts';
import { refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningApi, type Stack, startApi, startStack } from '#tests/harness/stack.ts';

const flawed = 'This is not just a roastery in Basel, it is a second home. Come by at 7.';
const mended = 'We roast in Basel, and many stay for hours. Come by at 7.';
const post: MendRequest = { text: flawed, tone: 'casual', platform: 'x' };

let provider: FakeOpenai;
let stack: Stack;
let person: Person;
let key: string;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: { MODEL_BASE_URL: provider.url, MODEL: 'test/model', WRITING: 'once' },
  });
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

interface Asking {
  body?: unknown;
  token?: string;
  with?: string;
  api?: RunningApi;
}

async function mend(asking: Asking = {}): Promise<{ status: number; body: unknown }> {
  const { body = post, token = person.token, with: idempotency = key, api = stack.api } = asking;
  const answer = await fetch(`${api.url}/api/mend`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
      ...(idempotency === '' ? {} : { 'Idempotency-Key': idempotency }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** A generation of this person's, and its key. */
async function generated(by: Person): Promise<string> {
  const used = randomUUID();
  expect((await ask(stack.api.url, by.token, order(), { key: used })).status).toBe(200);
  return used;
}

beforeEach(async () => {
  person = await signUp(stack.pocketbase);
  key = await generated(person);
  provider.requests.length = 0;
});

test('a post is mended by one call that knows the post, its signs and what it is about', async () => {
  provider.script(saysPosts([mended]));
  expect(await mend()).toEqual({ status: 200, body: { text: mended } });
  expect(provider.requests).toHaveLength(1);
  const asked = JSON.stringify(provider.requests[0]);
  expect(asked).toContain('This is not just a roastery in Basel');
  expect(asked).toContain('Says what it is not before saying what it is');
});

test.each([
  ['is the same', flawed],
  ['lost a fact', 'We roast in Basel, and many stay for hours. Come by.'],
  ['has as many signs', 'Roasting in Basel is not just a job, it is a life. Come by at 7.'],
  ['does not fit', `${mended} ${'And bring your friends. '.repeat(20)}`],
])('an answer that %s is not believed', async (_, answer) => {
  provider.script(saysPosts([answer]));
  expect(await mend()).toMatchObject({ status: 422, body: { code: 'mendFailed' } });
});

test('a generation has a number of mends, and another one has its own', async () => {
  provider.script(...Array.from({ length: rules.generation.mends }, () => saysPosts([mended])));
  for (let time = 0; time < rules.generation.mends; time += 1) {
    expect((await mend()).status).toBe(200);
  }
  expect(await mend()).toMatchObject({ status: 410, body: { code: 'mendsUsed' } });
  const other = await generated(person);
  provider.script(saysPosts([mended]));
  expect((await mend({ with: other })).status).toBe(200);
});

test('nobody mends with a key that is not theirs, and no model hears of it', async () => {
  const unknown = { status: 404, body: { code: 'mendUnknown' } };
  expect(await mend({ with: randomUUID() })).toMatchObject(unknown);
  const stranger = await signUp(stack.pocketbase);
  expect(await mend({ token: stranger.token })).toMatchObject(unknown);
  const nobody = { status: 401, body: { code: 'sessionExpired' } };
  expect(await mend({ token: '' })).toMatchObject(nobody);
  expect(await mend({ token: 'none' })).toMatchObject(nobody);
  expect(provider.requests).toHaveLength(0);
});

test.each([
  ['no key', { with: '' }],
  ['a key of the wrong shape', { with: 'short' }],
  ['no text', { body: { ...post, text: ' ' } }],
  ['a text that no platform takes', { body: { ...post, text: 'a'.repeat(6_001) } }],
  ['an unknown platform', { body: { ...post, platform: 'paper' } }],
  ['an unknown tone', { body: { ...post, tone: 'loud' } }],
  ['no object', { body: null }],
])('a request with %s is refused', async (_, asking: Asking) => {
  expect(await mend(asking)).toMatchObject({ status: 400, body: { code: 'requestInvalid' } });
});

test('without a model there is nobody to ask, and nothing is counted', async () => {
  const offline = await startApi(stack.pocketbase, { OFFLINE_WRITER: 'true' });
  try {
    const refused = { status: 503, body: { code: 'mendNeedsModel' } };
    expect(await mend({ api: offline })).toMatchObject(refused);
  } finally {
    await offline.kill();
  }
});

// Last: after a call that fails the model is left alone for a while.
test('a model that fails costs the post nothing', async () => {
  provider.script(refuses(400));
  expect(await mend()).toMatchObject({ status: 422, body: { code: 'mendFailed' } });
});
