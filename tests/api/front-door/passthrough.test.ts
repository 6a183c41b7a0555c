import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let stack: Stack;
let superuserToken: string;

beforeAll(async () => {
  stack = await startStack();
  const { email, password } = stack.pocketbase.superuser;
  const answer = await fetch(
    `${stack.pocketbase.url}/api/collections/_superusers/auth-with-password`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ identity: email, password }),
    },
  );
  superuserToken = (await answer.json()).token;
});

afterAll(() => stack.stop());

/** Without the tidying that fetch does to a path. */
function raw(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: stack.api.port, path, method, headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end();
  });
}

test.each([
  '/pb/_/',
  '/pb/_',
  '/pb/%5F/',
  '/pb/api/settings',
  '/pb/api/logs',
  '/pb/api/backups',
  '/pb/api/crons',
  '/pb/api/batch',
  '/pb/api/sql',
  '/pb/api/oauth2-redirect',
  '/pb/api/collections',
  '/pb/api/collections/users',
  '/pb/api/collections/_superusers/records',
  '/pb/api/collections/_superusers/auth-with-password',
  '/pb/api/collections/%5Fsuperusers/auth-with-password',
  '/pb/api/collections/services/auth-with-password',
  '/pb/api/collections/services/records',
  '/pb/api/collections/stripe_events/records',
  '/pb/api/collections/quota_tombstones/records',
  '/pb/api/collections/users/impersonate/abcdefghijklmno',
  '/pb/api/ledger/hold',
  '/pb/api/ledger/ready',
  '/pb/api/deletion/examine',
  '/pb/api/deletion/remove',
  '/pb//api/settings',
  '/pb/./api/settings',
  '/pb/api/health/../settings',
  '/pb/api/health/%2e%2e/settings',
  '/pb/api/health%2f..%2fsettings',
  '/pb/api/collections/users/records/../../../settings',
  '/pb/..//api/settings',
  '/pb/api/settings?x=/api/health',
])('%s does not exist on the front door, even for a superuser', async (path) => {
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
    expect(await raw(path, method, { Authorization: superuserToken })).toBe(404);
  }
});

test('what the page needs is passed through', async () => {
  const person = await signUp({ url: `${stack.api.url}/pb` });
  const allowance = await fetch(`${stack.api.url}/pb/api/account/allowance`, {
    headers: { Authorization: person.token },
  });
  expect(await allowance.json()).toMatchObject({ plan: 'free', limit: 5, used: 0, left: 5 });
  expect(await raw('/pb/api/health')).toBe(200);
});

const rows = '/pb/api/collections/posts/records';
const row = `${rows}/aaaaaaaaaaaaaaa`;

test.each([
  [rows, 'page=1&perPage=30&sort=-timestamp&skipTotal=true', 200],
  [rows, 'page=1&perPage=5&sort=-timestamp&skipTotal=1&fields=id,text', 200],
  [rows, '', 200],
  [rows, 'perPage=101', 400],
  [rows, 'perPage=0', 400],
  [rows, 'perPage=1e3', 400],
  [rows, 'perPage=5&perPage=1000', 400],
  [rows, 'perPage=%31%30%30%30', 400],
  [rows, 'page=-1', 400],
  [rows, 'sort=timestamp', 400],
  [rows, 'sort=-timestamp,@random', 400],
  [rows, 'sort=text', 400],
  [rows, `filter=${Array(190).fill("text~'a'").join('||')}`, 400],
  [rows, 'Filter=a', 400],
  [rows, '%66ilter=a', 400],
  [rows, 'page=1;filter=a', 400],
  [rows, 'page=1&filter', 400],
  [rows, 'expand=userId', 400],
  [rows, 'fields=text:excerpt(200,true)', 400],
  [rows, '__proto__=1', 400],
  [rows, 'constructor', 400],
  [row, 'fields=id', 404],
  [row, 'expand=userId', 400],
  ['/pb/api/health', 'a', 400],
  ['/pb/api/realtime', 'clientId=a', 400],
  ['/pb/api/account/allowance', 'userId=a', 400],
  ['/pb/api/collections/users/auth-methods', 'fields=mfa,otp,password,oauth2', 200],
])('%s?%s is answered with %i', async (path, query, status) => {
  expect(await raw(`${path}?${query}`)).toBe(status);
});

test('realtime reaches the browser at once', async () => {
  const stop = new AbortController();
  const answer = await fetch(`${stack.api.url}/pb/api/realtime`, { signal: stop.signal });
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toContain('PB_CONNECT');
  stop.abort();
});

test('hundreds of open pages leave room for everybody else', async () => {
  const stop = new AbortController();
  const open = Array.from({ length: 300 }, async () => {
    const answer = await fetch(`${stack.api.url}/pb/api/realtime`, { signal: stop.signal });
    await answer.body?.getReader().read();
  });
  await Promise.all(open);
  expect(await raw('/pb/api/health')).toBe(200);
  stop.abort();
});

test.each([
  ['POST', 'users/records'],
  ['POST', 'users/auth-with-password'],
  ['POST', 'users/request-password-reset'],
  ['POST', 'posts/records'],
  ['PATCH', 'posts/records/abcdefghijklmno'],
])(
  'more than a page would send is refused before PocketBase keeps it: %s %s',
  async (method, path) => {
    const answer = await fetch(`${stack.api.url}/pb/api/collections/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ identity: 'x'.repeat(80 * 1024) }),
    });
    expect([answer.status, (await answer.json()).error]).toEqual([413, message('bodyTooLarge')]);
  },
);

test('a picture may be as large as an account takes it, and not much larger', async () => {
  const { id, token } = await signUp(stack.pocketbase);
  const upload = async (bytes: number) => {
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
    const answer = await fetch(`${stack.api.url}/pb/api/collections/users/records/${id}`, {
      method: 'PATCH',
      headers: { Authorization: token },
      body: form,
    });
    return answer.status;
  };
  // These are no pictures: PocketBase, and nobody before it, says so.
  expect(await upload(1024 * 1024)).toBe(400);
  expect(await upload(1024 * 1024 + 80 * 1024)).toBe(413);
});

const json = 'application/json';

test.each(['confirm-password-reset', 'request-email-change'])(
  'what holds no object does not reach %s, which would break on it',
  async (action) => {
    const { token } = await signUp(stack.pocketbase);
    const part = 'Content-Disposition: form-data; name="@jsonPayload"';
    for (const [type, body] of [
      [json, 'null'],
      [json, 'null{}'],
      [json, '[]'],
      [json, '{'],
      ['application/json;x', 'null'],
      ['application/x-www-form-urlencoded', '@jsonPayload=null'],
      ['multipart/form-data; boundary=x', `--x\r\n${part}\r\n\r\nnull\r\n--x--\r\n`],
    ] as const) {
      const answer = await fetch(`${stack.api.url}/pb/api/collections/users/${action}`, {
        method: 'POST',
        headers: { 'Content-Type': type, Authorization: token },
        body,
      });
      expect([answer.status, (await answer.json()).error], body).toEqual([
        400,
        message('requestInvalid'),
      ]);
    }
    expect(stack.pocketbase.output()).not.toContain('PANIC');
  },
);

test('a PocketBase that is gone is one sentence, and it is noticed when it is back', async () => {
  const health = () => fetch(`${stack.api.url}/pb/api/health`);
  await stack.pocketbase.kill();
  const answer = await health();
  expect([answer.status, (await answer.json()).error]).toEqual([
    503,
    message('serviceUnavailable'),
  ]);
  await stack.pocketbase.restart();
  expect((await health()).status).toBe(200);
});
