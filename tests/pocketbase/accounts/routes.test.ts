import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { LiveListener } from '../access/live-listener.ts';
import { badUserTokens } from '../access/tokens.ts';
import { call, logIn } from '../calls.ts';
import { Operator } from '../operator.ts';

let pb: RunningPocketbase;
let operator: Operator;
let person: Person;
let serviceToken: string;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  person = await signUp(pb);
  const draft = { userId: person.id, text: 'One.', platform: 'x', tone: 'casual' };
  post = (await person.client.collection('posts').create(draft)).id;
  serviceToken = await logIn(pb, 'services', pb.service);
});

afterAll(() => pb.stop());

let post = '';
const routes = () => [
  { method: 'GET', path: '/api/account/data', body: undefined, for: 'user' },
  {
    method: 'POST',
    path: '/api/deletion/examine',
    body: { userToken: '', proof: '' },
    for: 'service',
  },
  { method: 'POST', path: '/api/deletion/remove', body: { userId: 'nobody' }, for: 'service' },
  { method: 'POST', path: '/api/account/versions', body: { post }, for: 'user' },
  {
    method: 'POST',
    path: '/api/account/keep-version',
    body: { post, text: 'Two.', cause: 'edited', before: 'One.' },
    for: 'user',
  },
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
  for (const { method, path, body, for: right } of routes()) {
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

const topics = ['generations/*', 'subscriptions/*'];

const endings: [string, (of: Person) => Promise<unknown>][] = [
  ['a logout everywhere', (of) => call(pb, 'POST', '/api/account/logout-everywhere', of)],
  [
    'a new password',
    (of) =>
      call(pb, 'PATCH', `/api/collections/users/records/${of.id}`, {
        token: of.token,
        body: {
          oldPassword: of.password,
          password: 'another secret',
          passwordConfirm: 'another secret',
        },
      }),
  ],
  ['a deletion', (of) => operator.remove('users', of.id)],
];

test.each(endings)('live connections opened with a stolen token end with %s', async (_, end) => {
  const ada = await signUp(pb);
  const eve = await signUp(pb);
  const stolen = await LiveListener.connect(pb, ada.token, topics);
  const other = await LiveListener.connect(pb, eve.token, topics);
  await end(ada);
  await stolen.ended();
  const again = await LiveListener.connect(pb, undefined, []);
  await call(pb, 'POST', '/api/realtime', {
    token: ada.token,
    body: { clientId: again.clientId, subscriptions: topics },
  });
  for (const { id } of await operator.list('users')) {
    await operator.create('subscriptions', { userId: id, status: 'canceled' });
  }
  await other.heard('subscriptions/*');
  expect(again.events).toHaveLength(1);
  again.close();
  other.close();
});
