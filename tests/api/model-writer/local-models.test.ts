import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#api/log.ts';
import { installedModels } from '#api/services/writers/local/installed-models.ts';
import { usualAddresses } from '#api/services/writers/local/local-addresses.ts';
import { LocalModels } from '#api/services/writers/local/local-models.ts';
import type { ConfigAnswer } from '#shared/contracts/page-config.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { readEvents } from '#tests/harness/events.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { type RunningApi, startApi, withoutPages } from '#tests/harness/stack.ts';
import { writerAt } from './writing.ts';

const ollama = {
  '/api/tags': {
    models: [
      { name: 'nomic-embed-text:latest', size: 1, details: { parameter_size: '137M' } },
      { name: 'big:671b-cloud', remote_host: 'https://ollama.com:443' },
      { name: 'letters:latest', size: 1, details: { parameter_size: '8.0B' } },
      { name: 'small:1b', size: 1, details: { parameter_size: '1.2B' } },
    ],
  },
  '/v1/models': { object: 'list', data: [{ id: 'letters:latest', object: 'model' }] },
};
const file = '/home/anna/models/Prose-7B.Q4_K_M.gguf';
const llamaCpp = {
  '/v1/models': {
    object: 'list',
    data: [{ id: file, object: 'model', owned_by: 'llamacpp', meta: { n_params: 7_000_000_000 } }],
  },
};

let pocketbase: RunningPocketbase;
let person: Person;
const open: { close(): unknown }[] = [];

beforeAll(async () => {
  pocketbase = await startPocketbase();
  person = await signUp(pocketbase);
});
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()));
  await pocketbase.stop();
});

async function apiLookingAt(
  addresses: string,
  env: Record<string, string> = {},
): Promise<RunningApi> {
  const look = { LOCAL_MODEL_ADDRESSES: addresses, LOCAL_MODEL_LOOK_SECONDS: '0.1' };
  const api = await startApi(pocketbase, { ...withoutPages, ...look, ...env });
  open.push({ close: () => api.kill() });
  return api;
}

async function modelServer(place: Parameters<typeof startFakeOpenai>[0]): Promise<FakeOpenai> {
  const server = await startFakeOpenai(place);
  open.push(server);
  return server;
}

async function strangerAt(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  open.push({ close: () => server.closeAllConnections() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function writerOf({ url }: RunningApi): Promise<ConfigAnswer['writer']> {
  return ((await (await fetch(`${url}/api/config`)).json()) as ConfigAnswer).writer;
}

const addressOf = ({ url }: FakeOpenai) => url.replace('/v1', '');
const events = { accept: 'text/event-stream' };

test('a model that starts after the site is found, writes, and is given up when it goes', async () => {
  const port = await freePort();
  const api = await apiLookingAt(`http://127.0.0.1:${port}`);
  expect(await writerOf(api)).toEqual({ offline: true });

  const server = await startFakeOpenai({ port, lists: ollama });
  await expect.poll(() => writerOf(api)).toEqual({ offline: false, name: 'letters:latest' });
  const seen = await readEvents(await ask(api.url, person.token, order(), events));
  expect(seen).toMatchObject({ posts: cannedPosts, done: { offline: false } });
  expect(server.requests[0]?.body.model).toBe('letters:latest');
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization');

  await server.close();
  await expect.poll(() => writerOf(api)).toEqual({ offline: true });
  const after = await readEvents(await ask(api.url, person.token, order(), events));
  expect(after.done).toMatchObject({ posts: 1, offline: true });
  await expect.poll(api.output).toContain(`letters:latest (127.0.0.1:${port})`);
});

test('whoever meets a model that has just gone is written for at the second try', async () => {
  const server = await modelServer({ lists: ollama });
  const api = await apiLookingAt(addressOf(server), { LOCAL_MODEL_LOOK_SECONDS: '3600' });
  expect(await writerOf(api)).toMatchObject({ offline: false });
  await server.close();
  const first = await readEvents(await ask(api.url, person.token, order(), events));
  expect(first.error?.code).toBe('generateFailed');
  const route = '/api/generate' as const;
  const second = await readEvents(await ask(api.url, person.token, order(), { ...events, route }));
  expect(second.done).toMatchObject({ posts: 1, offline: true });
  expect(await writerOf(api)).toEqual({ offline: true });
});

async function chosenFrom(addresses: string[], model: string | null): Promise<string> {
  const log = createLog('silent');
  const at = (baseURL: string, id: string) => writerAt(baseURL, { model: id });
  const local = new LocalModels({ addresses, model, lookEverySeconds: 3600, writerAt: at, log });
  await local.begin();
  return local.writer?.name ?? 'nothing';
}

/** It looks a second time where a busy machine kept the servers from answering in time. */
function chooses(addresses: string[], model: string | null, chosen: string): Promise<void> {
  return expect.poll(() => chosenFrom(addresses, model)).toBe(chosen);
}

test('of several servers the best model writes, and a file shows its name alone', async () => {
  const tiny = { '/v1/models': { object: 'list', data: [{ id: 'tiny-0.5b', object: 'model' }] } };
  const small = await modelServer({ lists: tiny });
  const large = await modelServer({ lists: llamaCpp });
  const both = [addressOf(small), addressOf(large)];
  await chooses(both, null, `Prose-7B.Q4_K_M (${new URL(large.url).host})`);
});

test('MODEL chooses among what is installed, and chooses nothing that is not', async () => {
  const server = await modelServer({ lists: ollama });
  const { host } = new URL(server.url);
  await chooses([addressOf(server)], 'small:1b', `small:1b (${host})`);
  await chooses([addressOf(server)], 'letters', `letters:latest (${host})`);
  await chooses([addressOf(server)], 'big:671b-cloud', 'nothing');
  await chooses([addressOf(server)], 'not-here', 'nothing');
});

test('OFFLINE_WRITER asks nobody', async () => {
  let asked = 0;
  const address = await strangerAt((_request, response) => {
    asked += 1;
    response.end();
  });
  const api = await apiLookingAt(address, { OFFLINE_WRITER: 'true' });
  expect(await writerOf(api)).toEqual({ offline: true });
  expect(asked).toBe(0);
});

const strangers: [string, RequestListener][] = [
  ['says that nothing is there', (_, response) => response.writeHead(404).end()],
  ['shows a page for everything', (_, response) => response.end('<!doctype html><p>Hello</p>')],
  ['says null', (_, response) => response.end('null')],
  ['has a list of its own', (_, response) => response.end('{"data":[{"id":1}],"object":"list"}')],
  ['has models of another kind', (_, response) => response.end('{"models":["Ford","Fiat"]}')],
  ['never stops talking', (_, response) => void response.write(`"${'x'.repeat(2_000_000)}`)],
];

test.each(strangers)('another program that %s is no model server', async (_, listener) => {
  const address = await strangerAt(listener);
  await expect.poll(() => installedModels(address)).toBe('nobody');
});

test('another program that leads elsewhere is not followed', async () => {
  const server = await modelServer({ lists: ollama });
  const address = await strangerAt((request, response) => {
    response.writeHead(302, { location: `${addressOf(server)}${request.url}` }).end();
  });
  await expect.poll(() => installedModels(address)).toBe('nobody');
});

test('a server that is too busy to answer is not taken for gone', async () => {
  expect(await installedModels(await strangerAt(() => undefined))).toBe('silent');
});

test('the usual addresses are this machine’s, and in a container the host’s as well', () => {
  expect(usualAddresses(false)).toEqual([
    'http://127.0.0.1:11434',
    'http://127.0.0.1:1234',
    'http://127.0.0.1:8080',
  ]);
  expect(usualAddresses(true)).toContain('http://host.docker.internal:11434');
});
