import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GenerationEnd } from '#lib/generate/generation-end.ts';
import type { PostEvent } from '#shared/contracts/page-api.ts';
import { message } from '#shared/rules.ts';
import { MemoryStorage } from '../memory-storage.ts';

const order = { topic: 'Tomatoes', tone: 'casual', platform: 'x', maxPosts: 2 } as const;
const click = { key: 'first-key', secondKey: 'second-key' };

interface Asked {
  path: string | undefined;
  key: string | string[] | undefined;
  body: unknown;
}

type Answer = (response: ServerResponse) => void;

let server: Server;
let answers: Answer[];
let asked: Asked[];
let restHeaders: unknown[];

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

beforeEach(async () => {
  answers = [];
  asked = [];
  restHeaders = [];
  server = createServer(async (request, response) => {
    const { url: path, headers } = request;
    restHeaders.push(headers['postquill-rest']);
    asked.push({ path, key: headers['idempotency-key'], body: await readBody(request) });
    answers.shift()?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  // The address is read when the module is first loaded.
  vi.resetModules();
  vi.stubEnv('PUBLIC_API_URL', `http://127.0.0.1:${address.port}`);
  vi.stubGlobal('localStorage', new MemoryStorage());
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

function events(...list: [string, unknown][]): Answer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const [event, data] of list) {
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    }
    response.end();
  };
}

function json(status: number, body: unknown): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}

const post = (index: number): [string, unknown] => ['post', { index, text: `Post ${index}` }];
const done: [string, unknown] = ['done', { posts: 2, left: 4, plan: 'free', offline: true }];
const failure = { error: message('generateFailed'), code: 'generateFailed' };

const deaf = { onReplace: () => undefined, onProgress: () => undefined };

async function run(
  signal = new AbortController().signal,
  onPost: (post: PostEvent) => void = () => undefined,
): Promise<{ end: GenerationEnd; texts: string[] }> {
  const { generate } = await import('#lib/generate/generate.ts');
  const texts: string[] = [];
  const end = await generate(order, click, {
    ...deaf,
    signal,
    onPost: (arrived) => {
      texts.push(arrived.text);
      onPost(arrived);
    },
  });
  return { end, texts };
}

test('hands over each post and then what the server said at the end', async () => {
  answers = [events(post(0), post(1), done)];
  const { end, texts } = await run();
  expect(texts).toEqual(['Post 0', 'Post 1']);
  const sent = { path: '/api/generate-openrouter', key: 'first-key', body: order };
  expect(end).toEqual({ kind: 'done', done: done[1], asked: sent });
  expect(asked).toEqual([{ path: '/api/generate-openrouter', key: 'first-key', body: order }]);
});

test('hands over better posts and what a slow model has written so far', async () => {
  const better = { platform: 'x', index: 0, text: 'Better' };
  const progress = { words: 24, seconds: 12 };
  answers = [events(['progress', progress], post(0), ['replace', better], done)];
  const { generate } = await import('#lib/generate/generate.ts');
  const heard: unknown[] = [];
  const hear = (data: unknown) => void heard.push(data);
  const { signal } = new AbortController();
  await generate(order, click, { signal, onPost: hear, onReplace: hear, onProgress: hear });
  expect(heard).toEqual([progress, post(0)[1], better]);
});

test('the rest is asked for on the same route, in the same words, and nowhere else', async () => {
  answers = [json(503, failure)];
  const { generateRest } = await import('#lib/generate/generate.ts');
  const whole = { path: '/api/generate', key: 'the-key', body: order } as const;
  const { signal } = new AbortController();
  const end = await generateRest(whole, 'linkedin', { ...deaf, signal, onPost: () => undefined });
  expect(end.kind).toBe('failed');
  expect(asked).toEqual([whole]);
  expect(restHeaders).toEqual(['linkedin']);
});

test.each([
  ['a server error', json(503, { error: 'No.', code: 'serviceUnavailable' })],
  ['an error before the first post', events(['error', failure])],
  ['a stream that ends with nothing said', events()],
  ['a broken connection', (response: ServerResponse) => response.destroy()],
  ['an answer that is not ours', (response: ServerResponse) => response.writeHead(502).end('<p>')],
] as [string, Answer][])('%s leads to the second route', async (_, first) => {
  answers = [first, events(post(0), done)];
  const { end, texts } = await run();
  expect(end.kind).toBe('done');
  expect(texts).toEqual(['Post 0']);
  const { topic, tone, platform } = order;
  expect(asked[1]).toEqual({
    path: '/api/generate',
    key: 'second-key',
    body: { topic, tone, platform },
  });
});

test('both routes failing is said in one sentence', async () => {
  answers = [events(['error', failure]), json(500, failure)];
  expect((await run()).end).toMatchObject({
    kind: 'failed',
    problem: { code: 'contentFailed', error: message('contentFailed') },
  });
});

test.each([400, 401, 402, 403, 409, 422, 429])('%i is an answer, not a failure', async (status) => {
  answers = [json(status, { error: 'Not now.', code: 'siteUsed' })];
  const { end } = await run();
  expect(end).toMatchObject({ status, problem: { error: 'Not now.', code: 'siteUsed' } });
  expect(end.kind).toBe('refused');
  expect(asked).toHaveLength(1);
});

test.each([
  ['an error', events(post(0), ['error', failure])],
  ['a cut connection', events(post(0))],
])('%s after a post keeps it and asks nobody else', async (_, first) => {
  answers = [first];
  const { end, texts } = await run();
  expect(texts).toEqual(['Post 0']);
  expect(end).toMatchObject({ kind: 'incomplete', problem: failure });
  expect(asked).toHaveLength(1);
});

test('stopping ends it where it is', async () => {
  answers = [
    (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`event: post\ndata: ${JSON.stringify({ index: 0, text: 'Post 0' })}\n\n`);
    },
  ];
  const stop = new AbortController();
  const { end, texts } = await run(stop.signal, () => stop.abort());
  expect(texts).toEqual(['Post 0']);
  expect(end).toEqual({ kind: 'stopped' });
  expect(asked).toHaveLength(1);
});
