import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ask, chunk, requestText, Wire } from '#tests/harness/network/wire.ts';
import { startUpstream, type Upstream } from './upstream.ts';

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream();
});

afterEach(() => {
  upstream.received.length = 0;
  upstream.answerWith((request, response) => {
    request.resume();
    request.once('end', () => response.end('{}'));
  });
});

afterAll(() => upstream.close());

const health = requestText('GET', '/pb/api/health');
const records = '/pb/api/collections/posts/records';
/** Takes a picture, so a longer body than the others. */
const account = '/pb/api/collections/users/records/abcdefghijklmno';

async function askHealth(): Promise<string | undefined> {
  return (await ask(upstream.port, health))?.body;
}

test('PocketBase hears of a request what it needs, and nothing else', async () => {
  const told = [
    'Authorization: a-token',
    'Accept: application/json',
    'Content-Type: application/json',
    'If-None-Match: "a"',
    'Range: bytes=0-1',
    'Accept-Language: tlh, en-GB;q=0.9, x y',
  ];
  const kept = [
    'User-Agent: a long name',
    'Referer: https://elsewhere.example/',
    'Cookie: a=b',
    'Origin: https://elsewhere.example',
    'Accept-Encoding: gzip',
    'X-Forwarded-For: 10.9.8.7',
    'X-Forwarded-Host: elsewhere.example',
    'X-Real-IP: 10.9.8.7',
    'CF-Connecting-IP: 10.9.8.7',
    'Forwarded: for=10.9.8.7',
    'X-HTTP-Method-Override: DELETE',
    'X-Original-URL: /api/settings',
    'Expect: 100-continue',
    'Trailer: x',
    'TE: trailers',
    'Upgrade: h2c',
    'Keep-Alive: timeout=1',
    'Proxy-Authorization: a',
  ];
  const text = requestText('POST', records, [...told, ...kept, 'Content-Length: 2'], '{}');
  const wire = new Wire(upstream.port).send(text);
  await wire.until(1);
  wire.end();
  const [{ headers, body } = { headers: {}, body: '' }] = upstream.received;
  expect(body).toBe('{}');
  expect(headers).toEqual({
    host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    connection: 'keep-alive',
    authorization: 'a-token',
    accept: 'application/json',
    'content-type': 'application/json',
    'content-length': '2',
    'if-none-match': '"a"',
    range: 'bytes=0-1',
    // The one of ours that is meant, and never what the client wrote.
    'accept-language': 'en-US',
    'x-forwarded-for': '127.0.0.1',
    'user-agent': expect.stringMatching(/^postquill\/[0-9a-f]{16}$/),
  });
});

test('a header that is named as meant for this connection goes no further, and ours stay', async () => {
  const headers = ['Authorization: a-token', 'Accept: a/b', 'Content-Length: 2'];
  const named = 'Connection: keep-alive, Authorization, x-forwarded-for, content-length , ACCEPT';
  await ask(upstream.port, requestText('POST', records, [...headers, named], '{}'));
  expect(upstream.received[0]?.headers).toEqual({
    host: expect.any(String),
    connection: 'keep-alive',
    'content-length': '2',
    'x-forwarded-for': '127.0.0.1',
    'user-agent': expect.stringMatching(/^postquill\/[0-9a-f]{16}$/),
  });
});

function framing(): object {
  const { 'content-length': length, 'transfer-encoding': coding } =
    upstream.received[0]?.headers ?? {};
  return { length, coding };
}

test.each([
  ['POST', ['Content-Length: 5'], 'hello', '5'],
  ['POST', [], '', '0'],
  ['GET', ['Content-Length: 0'], '', undefined],
  ['DELETE', [], '', undefined],
])('%s with %j is sent with the length it has', async (method, headers, body, length) => {
  await ask(upstream.port, requestText(method, records, headers, body));
  expect(upstream.received[0]?.body).toBe(body);
  expect(framing()).toEqual({ length, coding: undefined });
});

test('a body that comes bit by bit is sent in chunks', async () => {
  const wire = new Wire(upstream.port);
  wire.send(requestText('PATCH', records, ['Transfer-Encoding: chunked'], '3\r\nhel\r\n'));
  await expect.poll(() => upstream.received[0]?.body).toBe('hel');
  wire.send('2\r\nlo\r\n0\r\n\r\n');
  await wire.until(1);
  wire.end();
  expect(upstream.received[0]?.body).toBe('hello');
  expect(framing()).toEqual({ length: undefined, coding: 'chunked' });
});

test('a browser hears of an answer what it needs, and no address of PocketBase', async () => {
  upstream.answerWith((_, response) => {
    response.writeHead(307, {
      Location: '/_/',
      Server: 'PocketBase',
      'Set-Cookie': 'a=b',
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'text/html',
      'Content-Length': 4,
    });
    response.end('gone');
  });
  const answer = await ask(upstream.port, health);
  expect(Object.keys(answer?.headers ?? {}).sort()).toEqual([
    'cache-control',
    'connection',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'date',
    'keep-alive',
    'permissions-policy',
    'referrer-policy',
    'vary',
    'x-content-type-options',
    'x-frame-options',
  ]);
});

/** The connections on which something came, in order. */
const used = () => upstream.received.map(({ connection }) => connection);

test('quiet connections are used again', async () => {
  for (let time = 0; time < 3; time += 1) expect(await askHealth()).toBe('{}');
  expect(new Set(used()).size).toBe(1);
});

test('after a client that left in the middle of its answer, nobody gets the rest', async () => {
  upstream.answerWith((_, response) => {
    response.writeHead(200, { 'Content-Length': 20 }).write('half a se');
  });
  const wire = new Wire(upstream.port).send(health);
  await expect.poll(() => upstream.received.length).toBe(1);
  wire.end();
  const [left = 0] = used();
  await expect.poll(() => upstream.connections[left]?.destroyed).toBe(true);
  upstream.answerWith((_, response) => response.end('{}'));
  expect(await askHealth()).toBe('{}');
  expect(used()[1]).not.toBe(left);
});

test('after an answer that PocketBase cut, the client is cut too and the next is fine', async () => {
  upstream.answerWith((request, response) => {
    response.writeHead(200, { 'Content-Length': 20 }).write('half a se');
    setImmediate(() => request.socket.destroy());
  });
  expect(await ask(upstream.port, health)).toBeUndefined();
  upstream.answerWith((_, response) => response.end('{}'));
  expect(await askHealth()).toBe('{}');
});

test.each(['at once', 'later'])(
  'an answer that nobody asked for, sent %s, reaches nobody',
  async (when) => {
    const stray = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nstray';
    upstream.answerWith((request, response) => {
      response.end('{}');
      if (when === 'at once') request.socket.write(stray);
      else response.once('finish', () => setImmediate(() => request.socket.write(stray)));
    });
    for (let time = 0; time < 20; time += 1) expect(await askHealth()).toBe('{}');
  },
);

test('after a client that left in the middle of its request, the next starts anew', async () => {
  const half = requestText('POST', records, ['Content-Length: 2000'], 'the first half');
  const wire = new Wire(upstream.port).send(half);
  await expect.poll(() => upstream.received[0]?.body).toBe('the first half');
  wire.end();
  const [left = 0] = used();
  await expect.poll(() => upstream.connections[left]?.destroyed).toBe(true);
  expect(await askHealth()).toBe('{}');
  expect(upstream.received[1]).toMatchObject({ method: 'GET', body: '' });
  expect(used()[1]).not.toBe(left);
});

test.each(['Content-Length: 300000', 'Transfer-Encoding: chunked'])(
  'an answer that comes before its request is all there blocks nothing (%s)',
  async (framing) => {
    upstream.answerWith((_, response) => response.writeHead(400).end('no'));
    const long = 'x'.repeat(300_000);
    const isChunked = framing.startsWith('Transfer');
    const body = isChunked ? chunk(long) : long;
    const wire = new Wire(upstream.port);
    wire.send(requestText('PATCH', account, [framing], body.slice(0, 100_000)));
    expect((await wire.until(1))[0]?.status).toBe(400);
    wire.send(body.slice(100_000));
    upstream.answerWith((_, response) => response.end('{}'));
    wire.send(health);
    expect((await wire.until(2))[1]).toMatchObject({ status: 200, body: '{}' });
    wire.end();
  },
);
