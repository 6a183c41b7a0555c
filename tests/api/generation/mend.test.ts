import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MendRequest } from '#shared/contracts/page-mend.ts';
import { rules } from '#shared/rules.ts';
import { hangs, refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, asSuperuser, order, type Person, signUp } from '#tests/harness/people.ts';
import {
  type RunningApi,
  type Stack,
  startApi,
  startStack,
  withoutPages,
} from '#tests/harness/stack.ts';

const flawed = 'This is not just a roastery in Basel, it is a second home. Come by at 7.';
const mended = 'We roast in Basel, and many stay for hours. Come by at 7.';
const post: MendRequest = { text: flawed, tone: 'casual', platform: 'x' };

let provider: FakeOpenai;
let stack: Stack;
let operator: Awaited<ReturnType<typeof asSuperuser>>;
let person: Person;
let key: string;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: { ...withoutPages, MODEL_BASE_URL: provider.url, MODEL: 'test/model', WRITING: 'once' },
  });
  operator = await asSuperuser(stack.pocketbase);
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
  signal?: AbortSignal;
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
    signal: asking.signal ?? null,
  });
  return { status: answer.status, body: await answer.json() };
}

/** A generation of this person's, and its key. */
async function generated(by: Person, changes: Parameters<typeof order>[0] = {}): Promise<string> {
  const used = randomUUID();
  provider.script(saysPosts(cannedPosts));
  expect((await ask(stack.api.url, by.token, order(changes), { key: used })).status).toBe(200);
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

test('a post that does not say by itself which language it is in is mended in the one it was ordered in', async () => {
  const short = { ...post, text: 'Pizza 20h, Bar Torres. Virada de chave!' };
  provider.script(saysPosts(['Pizza 20h, Bar Torres.']));
  expect(await mend({ body: short })).toMatchObject({ status: 422 });
  provider.requests.length = 0;
  provider.script(saysPosts(['Pizza 20h, Bar Torres.']));
  const body = { text: 'Pizza 20h, Bar Torres.' };
  expect(await mend({ body: { ...short, language: 'pt' } })).toEqual({ status: 200, body });
  expect(provider.requests).toHaveLength(1);
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
  const offline = await startApi(stack.pocketbase, { ...withoutPages, OFFLINE_WRITER: 'true' });
  try {
    const refused = { status: 503, body: { code: 'mendNeedsModel' } };
    expect(await mend({ api: offline })).toMatchObject(refused);
  } finally {
    await offline.kill();
  }
});

test('the model is told the voice of the generation, and a word of its author is no sign', async () => {
  const samples = ['I pulled the last beans.', 'The robin came back.', 'The slugs do not care.'];
  const kept = person.client.collection('voices');
  const lists = { never: ['second home'], always: [] };
  const voice = await kept.create({ userId: person.id, name: 'Mine', samples, ...lists });
  const used = await generated(person, { voice: voice.id });
  provider.requests.length = 0;
  provider.script(saysPosts([mended]));
  expect((await mend({ with: used })).status).toBe(200);
  const asked = JSON.stringify(provider.requests[0]);
  expect(asked).toContain('I pulled the last beans.');
  expect(asked).toContain('You said you never use this.');
});

test('mends that bring nothing do not use up the others', async () => {
  provider.script(saysPosts([flawed]));
  for (let time = 0; time < rules.generation.mends; time += 1) {
    expect(await mend()).toMatchObject({ status: 422, body: { code: 'mendFailed' } });
  }
  provider.script(saysPosts([mended]));
  expect((await mend()).status).toBe(200);
});

test('whoever leaves ends the call, and it is given back', async () => {
  provider.script(hangs('headers'));
  const leaving = new AbortController();
  const asked = mend({ signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => provider.requests.length).toBe(1);
  leaving.abort();
  expect(await asked).toBe('left');
  await provider.requests[0]?.over;
  expect(provider.requests[0]?.leftEarly).toBe(true);
  const mends = async () => {
    const [row] = await operator
      .collection('generations')
      .getFullList({ filter: `key = "${key}"` });
    return [row?.mends, row?.mendTries];
  };
  await expect.poll(mends).toEqual([0, 1]);
});

// Last: after a call that fails the model is left alone for a while.
test('a model that fails costs the post nothing, and it is said that it failed', async () => {
  provider.script(refuses(400));
  expect(await mend()).toMatchObject({ status: 502, body: { code: 'mendUnanswered' } });
});
