import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { Operator } from '../operator.ts';

let pb: RunningPocketbase;
let operator: Operator;
let person: Person;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  person = await signUp(pb, {});
});

afterAll(() => pb.stop());

/** Everything the front door lets through that reads a body. */
function routes(): { method: string; path: string }[] {
  const rows = ['posts', 'generations', 'subscriptions', 'users'].flatMap((collection) => {
    const path = `/api/collections/${collection}/records`;
    return [
      { method: 'POST', path },
      { method: 'PATCH', path: `${path}/${person.id}` },
    ];
  });
  const actions = [
    'auth-with-password',
    'auth-with-oauth2',
    ...['verification', 'password-reset', 'email-change'].flatMap((what) => [
      `request-${what}`,
      `confirm-${what}`,
    ]),
  ].map((action) => ({ method: 'POST', path: `/api/collections/users/${action}` }));
  return [...rows, ...actions, { method: 'POST', path: '/api/realtime' }];
}

const fields = [
  ['identity', 'password', 'oldPassword', 'passwordConfirm', 'email', 'newEmail', 'token', 'name'],
  ['timeZone', 'avatar', 'text', 'platform', 'tone', 'userId', 'clientId', 'subscriptions'],
  ['provider', 'code', 'codeVerifier', 'redirectURL', 'createData', '@jsonPayload'],
].flat();

const inEveryField = (value: unknown) =>
  JSON.stringify(Object.fromEntries(fields.map((field) => [field, value])));

const nothings = ['null', ' null ', '[]', '[null]', '"x"', '1', 'true'];
const broken = ['{', '{"email":', '{"a":1}{', '{"email":1e999}', '\u0000', '\ufeffnull'];
const odd = ['\ud800', '\udc00a\u0000b', '\u0000', null, [], {}, 1, ['\ud800'], '@request.auth.id'];

const bodies = [...nothings, ...broken, ...odd.map(inEveryField)]
  .map((text) => Buffer.from(text))
  .concat(Buffer.from('{"email":"\xff\xc0","identity":"\xff","token":"\xc3\x28"}', 'latin1'));

/** These two read `null` into a form that they use at once: nothing of ours is asked before. */
const pocketbasesOwn = ['confirm-password-reset', 'request-email-change'];

interface Sent {
  method: string;
  path: string;
  body: Buffer;
  type: string;
  token?: string;
}

function send({ method, path, body, type, token }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Length': body.length,
      ...(type === '' ? {} : { 'Content-Type': type }),
      ...(token === undefined ? {} : { Authorization: token }),
    };
    const sending = request(`${pb.url}${path}`, { method, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sending.once('error', reject);
    sending.end(body);
  });
}

const json = 'application/json';
const refusals = [400, 401, 403, 404];

test('no body that is no object, and no odd value, gets anything but a refusal', async () => {
  const wrong: string[] = [];
  let sent = 0;
  for (const { method, path } of routes()) {
    const own = pocketbasesOwn.some((action) => path.endsWith(action));
    for (const body of bodies) {
      if (own && body.toString().trim() === 'null') continue;
      for (const token of [undefined, person.token]) {
        const status = await send({ method, path, body, type: json, token });
        if (!refusals.includes(status)) wrong.push(`${method} ${path} ${body}: ${status}`);
        sent += 1;
      }
    }
  }
  console.log(`malformed: ${sent} requests`);
  expect(wrong).toEqual([]);
});

test('a body of another kind than JSON or a form is not read', async () => {
  const login = Buffer.from(
    JSON.stringify({ identity: person.email, password: person.password, name: 'Eve' }),
  );
  const own = `/api/collections/users/records/${person.id}`;
  for (const type of ['text/plain', 'text/plain;charset=UTF-8', '', 'image/png']) {
    const logIn = { method: 'POST', path: '/api/collections/users/auth-with-password' };
    expect(await send({ ...logIn, body: login, type }), type).toBe(400);
    const rename = { method: 'PATCH', path: own, token: person.token };
    expect(await send({ ...rename, body: login, type }), type).toBe(400);
  }
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    const rename = { method: 'PATCH', path: own, token: person.token };
    expect(await send({ ...rename, body: login, type }), type).toBe(400);
  }
});

test('nothing of all this was kept', async () => {
  expect(await operator.view('users', person.id)).toMatchObject({ name: '', timeZone: '' });
  expect(await operator.list('users')).toHaveLength(1);
  expect(await operator.list('posts')).toEqual([]);
});

test('where a hook reads the body, the refusal is our sentence', async () => {
  for (const [method, path, token] of [
    ['POST', '/api/collections/users/records', undefined],
    ['PATCH', `/api/collections/users/records/${person.id}`, person.token],
  ] as const) {
    const answer = await call(pb, method, path, { token, body: null });
    expect(answer).toMatchObject({ status: 400, body: { message: message('requestInvalid') } });
  }
});

test('characters that no text should have are refused or kept as they are', async () => {
  const path = `/api/collections/users/records/${person.id}`;
  for (const name of ['\ud800', 'a\u0000b', '\u202eright to left', '\u200b', '\ufffe']) {
    const body = { name };
    const answer = await call<{ name: string }>(pb, 'PATCH', path, { token: person.token, body });
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 200) expect(answer.body.name).toBe(name.toWellFormed());
  }
});

test('no hook of ours stumbled over any of it', async () => {
  // Stopped in good order, PocketBase says all that it still had to say.
  await pb.kill('SIGTERM');
  expect(pb.output()).not.toMatch(/TypeError|ReferenceError|pb_hooks/);
});
