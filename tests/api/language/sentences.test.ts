import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MessageKey, message } from '#shared/rules.ts';
import { type Plan, refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { readEvents } from '#tests/harness/events.ts';
import { copyInSpanish, inSpanish } from '#tests/harness/foreign/spanish-copy.ts';
import { ask, asSuperuser, newAddress, order, type Person, signUp } from '#tests/harness/people.ts';
import type { ProjectCopy } from '#tests/harness/project-copy.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let copy: ProjectCopy;
let provider: FakeOpenai;
let stack: Stack;
let person: Person;

beforeAll(async () => {
  copy = copyInSpanish();
  provider = await startFakeOpenai();
  const api = { MODEL_BASE_URL: provider.url, MODEL: 'a/model', MODEL_REST_AFTER_FAILURES: '1000' };
  stack = await startStack({ api, root: copy.root });
  person = await signUp(stack.pocketbase);
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
  copy.remove();
});

interface Asked {
  method?: string;
  body?: string;
  token?: string;
}

async function answerOf(path: string, language: string, { method, body, token }: Asked = {}) {
  const answer = await fetch(`${stack.api.url}${path}`, {
    method: method ?? 'GET',
    headers: {
      'Accept-Language': language,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
  });
  const { headers } = answer;
  const told = [headers.get('content-language'), headers.get('vary')];
  return { told, problem: await answer.json() };
}

const large = JSON.stringify({ text: 'x'.repeat(200_000) });

const refusals: [MessageKey, string, Asked?][] = [
  ['notFound', '/api/nothing'],
  ['loginToGenerate', '/api/generate', { method: 'POST', body: '{}' }],
  ['topicMissing', '/api/generate', { method: 'POST', body: '{}', token: 'anybody' }],
  ['sessionExpired', '/api/checkout', { method: 'POST', body: '{}', token: 'anybody' }],
  ['methodUnknown', '/api/generate', { method: 'PUT' }],
  ['methodUnknown', '/', { method: 'POST', body: '{}' }],
  ['bodyTooLarge', '/api/generate', { method: 'POST', body: large }],
  ['notFound', '/pb/api/settings'],
  ['requestInvalid', '/pb/api/collections/posts/records?filter=a'],
];

test.each(refusals)('%s at %s is said in the language of the page', async (key, path, asked) => {
  const spanish = { error: inSpanish(key), code: key };
  const english = { error: message(key), code: key };
  expect(await answerOf(path, 'es', asked)).toEqual({
    told: ['es', 'Accept-Language'],
    problem: spanish,
  });
  expect(await answerOf(path, 'es-MX,es;q=0.8,en;q=0.5', asked)).toMatchObject({
    problem: spanish,
  });
  for (const language of ['*', 'en-US', 'tlh', ',;q=1,'.repeat(500), 'es;q=0']) {
    expect(await answerOf(path, language, asked)).toEqual({
      told: ['en-US', 'Accept-Language'],
      problem: english,
    });
  }
});

test('the end of a stream says its problems in the language of whoever reads it, also later', async () => {
  const elsewhere = saysPosts([
    'One of five.',
    'Two pots.',
    'Three seeds.',
    'Four weeks.',
    'Five.',
  ]);
  const plan: Plan = (seen) =>
    JSON.stringify(seen.body).includes('Platform: LinkedIn') ? refuses(400)(seen) : elsewhere(seen);
  provider.script(plan);
  const key = randomUUID();
  const body = order({ also: ['linkedin'] });
  const problemIn = async (language: string) => {
    const options = { key, accept: 'text/event-stream', language };
    const { done } = await readEvents(await ask(stack.api.url, person.token, body, options));
    return done?.platforms.find(({ platform }) => platform === 'linkedin')?.problem;
  };
  const code = 'platformFailed';
  expect(await problemIn('es')).toEqual({ error: inSpanish(code), code });
  expect(await problemIn('en')).toEqual({ error: message(code), code });
  expect(await problemIn('es-419')).toEqual({ error: inSpanish(code), code });
});

test('a generation that fails says so in the language of the page', async () => {
  provider.script(refuses(400));
  const options = { accept: 'text/event-stream', language: 'es' };
  const { error } = await readEvents(await ask(stack.api.url, person.token, order(), options));
  expect(error).toEqual({ error: inSpanish('generateFailed'), code: 'generateFailed' });
  const answer = await ask(stack.api.url, person.token, order(), { language: 'es' });
  expect(await answer.json()).toEqual({
    error: inSpanish('generateFailed'),
    code: 'generateFailed',
  });
});

test('what a model is told is the same, whatever language the page is in', async () => {
  const told = async (language: string) => {
    provider.requests.length = 0;
    provider.script(saysPosts(['One of five.', 'Two pots.', 'Three seeds.', 'Four weeks.']));
    await ask(stack.api.url, (await signUp(stack.pocketbase)).token, order(), {
      ...{ key: 'one-for-both', language },
    });
    return provider.requests.map(({ body }) => JSON.stringify(body.messages)).sort();
  };
  const english = await told('en');
  expect(english.length).toBeGreaterThan(0);
  expect((await told('es'))[0]).toBe(english[0]);
});

test('an account hears of the language of ours that its page is in, whatever else a client says', async () => {
  const superuser = await asSuperuser(stack.pocketbase);
  const signedUp = async (language: string) => {
    const password = 'correct horse battery';
    const answer = await fetch(`${stack.api.url}/pb/api/collections/users/records`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ email: newAddress(), password, passwordConfirm: password }),
    });
    const { id } = await answer.json();
    return (await superuser.collection('users').getOne(id)).language;
  };
  expect(await signedUp('es-MX,es;q=0.9,en;q=0.5')).toBe('es');
  expect(await signedUp('en-GB')).toBe('en');
  // Without pages in it nobody would find the page that a letter leads to.
  expect(await signedUp('tlh')).toBe('');
});

test('the log stays in English', () => {
  expect(stack.api.output()).not.toContain('¡');
});
