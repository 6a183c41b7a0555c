import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { type Answer, ask, chunk, requestText, Wire } from '#tests/harness/network/wire.ts';
import { order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

const origin = 'https://app.example.com';

let stack: Stack;
let person: Person;

beforeAll(async () => {
  stack = await startStack({
    api: { ALLOWED_ORIGINS: origin, PUBLIC_SITE_URL: 'https://posts.example.com' },
  });
  person = await signUp(stack.pocketbase);
});

afterAll(() => stack.stop());

const json = 'Content-Type: application/json';
const token = () => `Authorization: Bearer ${person.token}`;

function post(path: string, body: string, headers: readonly string[] = [json]): string {
  return requestText('POST', path, [...headers, `Content-Length: ${body.length}`], body);
}

async function answerTo(text: string, from?: string): Promise<Answer> {
  const withOrigin = from === undefined ? text : text.replace('\r\n', `\r\nOrigin: ${from}\r\n`);
  const answer = await ask(stack.api.port, withOrigin);
  if (!answer) throw new Error(`No answer to ${text.slice(0, 80)}`);
  return answer;
}

const security = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
};

const promise = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const long = 'x'.repeat(140_000);

type Case = [name: string, status: number, code: string | undefined, text: () => string];

const fromTheSite: Case[] = [
  ['a page', 200, undefined, () => requestText('GET', '/')],
  ['no page', 404, undefined, () => requestText('GET', '/nothing')],
  ['a picture of the site', 200, undefined, () => requestText('GET', '/favicon.svg')],
  ['a part of a page', 206, undefined, () => requestText('GET', '/', ['Range: bytes=0-9'])],
];

const refusalsOfTheSite: Case[] = [
  ['a post to a page', 405, 'methodUnknown', () => post('/', '{}')],
  ['a part there is not', 416, 'rangeUnknown', () => requestText('GET', '/', ['Range: bytes=9-1'])],
  ['another spelling', 308, undefined, () => requestText('GET', '/blog/')],
];

const fromTheApp: Case[] = [
  ['an answer', 200, undefined, () => requestText('GET', '/api/config')],
  ['nothing there', 404, 'notFound', () => requestText('GET', '/api/nothing')],
  ['nobody logged in', 401, 'loginToGenerate', () => post('/api/generate', '{}')],
  ['a wrong order', 400, 'requestInvalid', () => post('/api/generate', '[]', [json, token()])],
  ['too much', 413, 'bodyTooLarge', () => post('/api/generate', long)],
  ['no JSON', 415, 'jsonOnly', () => post('/api/generate', '{}', [])],
  ['a strange method', 405, 'methodUnknown', () => requestText('PUT', '/api/generate')],
  ['health', 200, undefined, () => requestText('GET', '/healthz')],
  ['readiness', 200, undefined, () => requestText('GET', '/readyz')],
  [
    'events',
    200,
    undefined,
    () =>
      post('/api/generate', JSON.stringify(order()), [json, token(), 'Accept: text/event-stream']),
  ],
];

const manyChunks = JSON.stringify({ text: 'x'.repeat(5_000_000) });
const list = '/pb/api/collections/posts/records';

const fromPocketbase: Case[] = [
  ['an answer', 200, undefined, () => requestText('GET', '/pb/api/health')],
  ['rows', 200, undefined, () => requestText('GET', list, [token()])],
  ['a refusal of its own', 400, undefined, () => post(list, '{}', [json, token()])],
  ['a closed address', 404, 'notFound', () => requestText('GET', '/pb/api/settings')],
  ['a query', 400, 'requestInvalid', () => requestText('GET', `${list}?filter=a`)],
  [
    'a body of GET',
    400,
    'requestInvalid',
    () => requestText('GET', list, ['Content-Length: 1'], 'x'),
  ],
  [
    'too much',
    413,
    'bodyTooLarge',
    () => requestText('POST', list, ['Content-Length: 9999999'], 'x'),
  ],
  [
    'too much in chunks',
    413,
    'bodyTooLarge',
    () => requestText('POST', list, [json, 'Transfer-Encoding: chunked'], chunk(manyChunks)),
  ],
];

test.each([...fromTheSite, ...refusalsOfTheSite])(
  'of the site, %s (%i) carries every security header',
  async (_, status, code, text) => {
    const { headers, body, ...answer } = await answerTo(text(), origin);
    expect([answer.status, headers]).toMatchObject([status, security]);
    if (code !== undefined) expect(JSON.parse(body)).toMatchObject({ code });
  },
);

test.each([...fromTheApp, ...fromPocketbase])(
  'of the API or PocketBase, %s (%i) carries them too, and names the origin that may read it',
  async (_, status, code, text) => {
    const { headers, body, ...answer } = await answerTo(text(), origin);
    expect([answer.status, headers]).toMatchObject([status, { ...security, ...promise }]);
    const vary = 'Accept-Language, Origin';
    expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary });
    expect(headers['cache-control']).toMatch(/^no-(store|cache)/);
    if (code !== undefined) {
      expect(JSON.parse(body)).toEqual({ error: rules.messages[code as 'notFound'], code });
    }
    const other = await answerTo(text(), 'https://app.example.com.evil.example');
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
    expect(other.headers.vary).toBe(vary);
  },
);

test('an event stream is told apart by its request, as every answer of the app', async () => {
  const id = randomUUID();
  const headers = [json, token(), 'Accept: text/event-stream', `X-Request-Id: ${id}`];
  const answer = await answerTo(post('/api/generate', JSON.stringify(order()), headers));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-request-id': id,
  });
});

const asksFor = ['Access-Control-Request-Method: PATCH', 'Access-Control-Request-Headers: x'];

test.each(['/api/generate', list, '/pb/api/realtime'])(
  'a browser that asks before calling %s hears yes for the sites that are named, and nothing else',
  async (path) => {
    const yes = await answerTo(requestText('OPTIONS', path, asksFor), origin);
    expect([yes.status, yes.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
        'access-control-allow-headers':
          'Authorization, Content-Type, Idempotency-Key, Postquill-Rest',
      },
    ]);
    for (const from of ['null', 'https://evil.example', 'http://app.example.com', undefined]) {
      const no = await answerTo(requestText('OPTIONS', path, asksFor), from);
      const said = Object.keys(no.headers).filter((name) => name.startsWith('access-control'));
      expect([no.status, no.body, said]).toEqual([204, '', []]);
    }
  },
);

test('a picture may be shown by the named site, is kept by its viewer alone, and has no thumbs', async () => {
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const form = new FormData();
  form.set('avatar', new Blob([dot], { type: 'image/png' }), 'me.png');
  const users = person.client.collection('users');
  const { avatar } = await users.update(person.id, form);
  const path = `/pb/api/files/users/${person.id}/${avatar}`;
  const whole = await answerTo(requestText('GET', path));
  expect([whole.status, whole.headers]).toMatchObject([
    200,
    {
      'cache-control': 'private, max-age=2592000',
      'content-type': 'image/png',
      'content-length': String(dot.length),
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    },
  ]);
  for (const query of ['thumb=100x100', 'thumb=68x68&download=1', 'token=a', '%00']) {
    const same = await answerTo(requestText('GET', `${path}?${query}`));
    expect([same.status, same.body]).toEqual([200, whole.body]);
    expect(same.headers['content-disposition']).toBe(whole.headers['content-disposition']);
  }
  const part = await answerTo(requestText('GET', path, ['Range: bytes=0-3']));
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 0-3/${dot.length}`]);
  const missing = await answerTo(requestText('GET', `${path}x`));
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});

test.each(['..', '.', '...', 'a..b', '.a', 'a.', '%2e%2e', 'a/b', '..%2f'])(
  'a file called %s is at no address',
  async (name) => {
    const path = `/pb/api/files/users/${person.id}/${name}`;
    const { status, headers } = await answerTo(requestText('GET', path));
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

test('what waits for news is told apart from what has come to an end', async () => {
  const wire = new Wire(stack.api.port).send(requestText('GET', '/pb/api/realtime'));
  let text = '';
  wire.socket.on('data', (data: Buffer) => {
    text += data.toString();
  });
  await expect.poll(() => text).toContain('PB_CONNECT');
  wire.end();
  expect(text).toContain('X-Accel-Buffering: no'.toLowerCase());
  expect(text).toContain('Cache-Control: no-store');
  expect(text).toContain('X-Content-Type-Options: nosniff');
});

test('a PocketBase that is gone is refused with the same headers', async () => {
  await stack.pocketbase.kill();
  const { status, headers, body } = await answerTo(requestText('GET', '/pb/api/health'), origin);
  expect([status, headers]).toMatchObject([503, { ...security, ...promise }]);
  expect(headers['access-control-allow-origin']).toBe(origin);
  expect(JSON.parse(body).code).toBe('serviceUnavailable');
});
