import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type PocketBase from 'pocketbase';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { hangs, postsJson, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { followEvents, readEvents } from '#tests/harness/events.ts';
import { refusesConnections } from '#tests/harness/network/refuses-connections.ts';
import {
  ask,
  asSuperuser,
  givePremium,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { type RunningApi, startApi, withoutPages } from '#tests/harness/stack.ts';

const asEvents = { accept: 'text/event-stream' };
const afterOnePost = says(postsJson(cannedPosts), { stopAt: 6_000, stop: 'hang' });

let provider: FakeOpenai;
let pocketbase: RunningPocketbase;
let superuser: PocketBase;
let api: RunningApi;
let crowd: Person[];

beforeAll(async () => {
  provider = await startFakeOpenai();
  pocketbase = await startPocketbase();
  superuser = await asSuperuser(pocketbase);
  crowd = await Promise.all(Array.from({ length: 10 }, () => signUp(pocketbase)));
  for (const person of crowd) await givePremium(superuser, person);
});

afterAll(async () => {
  await pocketbase.stop();
  await provider.close();
});

beforeEach(() => {
  provider.requests.length = 0;
});

afterEach(() => api.kill());

async function open(env: Record<string, string> = {}): Promise<void> {
  api = await startApi(pocketbase, {
    ...withoutPages,
    MODEL_BASE_URL: provider.url,
    MODEL: 'first/model',
    ...env,
  });
}

function someone(): Person {
  const [person] = crowd;
  if (!person) throw new Error('nobody is there');
  return person;
}

/** Every row's state, by the key of the request it belongs to. */
async function states(): Promise<Map<string, string>> {
  const rows = await superuser.collection('generations').getFullList();
  return new Map(rows.map(({ key, state }) => [key, state]));
}

test('SIGTERM lets 50 generations finish, takes no new ones, and counts each once', async () => {
  await open();
  const ending = Promise.withResolvers<void>();
  provider.script(saysPosts(cannedPosts, { pauses: [ending.promise] }));
  const keys = Array.from({ length: 50 }, () => randomUUID());
  const asking = keys.map(async (key, index) => {
    const person = crowd[index % crowd.length];
    // Half of them want one answer at the end, and half a stream.
    const accept = index % 2 === 0 ? 'text/event-stream' : 'application/json';
    const answer = await ask(api.url, person?.token, order(), { key, accept });
    if (index % 2 === 0) return (await readEvents(answer)).posts;
    const { posts } = (await answer.json()) as { posts: { text: string }[] };
    return posts.map(({ text }) => text);
  });
  const asked = awaitedLater(Promise.all(asking));
  await expect.poll(() => provider.requests.length).toBe(50);
  const gone = api.kill('SIGTERM');
  await expect.poll(() => refusesConnections(api.port)).toBe(true);
  ending.resolve();
  const answers = await asked;
  await gone;
  for (const posts of answers) expect(posts).toEqual(cannedPosts);
  const rows = await states();
  expect(keys.map((key) => rows.get(key))).toEqual(keys.map(() => 'done'));
  expect(api.output()).toContain('"cut":0');
});

/** Some that have shown nothing and some that have shown a post; none would end by itself. */
async function startHanging(): Promise<{ silent: string[]; shown: string[]; over: Promise<void> }> {
  const before = provider.requests.length;
  const begin = async (count: number, total: number) => {
    const keys = Array.from({ length: count }, () => randomUUID());
    const asking = keys.map(async (key) =>
      followEvents(await ask(api.url, someone().token, order(), { ...asEvents, key })),
    );
    const followed = awaitedLater(Promise.all(asking));
    await expect.poll(() => provider.requests.length - before).toBe(total);
    return { keys, followed: await followed };
  };
  provider.script(hangs('headers'));
  const silent = await begin(4, 4);
  provider.script(afterOnePost);
  const shown = await begin(4, 8);
  await expect
    .poll(() => shown.followed.map(({ seen }) => seen.posts.length))
    .toEqual([1, 1, 1, 1]);
  const over = async () => {
    for (const { over } of silent.followed) {
      const { error, done } = await over;
      expect(error?.error).toBe(message('generateFailed'));
      expect(done).toBeUndefined();
    }
    for (const { over } of shown.followed) {
      const { error, done } = await over;
      expect(error).toBeUndefined();
      expect(done).toMatchObject({ posts: 1, incomplete: true });
    }
  };
  return { silent: silent.keys, shown: shown.keys, over: awaitedLater(over()) };
}

async function expectSettled({ silent, shown }: { silent: string[]; shown: string[] }) {
  const rows = await states();
  expect(silent.map((key) => rows.get(key))).toEqual(silent.map(() => undefined));
  expect(shown.map((key) => rows.get(key))).toEqual(shown.map(() => 'done'));
}

test('when their time is over, generations end with an event, and only shown posts count', async () => {
  await open({ DRAIN_SECONDS: '1' });
  const hanging = await startHanging();
  await api.kill('SIGTERM');
  await hanging.over;
  await expectSettled(hanging);
});

test('who asks a second time does not wait for them', async () => {
  await open({ DRAIN_SECONDS: '600' });
  const hanging = await startHanging();
  const gone = api.kill('SIGTERM');
  // What comes in the same moment is the same wish: systemd tells every process of a service.
  process.kill(Number(api.pid), 'SIGTERM');
  await expect.poll(() => refusesConnections(api.port)).toBe(true);
  const rows = await states();
  expect(hanging.silent.map((key) => rows.get(key))).toEqual(hanging.silent.map(() => 'held'));
  const asking = setInterval(() => void api.kill('SIGTERM'), 1_100);
  await gone.finally(() => clearInterval(asking));
  await hanging.over;
  await expectSettled(hanging);
});

/** A connection as a proxy keeps it, and everything that came back on it. */
async function keptConnection(): Promise<{ socket: Socket; received(): string }> {
  const socket = connect(api.port, 'localhost');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(socket, 'connect');
  return { socket, received: () => text };
}

test('a generation that is only being asked for then is written to its end', async () => {
  await open();
  provider.script(saysPosts(cannedPosts));
  const heard = async () => (await fetch(`${api.url}/healthz`)).ok;
  // The ledger takes its time, so that nothing is written yet.
  process.kill(pocketbase.pid, 'SIGSTOP');
  try {
    const asked = ask(api.url, someone().token, order());
    // What was sent before these is read before them.
    for (let times = 0; times < 3; times += 1) expect(await heard()).toBe(true);
    const gone = api.kill('SIGTERM');
    await expect.poll(() => refusesConnections(api.port)).toBe(true);
    process.kill(pocketbase.pid, 'SIGCONT');
    expect((await asked).status).toBe(200);
    await gone;
  } finally {
    process.kill(pocketbase.pid, 'SIGCONT');
  }
});

test('a request that comes later on a kept connection is answered, and is its last', async () => {
  await open();
  const asked = Promise.withResolvers<void>();
  provider.script(saysPosts(cannedPosts, { pauses: [asked.promise] }));
  const { socket, received } = await keptConnection();
  const body = JSON.stringify(order());
  socket.write(
    `POST /api/generate-openrouter HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n` +
      `Authorization: Bearer ${someone().token}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  await expect.poll(received).toContain('event-stream');
  const gone = api.kill('SIGTERM');
  await expect.poll(() => refusesConnections(api.port)).toBe(true);
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  asked.resolve();
  await once(socket, 'close');
  await gone;
  const [stream = '', later = ''] = received().split('0\r\n\r\nHTTP/1.1 200');
  expect(stream).toContain('event: done');
  expect(later).toMatch(/\r\nConnection: close\r\n/i);
  expect(later).toContain('{"alive":true}');
});

test('nobody waits for open pages, idle connections and requests that never end', async () => {
  await open({ DRAIN_SECONDS: '600' });
  const live = await fetch(`${api.url}/pb/api/realtime`, {
    headers: { Accept: 'text/event-stream' },
  });
  const { socket } = await keptConnection();
  const half = await keptConnection();
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  half.socket.write('GET /healthz HTTP/1.1\r\nHost: ');
  await once(socket, 'data');
  await api.kill('SIGTERM');
  // Waiting would have ended with the live connection cut as an unfinished answer.
  expect(api.output()).toContain('"cut":0');
  await expect(live.text()).rejects.toThrow();
});

test('before it takes no more connections it says for a while that nobody should be sent there', async () => {
  await open({ DRAIN_NOTICE_SECONDS: '60' });
  const { socket, received } = await keptConnection();
  const get = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  socket.write(get);
  await expect.poll(received).toMatch(/\r\nConnection: keep-alive\r\n/i);
  const status = async (path: string) => (await fetch(`${api.url}${path}`)).status;
  await expect.poll(() => status('/readyz')).toBe(200);
  const gone = api.kill('SIGTERM');
  await expect.poll(() => status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  // A connection that was kept is answered once more, and hears that this was its last.
  socket.write(get);
  await once(socket, 'close');
  expect(received()).toMatch(/\r\nConnection: close\r\n/i);
  // Who is sent all the same is served.
  provider.script(saysPosts(cannedPosts));
  expect((await ask(api.url, someone().token, order())).status).toBe(200);
  const asking = setInterval(() => void api.kill('SIGTERM'), 1_100);
  await gone.finally(() => clearInterval(asking));
  expect(await refusesConnections(api.port)).toBe(true);
});

/** A refused connection, one closed before its request was read, and how Node's fetch calls the latter. */
const unanswered = new Set(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET']);

test('a restart of one process after the other loses no generation', async () => {
  const behind = { TRUSTED_PROXIES: '1' };
  await open(behind);
  const model = { ...withoutPages, MODEL_BASE_URL: provider.url, MODEL: 'first/model', ...behind };
  const replicas = [api, await startApi(pocketbase, model)];
  provider.script(saysPosts(cannedPosts, { seconds: 0.3 }));
  const keys: string[] = [];
  let turn = 0;
  let over = false;
  /** As our balancer files say: what brought no answer, because a connection was closed just then, is asked elsewhere under the same key. */
  const balanced = async (key: string): Promise<Response> => {
    for (;;) {
      turn += 1;
      const replica = replicas[turn % replicas.length] ?? api;
      try {
        return await ask(replica.url, someone().token, order(), { key });
      } catch (error) {
        const { code } = (error as { cause?: { code?: string } }).cause ?? {};
        if (!unanswered.has(code ?? '')) throw error;
      }
    }
  };
  const lane = async () => {
    while (!over) {
      const key = randomUUID();
      const answer = await balanced(key);
      expect(answer.status).toBe(200);
      expect((await answer.json()).posts).toHaveLength(cannedPosts.length);
      keys.push(key);
    }
  };
  const asking = awaitedLater(Promise.all(Array.from({ length: 6 }, lane)));
  try {
    for (const replica of replicas) {
      const before = keys.length;
      await expect.poll(() => keys.length).toBeGreaterThan(before);
      await replica.kill('SIGTERM');
      await replica.restart();
    }
  } finally {
    over = true;
  }
  await asking;
  for (const replica of replicas.slice(1)) await replica.kill();
  const rows = await states();
  expect(keys.map((key) => rows.get(key))).toEqual(keys.map(() => 'done'));
});
