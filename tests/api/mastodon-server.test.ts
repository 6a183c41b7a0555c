import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { problemOf } from '#shared/problem.ts';
import { rules } from '#shared/rules.ts';
import { type PageServer, startPageServer } from '#tests/fakes/page-server.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let instance: PageServer;
let stack: Stack;
let superuser: Awaited<ReturnType<typeof asSuperuser>>;
let person: Person;

beforeAll(async () => {
  instance = await startPageServer();
  stack = await startStack({ api: { ...withoutPages, SOURCE_ADDRESSES: instance.url } });
  superuser = await asSuperuser(stack.pocketbase);
});

afterAll(async () => {
  await stack.stop();
  instance.close();
});

function says(max_characters: unknown) {
  instance.serve = (_, response) => {
    const configuration = { statuses: { max_characters } };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ domain: 'wherever', configuration }));
  };
}

beforeEach(async () => {
  person = await signUp(stack.pocketbase);
  await givePremium(superuser, person);
  instance.asked.length = 0;
});

async function name(server: unknown, token = person.token) {
  const answer = await fetch(`${stack.api.url}/api/mastodon-server`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ server }),
  });
  return { status: answer.status, body: await answer.json() };
}

const silent = { status: 422, body: problemOf('mastodonServerSilent') };

test('one that cannot be understood is no server, and is asked again', async () => {
  for (const odd of ['many', 0, -5, 1e12, 2.5, null]) {
    says(odd);
    expect(await name(instance.url)).toEqual(silent);
  }
  instance.serve = (_, response) => void response.writeHead(500).end('{');
  expect(await name(instance.url)).toEqual(silent);
  expect(instance.asked).toHaveLength(7);
});

test('a free account is refused before anybody is asked', async () => {
  const { token } = await signUp(stack.pocketbase);
  expect(await name(instance.url, token)).toEqual({
    status: 403,
    body: problemOf('platformNeedsPremium'),
  });
  expect(instance.asked).toHaveLength(0);
});

test('private networks and what is no server are refused', async () => {
  for (const server of ['10.0.0.1', '169.254.169.254', 'https://127.0.0.1/@me']) {
    expect(await name(server)).toEqual({ status: 400, body: problemOf('mastodonServerPrivate') });
  }
  for (const server of ['localhost', 'mastodon.social:22', 'a b', '@me', 'ftp://a.example']) {
    expect(await name(server)).toEqual({ status: 400, body: problemOf('mastodonServerWrong') });
  }
  expect(await name(7)).toEqual({ status: 400, body: problemOf('requestInvalid') });
});

test('one account has so many tries a minute, shared with the pages it reads', async () => {
  says('many');
  for (let time = 0; time < rules.source.perMinute; time += 1) {
    expect(await name(instance.url)).toEqual(silent);
  }
  expect(await name(instance.url)).toEqual({ status: 429, body: problemOf('sourceMinuteUsed') });
});

test('one account asks one server at a time with one in line; what is refused is not counted, and another is not held up', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  instance.serve = (_, response) => void promise.then(() => response.writeHead(404).end());
  const first = name(instance.url);
  await vi.waitFor(() => expect(instance.asked).toHaveLength(1));
  const settled: unknown[] = [];
  const more = Array.from({ length: 5 }, () => name(instance.url));
  for (const each of more) void each.then((answer) => settled.push(answer));
  const refusal = { status: 429, body: problemOf('tooManyRequests') };
  await vi.waitFor(() => expect(settled).toEqual(Array(4).fill(refusal)));
  const other = await signUp(stack.pocketbase);
  await givePremium(superuser, other);
  const others = name(instance.url, other.token);
  await vi.waitFor(() => expect(instance.asked).toHaveLength(2));
  resolve();
  expect(await others).toEqual(silent);
  await Promise.all([first, ...more]);
  expect(await superuser.collection('users').getOne(person.id)).toMatchObject({ pagesRead: 2 });
});

test('it is asked for JSON and for nothing that authors wish to keep from machines', async () => {
  instance.robots = 'User-agent: Postquill\nDisallow: /';
  instance.serve = ({ headers, url }, response) => {
    if (headers.accept !== 'application/json') return void response.writeHead(406).end();
    if (url === '/api/v2/instance')
      return void response.writeHead(302, { Location: '/moved' }).end();
    response.writeHead(200, { 'X-Robots-Tag': 'noai' });
    response.end(JSON.stringify({ configuration: { statuses: { max_characters: 0 } } }));
  };
  expect(await name(instance.url)).toEqual(silent);
  expect(instance.asked.map(({ url }) => url)).toEqual(['/api/v2/instance', '/moved']);
  instance.robots = null;
});

test('a server says once what it takes, and all who name it hear the same', async () => {
  says(5_000);
  const server = new URL(instance.url).host;
  const before = Date.now();
  const first = await name(`${instance.url}/@somebody`);
  expect(first).toEqual({ status: 200, body: { server, limit: 5_000, until: expect.any(Number) } });
  const day = rules.mastodonServers.hours * 60 * 60 * 1_000;
  expect(first.body.until).toBeGreaterThanOrEqual(before + day);
  expect(instance.asked.map(({ url }) => url)).toEqual(['/api/v2/instance']);
  const other = await signUp(stack.pocketbase);
  await givePremium(superuser, other);
  expect((await name(instance.url, other.token)).body).toEqual(first.body);
  expect(instance.asked).toHaveLength(1);
});
