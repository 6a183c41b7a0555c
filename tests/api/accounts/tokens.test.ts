import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { signUp, signUp as signUpDirectly } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';
import { badUserTokens } from '#tests/pocketbase/access/tokens.ts';
import { logIn } from '#tests/pocketbase/calls.ts';
import { Operator } from '#tests/pocketbase/operator.ts';
import { type Door, doors } from '../doors.ts';

let provider: FakeOpenai;
let stack: Stack;
const bad: Record<string, string> = {};

const nobody = { id: 'a', email: 'a@example.com', rows: {} };
const all = doors({ own: nobody, other: nobody });
/** Every route of the API that acts for a user, with a body that would do. */
const routes = all.filter(({ by, guests }) => by === 'app' && !guests);
const passedThrough = all.filter(({ path }) => path.startsWith('/pb/api/account/'));

beforeAll(async () => {
  // A model, since only with one there is somebody to mend.
  provider = await startFakeOpenai();
  stack = await startStack({
    api: { ...withoutPages, MODEL_BASE_URL: provider.url, MODEL: 'a/model', OWN_KEYS: 'true' },
  });
  const { pocketbase } = stack;
  const operator = await Operator.of(pocketbase);
  const victim = await signUpDirectly(pocketbase);
  Object.assign(bad, await badUserTokens(pocketbase, operator, victim));
  const loggedOut = await signUpDirectly(pocketbase);
  await fetch(`${pocketbase.url}/api/account/logout-everywhere`, {
    method: 'POST',
    headers: { Authorization: loggedOut.token },
  });
  Object.assign(bad, {
    'a superuser’s': operator.token,
    'of another collection': await logIn(pocketbase, 'services', pocketbase.service),
    'of somebody who logged out everywhere': loggedOut.token,
  });
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

function send({ method, path, fields }: Door, token: string): Promise<Response> {
  return fetch(`${stack.api.url}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: fields ? JSON.stringify(fields) : null,
  });
}

test('every route and every token that is no living user’s: 401', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const [name, token] of Object.entries(bad)) {
    for (const route of routes) {
      const { status } = await send(route, token);
      if (status !== 401) wrong.push(`${route.path} answered ${status} to a token that is ${name}`);
      cells += 1;
    }
  }
  console.log(`tokens: ${cells} cells of token and route of the API`);
  expect(wrong).toEqual([]);
});

test('every account route behind the front door: no such token gets in', async () => {
  const wrong: string[] = [];
  for (const [name, token] of Object.entries(bad)) {
    for (const route of passedThrough) {
      const { status } = await send(route, token);
      // PocketBase knows who they are, and that they are no user.
      const due = ['a superuser’s', 'of another collection'].includes(name) ? 403 : 401;
      if (status !== due) wrong.push(`${route.path} answered ${status} to a token that is ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the same routes take a living user’s token', async () => {
  const person = await signUp(stack.pocketbase);
  for (const route of routes) {
    const { status } = await send(route, person.token);
    expect([route.path, status]).not.toEqual([route.path, 401]);
  }
});
