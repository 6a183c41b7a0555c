import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf } from '#shared/problem.ts';
import { rules } from '#shared/rules.ts';
import { article, type PageServer, startPageServer } from '#tests/fakes/page-server.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let pages: PageServer;
let stack: Stack;
let person: Person;

beforeAll(async () => {
  pages = await startPageServer();
  stack = await startStack({ api: { SOURCE_ADDRESSES: pages.url, LOG_LEVEL: 'debug' } });
});

afterAll(async () => {
  await stack.stop();
  pages.close();
});

beforeEach(async () => {
  person = await signUp(stack.pocketbase);
  pages.asked.length = 0;
  pages.serve = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(article());
  };
});

async function read(address: unknown, token = person.token) {
  const answer = await fetch(`${stack.api.url}/api/source`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ address }),
  });
  return { status: answer.status, body: await answer.json() };
}

test('a page that somebody names is read once, and no log knows of it', async () => {
  const { status, body } = await read(`${pages.url}/garden?q=private-word`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    title: 'Tomatoes on a balcony',
    site: 'Garden News',
    address: `${pages.url}/garden?q=private-word`,
    language: 'en',
    shortened: false,
  });
  expect(body.text).toContain('11 pounds of tomatoes');
  expect(pages.asked).toHaveLength(1);
  expect(stack.api.output()).not.toMatch(/private-word|pounds of tomatoes/);
  expect(stack.pocketbase.output()).not.toMatch(/private-word|pounds of tomatoes/);
});

test('addresses of private networks are refused where nobody vouches for them', async () => {
  const other = await startPageServer();
  expect(await read('http://127.0.0.1/')).toEqual({
    status: 400,
    body: problemOf('sourcePrivate'),
  });
  expect(await read(other.url)).toEqual({ status: 400, body: problemOf('sourceAddressWrong') });
  expect(await read(7)).toEqual({ status: 400, body: problemOf('requestInvalid') });
  expect(other.asked).toHaveLength(0);
  other.close();
});

test('one account reads so many pages a minute, however they come, and another is not held up', async () => {
  const asked = Array.from({ length: rules.source.perMinute + 5 }, () =>
    read(`${pages.url}/missing`),
  );
  pages.serve = (_, response) => void response.writeHead(404).end();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(rules.source.perMinute);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(pages.asked).toHaveLength(rules.source.perMinute);
  expect(await read(pages.url)).toEqual({ status: 429, body: problemOf('sourceMinuteUsed') });
  const other = await signUp(stack.pocketbase);
  expect((await read(pages.url, other.token)).status).toBe(422);
});
