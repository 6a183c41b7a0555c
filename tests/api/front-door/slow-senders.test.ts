import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requestText, Wire } from '#tests/harness/network/wire.ts';
import { ask, order, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

const each = 150;
const json = 'Content-Type: application/json';
const long = [json, 'Content-Length: 1000'];

let stack: Stack;
let slow: Wire[] = [];

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

afterEach(() => {
  for (const wire of slow) wire.end();
  slow = [];
});

/** Beginnings of requests whose senders take their time. */
const beginnings = [
  'GET /',
  'GET /pb/api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: a',
  requestText('POST', '/api/generate-openrouter', long, '{"topic":'),
  requestText('POST', '/pb/api/collections/users/auth-with-password', long, '{"identity":'),
  requestText('POST', '/api/stripe/webhook', [json, 'Transfer-Encoding: chunked'], '5\r\nab'),
];

test(`${each * beginnings.length} who send slowly keep nobody waiting who does not`, async () => {
  const person = await signUp(stack.pocketbase);
  for (const beginning of beginnings) {
    for (let number = 0; number < each; number += 1) {
      slow.push(new Wire(stack.api.port).send(beginning));
    }
  }
  expect((await ask(stack.api.url, person.token, order())).status).toBe(200);
  for (const path of ['/', '/healthz', '/api/config', '/pb/api/health']) {
    expect((await fetch(`${stack.api.url}${path}`)).status, path).toBe(200);
  }
  await person.client.collection('users').authWithPassword(person.email, person.password);
  expect(slow.filter(({ answers }) => answers.length > 0)).toEqual([]);
});
