import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let stack: Stack;
let person: Person;

beforeAll(async () => {
  const log = { LOG_LEVEL: 'debug', SLOW_CALL_MS: '1' };
  stack = await startStack({ api: { ...withoutPages, ...log, OFFLINE_WRITER: 'true' } });
  person = await signUp(stack.pocketbase);
});

afterAll(() => stack.stop());

test('a request’s id goes on to PocketBase and into the lines of both, and what is slow is named', async () => {
  const id = randomUUID();
  const password = { identity: person.email, password: person.password };
  await fetch(`${stack.api.url}/pb/api/collections/users/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': id },
    body: JSON.stringify(password),
  });
  await expect.poll(stack.pocketbase.output).toContain(`[request ${id}]`);
  const line = (message: string) =>
    stack.api
      .output()
      .split('\n')
      .find((one) => one.includes(id) && one.includes(message)) ?? '{}';
  await expect
    .poll(() => JSON.parse(line('answered slowly')))
    .toMatchObject({
      // No warning: strangers may be slow here as often as they like.
      level: 20,
      requestId: id,
      method: 'POST',
      route: '/pb/api/collections/users/auth-with-password',
      status: 200,
      msg: 'answered slowly',
    });
  const call = '/api/collections/users/auth-with-password';
  expect(JSON.parse(line('PocketBase was slow'))).toMatchObject({ level: 40, requestId: id, call });
  await fetch(`${stack.api.url}/pb/api/account/data`, {
    headers: { Authorization: person.token },
  });
  await expect.poll(stack.api.output).toContain('"call":"/api/account/data"');
  expect((await ask(stack.api.url, person.token, order())).status).toBe(200);
  const slow = stack.api
    .output()
    .split('\n')
    .filter((one) => one.includes('PocketBase was slow') && one.includes('ledger'));
  expect(JSON.parse(slow[0] ?? '{}')).toMatchObject({
    requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
    call: expect.stringMatching(/^ledger\//),
  });
});
