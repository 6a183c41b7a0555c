import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, logIn } from '../calls.ts';
import { LiveListener } from '../live-listener.ts';
import { Operator } from '../operator.ts';
import { type Person, signUp } from '../people.ts';
import { badUserTokens } from '../tokens.ts';

let pb: RunningPocketbase;
let operator: Operator;
let person: Person;
let serviceToken: string;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  person = await signUp(pb);
  serviceToken = await logIn(pb, 'services', pb.service);
});

afterAll(() => pb.stop());

const routes = [
  { method: 'GET', path: '/api/account/data', body: undefined, for: 'user' },
  {
    method: 'POST',
    path: '/api/accounts/examine',
    body: { userToken: '', proof: '' },
    for: 'service',
  },
  { method: 'POST', path: '/api/accounts/remove', body: { userId: 'nobody' }, for: 'service' },
  { method: 'POST', path: '/api/account/logout', body: undefined, for: 'user' },
  { method: 'POST', path: '/api/account/logout-everywhere', body: undefined, for: 'user' },
];

test('every route of accounts and every role: only whom it is for', async () => {
  const roles: Record<string, { token: string | undefined; refusal: number }> = {
    guest: { token: undefined, refusal: 401 },
    superuser: { token: operator.token, refusal: 403 },
    service: { token: serviceToken, refusal: 403 },
    user: { token: person.token, refusal: 403 },
  };
  for (const [name, token] of Object.entries(await badUserTokens(pb, operator, person))) {
    roles[`a token that is ${name}`] = { token, refusal: 401 };
  }
  const wrong: string[] = [];
  for (const { method, path, body, for: right } of routes) {
    for (const [role, { token, refusal }] of Object.entries(roles)) {
      if (role === right) continue;
      const { status } = await call(pb, method, path, { token, body });
      const due = right === 'service' && role.endsWith('of an ended session') ? 403 : refusal;
      if (status !== due) wrong.push(`${role} got ${status}, not ${due}, from ${path}`);
    }
    // What is right comes last and with a login of its own, which it may end.
    const token = right === 'user' ? await logIn(pb, 'users', person) : serviceToken;
    const { status } = await call(pb, method, path, { token, body });
    if (status >= 300) wrong.push(`${right} got ${status} from ${path}`);
  }
  expect(wrong).toEqual([]);
});

test('log out everywhere ends every token of the user, and nobody else’s', async () => {
  const ada = await signUp(pb);
  const elsewhere = await logIn(pb, 'users', ada);
  const other = await signUp(pb);
  const allowance = async (token: string) =>
    (await call(pb, 'GET', '/api/account/allowance', { token })).status;
  expect((await call(pb, 'POST', '/api/account/logout-everywhere', ada)).status).toBe(204);
  expect(await allowance(ada.token)).toBe(401);
  expect(await allowance(elsewhere)).toBe(401);
  expect(await allowance(other.token)).toBe(200);
  expect(await allowance(await logIn(pb, 'users', ada))).toBe(200);
});

test('a live connection opened with a stolen token hears nothing more after it', async () => {
  const ada = await signUp(pb);
  const eve = await signUp(pb);
  const stolen = await LiveListener.connect(pb, ada.token, ['subscriptions/*']);
  const other = await LiveListener.connect(pb, eve.token, ['subscriptions/*']);
  const change = (userId: string) =>
    operator.create('subscriptions', { userId, status: 'canceled' });
  await change(ada.id);
  await stolen.heard('subscriptions/*');
  const before = stolen.events.length;
  await call(pb, 'POST', '/api/account/logout-everywhere', ada);
  await change(ada.id);
  await change(eve.id);
  // Events go out in order: once this one is here, the one before it has been handed out.
  await other.heard('subscriptions/*');
  expect(stolen.events).toHaveLength(before);
  stolen.close();
  other.close();
});
