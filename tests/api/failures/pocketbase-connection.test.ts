import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { NotReached, RouterAnswered } from '#api/services/pocketbase/answer.ts';
import { PocketbaseConnection } from '#api/services/pocketbase/connection.ts';
import { freePort } from '#tests/harness/free-port.ts';

const open: (() => void)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
});

function connectTo(port: number): PocketbaseConnection {
  const connection = new PocketbaseConnection(`http://127.0.0.1:${port}`);
  open.push(() => connection.close());
  return connection;
}

async function answering(listener: RequestListener): Promise<PocketbaseConnection> {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return connectTo((server.address() as AddressInfo).port);
}

const hold = { method: 'POST', path: '/api/ledger/hold', body: { a: 1 } } as const;

test('where nobody listens, nothing was done', async () => {
  const connection = connectTo(await freePort());
  await expect(connection.send(hold)).rejects.toBeInstanceOf(NotReached);
});

test.each<[string, RequestListener]>([
  ['before its answer', (request) => request.socket.destroy()],
  [
    'in the middle of its answer',
    (request, response) => {
      response.writeHead(200, { 'Content-Length': 20 }).write('{"a":');
      setImmediate(() => request.socket.destroy());
    },
  ],
])('what was cut %s may have been done', async (_, listener) => {
  const connection = await answering(listener);
  const error = await connection.send(hold).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(NotReached);
});

test('an answer without end is cut off', async () => {
  const connection = await answering((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  await expect(connection.send(hold)).rejects.not.toBeInstanceOf(NotReached);
});

test('token and body arrive, and an answer that is no JSON is an error', async () => {
  let received: unknown;
  const connection = await answering(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received = [request.headers.authorization, request.headers['content-length'], body];
    response.end(request.url === '/odd' ? 'no JSON' : '{"b":2}');
  });
  expect(await connection.send({ ...hold, token: 't' })).toEqual({ status: 200, body: { b: 2 } });
  expect(received).toEqual(['t', '7', '{"a":1}']);
  await expect(connection.send({ method: 'GET', path: '/odd' })).rejects.toThrow(SyntaxError);
});

test('a 503 of a router is told from one of PocketBase’s', async () => {
  const own = { status: 503, message: 'The database cannot be written.', data: {} };
  const connection = await answering(async (request, response) => {
    response.writeHead(503);
    response.end(
      { '/proxy': '<h1>503</h1>', '/json': '{"error":"no server"}', '/silent': '' }[
        request.url ?? ''
      ] ?? JSON.stringify(own),
    );
  });
  for (const path of ['/proxy', '/json', '/silent']) {
    await expect(connection.send({ ...hold, path })).rejects.toBeInstanceOf(RouterAnswered);
  }
  expect(await connection.send(hold)).toEqual({ status: 503, body: own });
});
