import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RefinedEvent, RefineRequest } from '#shared/contracts/page-refine.ts';
import { refineActions } from '#shared/refinement.ts';
import { rules } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/count.ts';
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

const text = 'We roast in Basel and open at 7. Anna bakes. Book at beans.com.';
const better = 'Open at 7 in Basel: we roast, Anna bakes. Book at beans.com.';

let provider: FakeOpenai;
let stack: Stack;
let operator: Awaited<ReturnType<typeof asSuperuser>>;
let person: Person;
let generation: string;

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

interface Asking extends Partial<RefineRequest> {
  key?: string;
  token?: string;
  api?: RunningApi;
  accept?: string;
  signal?: AbortSignal;
}

function send(asking: Asking): Promise<Response> {
  const { key = randomUUID(), token = person.token, api = stack.api, signal, ...rest } = asking;
  const { accept = 'application/json', ...request } = rest;
  const body = { action: 'hook', text, tone: 'casual', platform: 'x', generation, ...request };
  return fetch(`${api.url}/api/refine`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: accept,
      'Idempotency-Key': key,
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

async function refine(asking: Asking = {}) {
  const answer = await send(asking);
  return { status: answer.status, body: await answer.json() };
}

beforeEach(async () => {
  person = await signUp(stack.pocketbase);
  generation = randomUUID();
  provider.script(saysPosts(cannedPosts));
  const asked = order({ topic: 'Our roastery', details: 'In Basel, since 1983' });
  const answer = await ask(stack.api.url, person.token, asked, { key: generation });
  expect(answer.status).toBe(200);
  provider.requests.length = 0;
});

async function starts(): Promise<[string, number][]> {
  const filter = operator.filter('userId = {:id} && refines != ""', { id: person.id });
  const rows = await operator.collection('generations').getFullList({ filter });
  return rows.map(({ state, refineSlot }) => [String(state), Number(refineSlot)]);
}

test('a post is refined by one call that knows the post, the wish, and what it was written from', async () => {
  provider.script(saysPosts([better]));
  const left = rules.plans.free.refinements - 1;
  expect(await refine()).toEqual({
    status: 200,
    body: { text: better, lost: [], added: [], left, plan: 'free', offline: false },
  });
  expect(provider.requests).toHaveLength(1);
  const asked = JSON.stringify(provider.requests[0]?.body);
  for (const part of ['We roast in Basel', 'Our roastery', 'since 1983', 'stronger opening']) {
    expect(asked).toContain(part);
  }
});

test.each(refineActions)('%s has words of its own', async (action) => {
  provider.script(saysPosts([better]));
  const instruction = 'Say that dogs are welcome.';
  expect((await refine({ action, language: 'de', instruction })).status).toBe(200);
  const [system, user] = (provider.requests[0]?.body.messages ?? []) as {
    content: string;
  }[];
  expect(system?.content).not.toMatch(/\{[a-z]+\}/);
  expect(system?.content).not.toContain('dogs');
  expect(user?.content.includes('dogs are welcome')).toBe(action === 'instruct');
  expect(system?.content.includes('German')).toBe(action === 'translate');
});

test('a post too short to say its language is read in the one it was ordered in, and never against its own', async () => {
  const sign = 'Pizza 20h, Bar Torres. Virada de chave!';
  const mended = 'Pizza 20h, Bar Torres, hoje.';
  const short = { action: 'shorter' as const, text: 'Pizza 20h, Bar Torres, Basel.' };
  provider.script(saysPosts([sign]));
  expect((await refine(short)).body.text).toBe(sign);
  expect(provider.requests).toHaveLength(1);
  provider.script(saysPosts([sign]), saysPosts([mended]));
  expect((await refine({ ...short, orderedIn: 'pt' })).body.text).toBe(mended);
  const asked = provider.requests[1]?.body.messages as { content: string }[];
  expect(asked[0]?.content).toContain('no mundo atual');
  // It was translated since.
  const english = 'We open at 7 and you can have a coffee with us. It is a game changer.';
  provider.requests.length = 0;
  provider.script(saysPosts([english]));
  await refine({ ...short, text: 'We open at 7 and have coffee for you.', orderedIn: 'pt' });
  const told = provider.requests[0]?.body.messages as { content: string }[];
  expect(told[0]?.content).not.toContain('no mundo atual');
});

test('what it lost and what is new in it is said with it', async () => {
  provider.script(saysPosts(['Lukas roasts and Anna bakes, 8 hours a day.']));
  const { body } = await refine({ action: 'shorter' });
  expect(body.lost).toEqual(expect.arrayContaining(['7', 'Basel', 'beans.com']));
  expect(body.added).toEqual(['8']);
  // That it is a name is known from what its author told.
  provider.script(saysPosts(['We open at 7.']));
  const opened = await refine({ action: 'shorter', text: 'Basel opens. We open at 7.' });
  expect(opened.body.lost).toEqual(['Basel']);
});

test('events tell the same, and the same key brings the same text without another call', async () => {
  provider.script(saysPosts([better]));
  const key = randomUUID();
  const accept = 'text/event-stream';
  const read = async () => {
    const [, data = ''] =
      /event: done\ndata: (.*)/.exec(await (await send({ key, accept })).text()) ?? [];
    return JSON.parse(data) as RefinedEvent;
  };
  const first = await read();
  expect(first.text).toBe(better);
  expect(await read()).toEqual(first);
  expect(provider.requests).toHaveLength(1);
  expect(await starts()).toEqual([['done', 1]]);
  const reused = { status: 422, body: { code: 'generationKeyReused' } };
  expect(await refine({ key, action: 'shorter' })).toMatchObject(reused);
});

test('an answer is cleaned, mended where it shows a machine, and fits the platform', async () => {
  const raw = `Here is the post:\n\n**Coffee** is not just a drink, it is a ritual. ${'We roast in Basel. '.repeat(30)}`;
  provider.script(saysPosts([raw]), refuses(500));
  const { status, body } = await refine({ action: 'longer' });
  expect(status).toBe(200);
  expect(body.text).not.toMatch(/\*\*|Here is/);
  expect(isTooLong(body.text, 'x')).toBe(false);
});

test('the free plan has so many for each generation', async () => {
  for (let time = 0; time < rules.plans.free.refinements; time += 1) {
    provider.script(saysPosts([`${better} ${time}`]));
    expect((await refine()).status).toBe(200);
  }
  expect(await refine()).toMatchObject({ status: 402, body: { code: 'refinementsUsed' } });
});

test('a model that breaks off in the middle costs nothing, and it is said that it failed', async () => {
  provider.script(saysPosts([better], { stopAt: 120 }), saysPosts([better], { stopAt: 120 }));
  provider.script(...Array.from({ length: 3 }, () => saysPosts([better], { stopAt: 120 })));
  expect(await refine()).toMatchObject({ status: 502, body: { code: 'refineFailed' } });
  expect(await starts()).toEqual([]);
});

test('one that says the same again costs nothing', async () => {
  provider.script(saysPosts([text]));
  expect(await refine()).toMatchObject({ status: 502, body: { code: 'refineFailed' } });
  expect(await starts()).toEqual([]);
});

test('one that fails while the database is away says so all the same', async () => {
  const broken = () => saysPosts([better], { stopAt: 120, seconds: 1 });
  provider.script(...Array.from({ length: 5 }, broken));
  const asked = refine();
  await expect.poll(() => provider.requests.length).toBe(1);
  await stack.pocketbase.kill();
  const answer = await asked.finally(() => stack.pocketbase.restart());
  expect(answer).toMatchObject({ status: 502, body: { code: 'refineFailed' } });
  const lines = stack.api.output().split('\n');
  const told = lines.find((line) => line.includes('could not be settled')) ?? '{}';
  expect(JSON.parse(told)).toMatchObject({ reason: expect.stringContaining('ECONN') });
  expect(lines.filter((line) => line.includes('Basel'))).toEqual([]);
});

test('whoever leaves ends the call, and it is given back', async () => {
  provider.script(hangs('headers'));
  const leaving = new AbortController();
  const asked = refine({ signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => provider.requests.length).toBe(1);
  expect(await starts()).toEqual([['held', 1]]);
  leaving.abort();
  expect(await asked).toBe('left');
  await provider.requests[0]?.over;
  await expect.poll(starts).toEqual([]);
});

test('whatever may be saved may be refined', async () => {
  const longest = 'a'.repeat(rules.refinement.textMaxLength);
  const draft = { userId: person.id, platform: 'x', tone: 'casual' };
  const posts = person.client.collection('posts');
  const { id: post } = await posts.create({ ...draft, text: longest });
  await expect(posts.create({ ...draft, text: `${longest}a` })).rejects.toThrow();
  const refused = { status: 400, body: { code: 'refineTextTooLong' } };
  expect(await refine({ text: `${longest}a` })).toMatchObject(refused);
  provider.script(saysPosts([better]));
  expect((await refine({ post, text: longest })).status).toBe(200);
});

test.each([
  ['no text', { text: ' ' }],
  ['an unknown action', { action: 'better' as 'hook' }],
  ['an unknown platform', { platform: 'paper' as 'x' }],
  ['no language to translate into', { action: 'translate' as const }],
  ['no instruction', { action: 'instruct' as const, instruction: ' ' }],
  ['a key of the wrong shape', { key: 'short' }],
])('a request with %s is refused', async (_, asking) => {
  expect(await refine(asking)).toMatchObject({ status: 400, body: { code: 'requestInvalid' } });
  expect(provider.requests).toHaveLength(0);
});

test('an instruction that is too long is refused with its sentence', async () => {
  const instruction = 'a'.repeat(rules.refinement.instructionMaxLength + 1);
  const refused = { status: 400, body: { code: 'refineTooLong' } };
  expect(await refine({ action: 'instruct', instruction })).toMatchObject(refused);
});

test('nobody without a session refines anything', async () => {
  const nobody = { status: 401, body: { code: 'sessionExpired' } };
  expect(await refine({ token: '' })).toMatchObject(nobody);
  expect(await refine({ token: 'none' })).toMatchObject(nobody);
});

test('without a model the editor does what it can, and says in one sentence what it cannot', async () => {
  const api = await startApi(stack.pocketbase, { ...withoutPages, OFFLINE_WRITER: 'true' });
  const long = `${text} It was such a lovely morning. Everybody seemed so happy about it.`;
  try {
    const shorter = await refine({ api, action: 'shorter', text: long });
    expect(shorter).toMatchObject({ status: 200, body: { text, lost: [], offline: true } });
    const needs = { status: 503, body: { code: 'refineNeedsModel' } };
    expect(await refine({ api, action: 'longer' })).toMatchObject(needs);
    expect(await starts()).toEqual([['done', 1]]);
    // The day's starts guard a model's work, and nothing began here.
    const filter = operator.filter('userId = {:id}', { id: person.id });
    expect(await operator.collection('generation_returns').getFullList({ filter })).toEqual([]);
  } finally {
    await api.kill();
  }
});

test('what is asked for again says who wrote it then', async () => {
  const api = await startApi(stack.pocketbase, { ...withoutPages, OFFLINE_WRITER: 'true' });
  try {
    provider.script(saysPosts([better]));
    const key = randomUUID();
    expect(await refine({ key })).toMatchObject({ status: 200, body: { offline: false } });
    expect(await refine({ key, api })).toMatchObject({ status: 200, body: { offline: false } });
  } finally {
    await api.kill();
  }
});

const parallel = 64;
const rounds = 20;

test(`${parallel} at once over two API processes, ${rounds} rounds: exactly the limit succeeds`, async () => {
  const replicas = await Promise.all(
    [0, 1].map(() => startApi(stack.pocketbase, { ...withoutPages, OFFLINE_WRITER: 'true' })),
  );
  const long = `${text} It was such a lovely morning. Everybody seemed so happy about it.`;
  try {
    for (let round = 0; round < rounds; round += 1) {
      // A generation has its own refinements, and a free account five generations.
      if (round % rules.plans.free.generationsPerMonth === 0) {
        person = await signUp(stack.pocketbase);
      }
      const key = randomUUID();
      expect((await ask(replicas[0]?.url ?? '', person.token, order(), { key })).status).toBe(200);
      const answers = await Promise.all(
        Array.from({ length: parallel }, (_, index) =>
          send({
            api: replicas[index % 2] as RunningApi,
            action: 'shorter',
            text: long,
            generation: key,
          }),
        ),
      );
      const counted = Map.groupBy(answers, ({ status }) => status);
      expect(counted.get(200)).toHaveLength(rules.plans.free.refinements);
      expect(counted.get(402)).toHaveLength(parallel - rules.plans.free.refinements);
    }
  } finally {
    await Promise.all(replicas.map((replica) => replica.kill()));
  }
});
