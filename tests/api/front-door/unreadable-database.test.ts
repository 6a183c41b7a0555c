import { afterEach, expect, test } from 'vitest';
import { problemOf } from '#shared/problem.ts';
import { damage } from '#tests/harness/database/damage.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let stack: Stack;

afterEach(() => stack.stop());

const users = '/pb/api/collections/users';
const posts = '/pb/api/collections/posts/records';

async function ask(method: string, path: string, token?: string) {
  const headers = token === undefined ? undefined : { Authorization: token };
  const answer = await fetch(`${stack.api.url}${path}`, { method, headers });
  return { status: answer.status, body: await answer.json() };
}

async function withDamaged(collection: string): Promise<Person> {
  stack = await startStack({ api: withoutPages });
  const person = await signUp(stack.pocketbase);
  const post = { userId: person.id, text: 'a post', platform: 'x', tone: 'casual' };
  await person.client.collection('posts').create(post);
  await stack.pocketbase.kill('SIGTERM');
  await damage(stack.pocketbase.dataDir, collection);
  await stack.pocketbase.restart();
  return person;
}

const unavailable = { status: 503, body: problemOf('serviceUnavailable') };

test('whoever cannot be read is no stranger, and is not logged out', async () => {
  const { id, token } = await withDamaged('users');
  for (const [method, path] of [
    ['POST', `${users}/auth-refresh`],
    ['GET', '/pb/api/account/allowance'],
    ['GET', '/pb/api/account/data'],
    ['POST', '/pb/api/account/logout-everywhere'],
    ['GET', `${users}/records/${id}`],
  ] as const) {
    expect(await ask(method, path, token), path).toEqual(unavailable);
    expect(await ask(method, path, `Bearer ${token}`), path).toEqual(unavailable);
  }
  // Somebody without a token is a stranger, whatever can be read.
  expect((await ask('GET', '/pb/api/account/allowance')).status).toBe(401);
});

test('what cannot be read is not the reader’s mistake', async () => {
  const { token } = await withDamaged('posts');
  expect(await ask('GET', posts, token)).toEqual(unavailable);
  expect(await ask('GET', `${posts}?page=1&perPage=5&sort=-timestamp`, token)).toEqual(unavailable);
});

test('a token that is no good is refused as before, and what is not there is not there', async () => {
  stack = await startStack({ api: withoutPages });
  const person = await signUp(stack.pocketbase);
  for (const token of ['rubbish', `${person.token}x`]) {
    expect((await ask('GET', '/pb/api/account/allowance', token)).status).toBe(401);
    expect((await ask('POST', `${users}/auth-refresh`, `Bearer ${token}`)).status).toBe(401);
  }
  expect((await ask('GET', `${posts}/abcdefghijklmno`, person.token)).status).toBe(404);
  expect((await ask('GET', '/pb/api/account/allowance', person.token)).status).toBe(200);
});
