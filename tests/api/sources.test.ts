import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { problemOf } from '#shared/problem.ts';
import { rules } from '#shared/rules.ts';
import { article, type PageServer, startPageServer } from '#tests/fakes/page-server.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let pages: PageServer;
let stack: Stack;
let person: Person;

beforeAll(async () => {
  pages = await startPageServer();
  stack = await startStack({
    api: { ...withoutPages, SOURCE_ADDRESSES: pages.url, LOG_LEVEL: 'debug' },
  });
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

test('one account reads so many pages a minute, and another is not held up', async () => {
  pages.serve = (_, response) => void response.writeHead(404).end();
  for (let time = 0; time < rules.source.perMinute; time += 1) {
    expect((await read(`${pages.url}/missing`)).status).toBe(422);
  }
  expect(await read(pages.url)).toEqual({ status: 429, body: problemOf('sourceMinuteUsed') });
  expect(pages.asked).toHaveLength(rules.source.perMinute);
  const other = await signUp(stack.pocketbase);
  expect((await read(pages.url, other.token)).status).toBe(422);
});

test('a day has so many, whatever was restarted meanwhile', async () => {
  const operator = await asSuperuser(stack.pocketbase);
  pages.serve = (_, response) => void response.writeHead(404).end();
  await operator.collection('users').update(person.id, {
    pagesReadOn: new Date().toISOString().slice(0, 10),
    pagesRead: rules.source.perDay - 1,
  });
  expect((await read(pages.url)).status).toBe(422);
  await stack.pocketbase.restart();
  expect(await read(pages.url)).toEqual({ status: 429, body: problemOf('sourceDayUsed') });
  expect(pages.asked).toHaveLength(1);
  await operator.collection('users').update(person.id, { pagesReadOn: '2026-01-01' });
  expect((await read(pages.url)).status).toBe(422);
  expect(await operator.collection('users').getOne(person.id)).toMatchObject({ pagesRead: 1 });
});

describe('while a page of an account is being read', () => {
  let answerAll: () => void;
  let first: ReturnType<typeof read>;

  beforeEach(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answerAll = resolve;
    pages.serve = (_, response) => void promise.then(() => response.writeHead(404).end());
    first = read(`${pages.url}/first`);
    await vi.waitFor(() => expect(pages.asked).toHaveLength(1));
  });

  test('one more of it waits, others are refused and not counted, and another account is not held up', async () => {
    const refusal = { status: 429, body: problemOf('tooManyRequests') };
    const more = Array.from({ length: 5 }, () => read(`${pages.url}/second`));
    const settled: unknown[] = [];
    for (const each of more) void each.then((answer) => settled.push(answer));
    await vi.waitFor(() => expect(settled).toEqual(Array(4).fill(refusal)));
    const other = await signUp(stack.pocketbase);
    const others = read(`${pages.url}/other`, other.token);
    await vi.waitFor(() => expect(pages.asked).toHaveLength(2));
    answerAll();
    expect((await others).status).toBe(422);
    await Promise.all([first, ...more]);
    expect(pages.asked.map(({ url }) => url)).toEqual(['/first', '/other', '/second']);
    for (let left = rules.source.perMinute - 2; left > 0; left -= 1) {
      expect((await read(pages.url)).status).toBe(422);
    }
    expect((await read(pages.url)).body).toEqual(problemOf('sourceMinuteUsed'));
  });
});
