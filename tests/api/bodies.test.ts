import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let stack: Stack;
let person: Person;

beforeAll(async () => {
  stack = await startStack({ api: withoutPages });
  person = await signUp(stack.pocketbase);
});

afterAll(() => stack.stop());

function post(path: string, body: BodyInit, type?: string): Promise<Response> {
  return fetch(`${stack.api.url}${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${person.token}`,
      ...(type === undefined ? {} : { 'Content-Type': type }),
    },
    body,
  });
}

async function left(): Promise<number> {
  const { left } = await person.client.send('/api/account/allowance', { method: 'GET' });
  return left;
}

const routes = [
  '/api/generate',
  '/api/generate-openrouter',
  '/api/account/delete',
  '/api/checkout',
  '/api/checkout/complete',
  '/api/customer-portal',
  '/api/cancel-subscription',
];

test.each(routes)('%s takes JSON, and no type that a form of any site can send', async (path) => {
  const body = JSON.stringify({ ...order(), proof: 'a', session_id: 'a' });
  for (const type of [
    'text/plain',
    'text/plain;application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/jsonp',
    'text/json',
    '',
  ]) {
    // Bytes, since a client gives text a type of its own.
    const answer = await post(path, new TextEncoder().encode(body), type);
    expect([type, answer.status, await answer.json()]).toEqual([
      type,
      415,
      { error: message('jsonOnly'), code: 'jsonOnly' },
    ]);
  }
  const untyped = await post(path, new TextEncoder().encode(body));
  expect(untyped.status).toBe(415);
});

test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json;a=b'])(
  '%s is JSON',
  async (type) => {
    expect((await post('/api/generate', '{}', type)).status).toBe(400);
  },
);

test.each([
  ['a topic', '/api/generate', '{"topic":"\\ud800","tone":"casual","platform":"x"}'],
  [
    'a half behind a whole',
    '/api/generate',
    '{"topic":"\\ud83d\\ude00\\ude00","tone":"casual","platform":"x"}',
  ],
  ['a name', '/api/generate', '{"\\udfff":1,"topic":"a","tone":"casual","platform":"x"}'],
  [
    'something deep',
    '/api/generate',
    '{"a":[[{"b":"\\uDBFF"}]],"topic":"a","tone":"casual","platform":"x"}',
  ],
  ['a proof', '/api/account/delete', '{"proof":"\\ud800"}'],
  ['a session', '/api/checkout/complete', '{"session_id":"cs_\\ud800"}'],
])('half a character in %s is a wrong request, and costs nothing', async (_, path, body) => {
  const before = await left();
  const answer = await post(path, body, 'application/json');
  expect(answer.status).toBe(400);
  expect(await left()).toBe(before);
});

test('a whole character that is written as two halves is a letter like others', async () => {
  const body = JSON.stringify(order({ topic: 'A party' })).replace('party', '\\ud83c\\udf89');
  expect((await post('/api/generate', body, 'application/json')).status).toBe(200);
});

test.each(['['.repeat(60_000), `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`])(
  'brackets in brackets, thousands deep, are a wrong request',
  async (body) => {
    expect((await post('/api/generate', body, 'application/json')).status).toBe(400);
  },
);

test('an event of Stripe needs no type, since its signature is over the bytes', async () => {
  const answer = await post('/api/stripe/webhook', new TextEncoder().encode('{}'));
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'billingOff']);
});
