import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { signUp, signUp as signUpDirectly } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';
import { badUserTokens } from '#tests/pocketbase/access/tokens.ts';
import { logIn } from '#tests/pocketbase/calls.ts';
import { Operator } from '#tests/pocketbase/operator.ts';

let provider: FakeOpenai;
let stack: Stack;
const bad: Record<string, string> = {};

const order = { topic: 'Tea', tone: 'casual', platform: 'x' };

/** Every route of the API that acts for a user, with a body that would do. */
const routes: Record<string, object> = {
  '/generate-openrouter': order,
  '/generate': order,
  '/mend': { text: 'Tea is a game-changer.', tone: 'casual', platform: 'x' },
  '/checkout': {},
  '/checkout/complete': { session_id: 'cs_1' },
  '/customer-portal': {},
  '/cancel-subscription': {},
  '/account/delete': { proof: 'x' },
  '/own-model': { address: 'https://models.example/v1', model: 'a/model', key: 'sk-1' },
  '/own-model/use': { inUse: true },
  '/own-model/remove': {},
};

/** They ask for no user: health, what the page may know, and Stripe, which signs what it sends. */
const open = ['/healthz', '/readyz', '/config', '/stripe/webhook'];

const passedThrough = [
  ['GET', '/pb/api/account/allowance'],
  ['GET', '/pb/api/account/data'],
  ['POST', '/pb/api/account/logout'],
  ['POST', '/pb/api/account/logout-everywhere'],
] as const;

beforeAll(async () => {
  // A model, since only with one there is somebody to mend.
  provider = await startFakeOpenai();
  stack = await startStack({
    api: { MODEL_BASE_URL: provider.url, MODEL: 'a/model', OWN_KEYS: 'true' },
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

function send(method: string, path: string, token: string, body?: object): Promise<Response> {
  return fetch(`${stack.api.url}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: body ? JSON.stringify(body) : null,
  });
}

test('the table names every route there is', () => {
  const written = globSync('api/routes/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.(?:get|post)\(\s*'([^']+)'/g)].map(
      ([, path]) => path,
    ),
  );
  const named = [...Object.keys(routes), ...open];
  expect([...new Set(written)].toSorted()).toEqual(named.toSorted());
});

test('every route and every token that is no living user’s: 401', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const [name, token] of Object.entries(bad)) {
    for (const [path, body] of Object.entries(routes)) {
      const { status } = await send('POST', `/api${path}`, token, body);
      if (status !== 401) wrong.push(`${path} answered ${status} to a token that is ${name}`);
      cells += 1;
    }
  }
  console.log(`tokens: ${cells} cells of token and route of the API`);
  expect(wrong).toEqual([]);
});

test('every account route behind the front door: no such token gets in', async () => {
  const wrong: string[] = [];
  for (const [name, token] of Object.entries(bad)) {
    for (const [method, path] of passedThrough) {
      const { status } = await send(method, path, token);
      // PocketBase knows who they are, and that they are no user.
      const due = ['a superuser’s', 'of another collection'].includes(name) ? 403 : 401;
      if (status !== due) wrong.push(`${path} answered ${status} to a token that is ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the same routes take a living user’s token', async () => {
  const person = await signUp(stack.pocketbase);
  for (const [path, body] of Object.entries(routes)) {
    const { status } = await send('POST', `/api${path}`, person.token, body);
    expect([path, status]).not.toEqual([path, 401]);
  }
});
