import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { LiveListener } from '../access/live-listener.ts';
import { call, expectOk, logIn } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';

let pb: RunningPocketbase;
let ledger: LedgerCaller;
let ada: Person;

beforeAll(async () => {
  pb = await startPocketbase();
  ledger = await LedgerCaller.of(pb);
  ada = await signUp(pb);
});

afterAll(() => pb.stop());

const logOut = (token: string) => call(pb, 'POST', '/api/account/logout', { token });

/** When the token runs out by itself. */
function endOf(token: string): number {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp * 1000;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The last two bits of a signature's last letter mean nothing, so four letters mean the same. */
function otherSpellings(token: string): string[] {
  const last = digits.indexOf(token.at(-1) ?? '');
  return [0, 1, 2, 3]
    .map((spare) => token.slice(0, -1) + digits.charAt((last & ~3) | spare))
    .filter((spelling) => spelling !== token);
}

async function refresh(token: string): Promise<string> {
  const path = '/api/collections/users/auth-refresh';
  return (await expectOk(call<{ token: string }>(pb, 'POST', path, { token }))).token;
}

/** Every address that a user's token opens, with the status it has for the user. */
async function doors(token: string): Promise<Record<string, number>> {
  const post = { userId: ada.id, text: 'Hello', platform: 'x', tone: 'casual' };
  const own = await expectOk(
    call<{ id: string }>(pb, 'POST', '/api/collections/posts/records', {
      token: ada.token,
      body: post,
    }),
  );
  const tried: Record<string, number> = {};
  for (const [method, path, body] of [
    ['GET', '/api/account/allowance'],
    ['GET', '/api/account/data'],
    ['GET', `/api/collections/users/records/${ada.id}`],
    ['PATCH', `/api/collections/users/records/${ada.id}`, { name: 'Eve' }],
    ['GET', '/api/collections/posts/records'],
    ['GET', '/api/collections/generations/records'],
    ['GET', '/api/collections/subscriptions/records'],
    ['POST', '/api/collections/posts/records', post],
    ['DELETE', `/api/collections/posts/records/${own.id}`],
    ['POST', '/api/collections/users/auth-refresh'],
    ['POST', '/api/collections/users/request-email-change', { newEmail: 'eve@example.com' }],
    ['POST', '/api/files/token'],
  ] as const) {
    tried[`${method} ${path}`] = (await call(pb, method, path, { token, body })).status;
  }
  // The others drop what this one makes; free accounts keep only a few posts.
  await call(pb, 'DELETE', `/api/collections/posts/records/${own.id}`, { token: ada.token });
  return tried;
}

const asService = (path: string, body: object) =>
  call<{ outcome: string }>(pb, 'POST', path, { token: ledger.token, body });

test('a logout ends the login and whatever was refreshed from it, at every door', async () => {
  const first = await logIn(pb, 'users', ada);
  const second = await refresh(first);
  const third = await refresh(second);
  expect(Object.values(await doors(third)).filter((status) => status >= 300)).toEqual([]);
  expect((await logOut(second)).status).toBe(204);
  for (const token of [first, second, third]) {
    const statuses = await doors(token);
    expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((door) => [door, 401])));
    expect(await ledger.hold({ token })).toEqual({ outcome: 'unauthenticated' });
    for (const path of ['/api/billing/account', '/api/deletion/examine']) {
      const { body } = await asService(path, { userToken: token, proof: '' });
      expect(body.outcome).toBe('unauthenticated');
    }
  }
  const view = await call(pb, 'GET', '/api/account/allowance', { token: first });
  expect(view.body).toMatchObject({ message: message('sessionExpired') });
});

test('the user’s other logins, before and after, live on', async () => {
  const before = await logIn(pb, 'users', ada);
  await logOut(await logIn(pb, 'users', ada));
  const after = await logIn(pb, 'users', ada);
  for (const token of [before, after]) {
    expect(Object.values(await doors(token)).filter((status) => status >= 300)).toEqual([]);
  }
});

test('no refresh that runs at the same moment saves a token from it', async () => {
  const token = await logIn(pb, 'users', ada);
  const refreshed = await Promise.allSettled([
    ...Array.from({ length: 8 }, () => refresh(token)),
    logOut(token),
    ...Array.from({ length: 8 }, () => refresh(token)),
  ]);
  const saved = refreshed.flatMap((one) =>
    one.status === 'fulfilled' && typeof one.value === 'string' ? [one.value] : [],
  );
  for (const one of [token, ...saved]) {
    expect((await call(pb, 'GET', '/api/account/allowance', { token: one })).status).toBe(401);
  }
});

test('a live connection ends with the login that opened it, and no other does', async () => {
  const operator = await Operator.of(pb);
  const leaving = await logIn(pb, 'users', ada);
  const topics = ['generations/*', 'subscriptions/*'];
  const left = await LiveListener.connect(pb, await refresh(leaving), topics);
  const stays = await LiveListener.connect(pb, ada.token, topics);
  await logOut(leaving);
  await left.ended();
  const body = { clientId: left.clientId, subscriptions: topics };
  expect((await call(pb, 'POST', '/api/realtime', { body })).status).toBe(404);
  const again = await LiveListener.connect(pb, undefined, []);
  const answer = await call(pb, 'POST', '/api/realtime', {
    token: leaving,
    body: { ...body, clientId: again.clientId },
  });
  expect(answer.status).toBe(401);
  await operator.create('subscriptions', { userId: ada.id, status: 'canceled' });
  await stays.heard('subscriptions/*');
  expect(left.events.some((event) => event.startsWith('subscriptions/*'))).toBe(false);
  stays.close();
  again.close();
});

test('of two spellings of the header, the one that PocketBase believes counts', async () => {
  const ended = await logIn(pb, 'users', ada);
  await logOut(ended);
  for (const name of ['Authorization-', '-Authorization', 'X-Authorization', 'authorization_']) {
    const headers = { Authorization: `Bearer ${ended}`, [name]: ada.token };
    const answer = await fetch(`${pb.url}/api/account/allowance`, { headers });
    expect(answer.status, name).toBe(401);
  }
});

test('a token that an operator made for a user ends as well', async () => {
  const operator = await Operator.of(pb);
  const path = `/api/collections/users/impersonate/${ada.id}`;
  const made = call<{ token: string }>(pb, 'POST', path, {
    token: operator.token,
    body: { duration: 90 * 24 * 3600 },
  });
  const { token } = await expectOk(made);
  const ends = endOf(token);
  expect(ends).toBeGreaterThan(Date.now() + 89 * 24 * 3_600_000);
  expect((await logOut(token)).status).toBe(204);
  expect((await call(pb, 'GET', '/api/account/allowance', { token })).status).toBe(401);
  expect((await call(pb, 'GET', '/api/account/allowance', ada)).status).toBe(200);
  for (const spelling of otherSpellings(token)) {
    const answer = await call(pb, 'GET', '/api/account/allowance', { token: spelling });
    expect(answer.status).toBe(401);
  }
  const remembered = (await operator.list('ended_sessions')).map(({ until }) => String(until));
  expect(Math.max(...remembered.map((until) => Date.parse(until)))).toBe(ends);
});

test('an ended session is remembered until its last token would have run out', async () => {
  const operator = await Operator.of(pb);
  const token = await logIn(pb, 'users', ada);
  const ends = endOf(token);
  await logOut(token);
  const sessions = () => operator.list('ended_sessions');
  for (const { until } of await sessions()) {
    expect(Date.parse(String(until))).toBeGreaterThanOrEqual(ends - 60_000);
  }
  const until = new Date(Date.now() - 1000).toISOString();
  await operator.create('ended_sessions', { session: 'long over', until });
  const before = (await sessions()).length;
  await operator.runCron('old_sessions_go');
  await expect.poll(async () => (await sessions()).length).toBe(before - 1);
  expect((await call(pb, 'GET', '/api/account/allowance', { token })).status).toBe(401);
});

test('a database that cannot be read calls nobody a stranger', async () => {
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(join(pb.dataDir, 'data.db'));
    database.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
    database.close();
  };
  const unavailable = { status: 503, body: { message: message('serviceUnavailable') } };
  rename('users', 'users_away');
  try {
    for (const path of ['/api/billing/account', '/api/deletion/examine']) {
      const answer = await asService(path, { userToken: ada.token, proof: '' });
      expect(answer).toMatchObject(unavailable);
    }
    await expect(ledger.hold(ada)).rejects.toThrow('503');
  } finally {
    rename('users_away', 'users');
  }
  rename('ended_sessions', 'ended_away');
  try {
    const doorsOfUsers = ['/api/account/allowance', '/api/collections/posts/records'];
    for (const path of doorsOfUsers) {
      expect(await call(pb, 'GET', path, ada), path).toMatchObject(unavailable);
    }
    await expect(ledger.hold(ada)).rejects.toThrow('503');
  } finally {
    rename('ended_away', 'ended_sessions');
  }
  expect((await ledger.hold(ada)).outcome).toBe('held');
});

test('a forged token is a stranger’s whatever it claims', async () => {
  const [header, claims = '', signature] = ada.token.split('.');
  const honest = JSON.parse(Buffer.from(claims, 'base64url').toString());
  for (const forged of [
    { id: ['a'], session: {} },
    { id: { a: 1 } },
    { session: ['a'] },
    { session: 7 },
    { session: '\ud800' },
    { id: '\ud800\u0000' },
    { collectionId: null },
  ]) {
    const payload = Buffer.from(JSON.stringify({ ...honest, ...forged })).toString('base64url');
    const token = `${header}.${payload}.${signature}`;
    expect(await ledger.hold({ token })).toEqual({ outcome: 'unauthenticated' });
    expect((await call(pb, 'GET', '/api/account/allowance', { token })).status).toBe(401);
  }
});
