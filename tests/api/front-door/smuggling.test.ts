import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, chunk, requestText, Wire } from '#tests/harness/network/wire.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

/** What somebody would like PocketBase to take for a request of its own. */
function inner(address: string, body: object): string {
  const json = JSON.stringify(body);
  return requestText(
    'POST',
    address,
    ['Content-Type: application/json', `Content-Length: ${json.length}`],
    json,
  );
}

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PUT',
  'PROPFIND',
  'QUERY',
  'CONNECT',
];

/** More headers than a parser may want to keep, so that it might miss what comes after them. */
const crowd = Array.from({ length: 2_500 }, () => 'a:');

type Framing = [name: string, headers: (body: string) => string[], body: (body: string) => string];

const length = (body: string) => `Content-Length: ${body.length}`;
const asItIs = (body: string) => body;
const spelled = (header: string): Framing => [JSON.stringify(header), () => [header], chunk];

const framings: Framing[] = [
  ['its length', (body) => [length(body)], asItIs],
  ['chunks', () => ['Transfer-Encoding: chunked'], chunk],
  ['its length and chunks', (body) => [length(body), 'Transfer-Encoding: chunked'], chunk],
  ['chunks and no length', () => ['Transfer-Encoding: chunked', 'Content-Length: 0'], chunk],
  ['nothing', () => [], asItIs],
  ['a length of nothing', () => ['Content-Length: 0'], asItIs],
  ['two lengths', (body) => ['Content-Length: 0', length(body)], asItIs],
  ['a signed length', (body) => [`Content-Length: +${body.length}`], asItIs],
  ['chunks behind a crowd of headers', () => [...crowd, 'Transfer-Encoding: chunked'], chunk],
  ['its length behind a crowd', (body) => [...crowd, length(body)], asItIs],
  ...[
    'Transfer-Encoding:chunked',
    'Transfer-Encoding: Chunked',
    'transfer-encoding: CHUNKED',
    'Transfer-Encoding : chunked',
    ' Transfer-Encoding: chunked',
    'Transfer-Encoding:\tchunked',
    'Transfer-Encoding: \x0bchunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: x\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding:\r\n chunked',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding: chunked;q=1',
    'Transfer_Encoding: chunked',
    'X: y\nTransfer-Encoding: chunked',
    'X: y\rTransfer-Encoding: chunked',
    'Connection: transfer-encoding\r\nTransfer-Encoding: chunked',
  ].map(spelled),
];

const targets = ['/pb/api/health', '/pb/api/collections/posts/records', '/api/config', '/'];

async function accountsLike(words: string): Promise<number> {
  const superuser = await asSuperuser(stack.pocketbase);
  const { totalItems } = await superuser
    .collection('users')
    .getList(1, 1, { filter: `email ~ "${words}"` });
  return totalItems;
}

test.each(methods)(
  'no body of %s, however it is framed, becomes a request of its own',
  async (method) => {
    const hidden = `hidden-${method.toLowerCase()}`;
    for (const target of targets) {
      await Promise.all(
        framings.map(async ([, headers, frame], at) => {
          const body = inner('/api/collections/users/records', {
            email: `${hidden}-${at}-${targets.indexOf(target)}@example.com`,
            password: 'correct horse battery',
            passwordConfirm: 'correct horse battery',
          });
          // Some get no answer but are hung up on, which is an answer too.
          await ask(stack.api.port, requestText(method, target, headers(body), frame(body)));
        }),
      );
    }
    // What came before is done by the time that PocketBase has judged a password.
    await signUp(stack.pocketbase);
    expect(await accountsLike(hidden)).toBe(0);
  },
);

test('a slow request hidden in another gives nobody the answer of somebody else', async () => {
  const people = await Promise.all([1, 2].map(() => signUp(stack.pocketbase)));
  const rounds = 80;
  const slow = inner('/api/collections/users/auth-with-password', {
    identity: 'nobody@example.com',
    password: 'a wrong one',
  });
  const ownRecord = async ({ id, token }: Person) => {
    const headers = [`Authorization: ${token}`];
    const path = `/pb/api/collections/users/records/${id}`;
    const answer = await ask(stack.api.port, requestText('GET', path, headers));
    return answer?.status === 200 && JSON.parse(answer.body).id === id;
  };
  let right = 0;
  for (let round = 0; round < rounds; round += 1) {
    const method = ['GET', 'HEAD', 'DELETE', 'OPTIONS'][round % 4] ?? '';
    const attack = requestText(
      method,
      '/pb/api/health',
      ['Transfer-Encoding: chunked'],
      chunk(slow),
    );
    const guest = new Wire(stack.api.port).send(attack);
    await guest.until(1);
    const owns = await Promise.all(people.map(ownRecord));
    right += owns.filter(Boolean).length;
    guest.end();
  }
  expect(right).toBe(rounds * people.length);
});

test('a body where none belongs is refused, and its connection answers what comes next', async () => {
  for (const method of ['GET', 'HEAD', 'DELETE']) {
    const wire = new Wire(stack.api.port);
    wire.send(
      requestText(method, '/pb/api/health', ['Transfer-Encoding: chunked'], chunk('hello')),
    );
    wire.send(requestText('GET', '/api/config', ['Content-Length: 5'], 'hello'));
    wire.send(requestText('GET', '/pb/api/health'));
    const statuses = (await wire.until(3)).map(({ status }) => status);
    wire.end();
    expect([method, statuses]).toEqual([method, [400, 400, 200]]);
  }
});

test('a chunked body of a method that has one arrives', async () => {
  const email = 'in-chunks@example.com';
  const body = JSON.stringify({
    email,
    password: 'correct horse battery',
    passwordConfirm: 'correct horse battery',
  });
  const headers = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
  const path = '/pb/api/collections/users/records';
  const answer = await ask(stack.api.port, requestText('POST', path, headers, chunk(body)));
  expect([answer?.status, await accountsLike(email)]).toEqual([200, 1]);
});

test.each(['TRACE', 'PUT', 'PROPFIND', 'QUERY'])(
  '%s reaches neither PocketBase nor the app',
  async (method) => {
    for (const path of ['/pb/api/health', '/api/config']) {
      const answer = await ask(stack.api.port, requestText(method, path));
      expect([answer?.status, answer?.headers.allow]).toEqual([
        405,
        'GET, HEAD, POST, PATCH, DELETE',
      ]);
    }
  },
);

test.each(['%0d%0aSet-Cookie:%20a=b', '\u00e9', '\u0080\u00ff', '"><script>'])(
  '%j in an address breaks out of no header',
  async (words) => {
    for (const path of [`/index.html?${words}`, `/blog/?${words}`, `/pb/api/health?${words}`]) {
      const answer = await ask(stack.api.port, requestText('GET', path));
      expect([308, 400]).toContain(answer?.status);
      expect(answer?.headers).not.toHaveProperty('set-cookie');
      const { location } = answer?.headers ?? {};
      if (location !== undefined) expect(location.endsWith(words)).toBe(true);
    }
  },
);

test.each(['\r', '\n', '\r\n Set-Cookie: a=b', '\0', '\t'])(
  'a raw %j in an address or a name is refused',
  async (words) => {
    const id = `X-Request-Id: a${words}Set-Cookie: a=b`;
    for (const text of [
      requestText('GET', `/index.html?a${words}Set-Cookie:a=b`),
      requestText('GET', '/healthz', [id]),
    ]) {
      const answer = await ask(stack.api.port, text);
      expect(answer?.headers ?? {}).not.toHaveProperty('set-cookie');
    }
  },
);
