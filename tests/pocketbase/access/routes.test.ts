import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { holdRequest, newRowId } from '#tests/harness/hold-request.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';
import { badUserTokens } from './tokens.ts';

let pb: RunningPocketbase;
let operator: Operator;
let ledger: LedgerCaller;
let person: Person;
let badTokens: Record<string, string>;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  ledger = await LedgerCaller.of(pb);
  person = await signUp(pb);
  badTokens = await badUserTokens(pb, operator, person);
});

afterAll(() => pb.stop());

const order = () => holdRequest(person, { topic: 'Tea' });

const ownModel = () => ({
  userToken: person.token,
  address: 'https://models.example/v1',
  model: 'a/model',
  sealedKey: 'a sealed key',
  keyEnding: '',
});

const routes = [
  { method: 'POST', path: '/api/ledger/hold', body: order, for: 'service' },
  {
    method: 'POST',
    path: '/api/ledger/refine',
    body: () => {
      const { topic, details, voice, advanced, ...held } = order();
      return { ...held, generation: 'k', post: '' };
    },
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/ledger/commit',
    body: () => ({ id: 'a', result: 'b' }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/ledger/renew',
    body: () => ({ id: 'a', attempt: null }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/ledger/release',
    body: () => ({ id: 'a', begun: true }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/ledger/reopen',
    body: () => ({
      userToken: person.token,
      key: 'k',
      bodyHash: 'h',
      voice: '',
      posts: 5,
      ownModels: true,
    }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/ledger/mend',
    body: () => ({ userToken: person.token, key: 'k', ownModels: true, siteMends: true }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/ledger/complete',
    body: () => ({ id: 'a', attempt: 1, result: '', begun: true }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/ledger/withdraw',
    body: () => ({ ids: [newRowId()] }),
    for: 'service',
  },
  { method: 'GET', path: '/api/ledger/ready', body: () => undefined, for: 'service' },
  {
    method: 'POST',
    path: '/api/billing/account',
    body: () => ({ userToken: person.token }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/billing/customer',
    body: () => ({ userId: person.id, customerId: 'cus_routes', replaces: '' }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/billing/reading',
    body: () => ({ customerId: 'cus_routes', eventId: '', eventType: '' }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/billing/sync',
    body: () => ({
      customerId: 'cus_unknown',
      claimedUserId: '',
      readAt: '2026-01-01T00:00:00.000Z',
      eventId: '',
      sessionId: '',
      subscriptionId: '',
      live: false,
      startedAt: '',
      endedAt: '',
      paidUntil: '',
      owing: false,
      cancelAtPeriodEnd: false,
      priceId: '',
      earlierEndedAt: '',
    }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/billing/all-customers',
    body: () => ({ after: '' }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/billing/dev',
    body: () => ({ userId: person.id, live: true }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/own-models/read',
    body: () => ({ userToken: person.token }),
    for: 'service',
  },
  { method: 'POST', path: '/api/own-models/save', body: ownModel, for: 'service' },
  {
    method: 'POST',
    path: '/api/own-models/switch',
    body: () => ({ userToken: person.token, inUse: false }),
    for: 'service',
  },
  {
    method: 'POST',
    path: '/api/own-models/remove',
    body: () => ({ userToken: person.token }),
    for: 'service',
  },
  { method: 'GET', path: '/api/account/allowance', body: () => undefined, for: 'user' },
  {
    method: 'POST',
    path: '/api/account/refinements-left',
    body: () => ({ generation: 'a key', post: '', fairUsePerDay: null }),
    for: 'user',
  },
  { method: 'GET', path: '/api/account/tags', body: () => undefined, for: 'user' },
  {
    method: 'POST',
    path: '/api/account/find-posts',
    body: () => ({
      ...{ words: '', platform: '', tone: '', tag: '', voice: '', from: '', until: '' },
      ...{ sort: 'newest', after: '', limit: 5 },
    }),
    for: 'user',
  },
  {
    method: 'POST',
    path: '/api/account/pin-posts',
    body: () => ({ ids: [newRowId()], pinned: true }),
    for: 'user',
  },
  {
    method: 'POST',
    path: '/api/account/tag-posts',
    body: () => ({ ids: [newRowId()], add: [], remove: [] }),
    for: 'user',
  },
  {
    method: 'POST',
    path: '/api/account/delete-posts',
    body: () => ({ ids: [newRowId()] }),
    for: 'user',
  },
];

/** What changes something of one's own and has nothing to say of it answers with nothing. */
const granted = (path: string) => (/(pin|delete)-posts$/.test(path) ? 204 : 200);

test('every route of ours and every role: only whom it is for', async () => {
  const roles: Record<string, { token: string | undefined; refusal: number }> = {
    guest: { token: undefined, refusal: 401 },
    user: { token: person.token, refusal: 403 },
    service: { token: ledger.token, refusal: 403 },
    superuser: { token: operator.token, refusal: 403 },
  };
  for (const [name, token] of Object.entries(badTokens)) {
    roles[`a token that is ${name}`] = { token, refusal: 401 };
  }
  const wrong: string[] = [];
  let cells = 0;
  for (const route of routes) {
    for (const [role, { token, refusal }] of Object.entries(roles)) {
      const { method, path } = route;
      const { status } = await call(pb, method, path, { token, body: route.body() });
      const strangerHere = route.for === 'service' && role.endsWith('of an ended session');
      const due = role === route.for ? granted(path) : strangerHere ? 403 : refusal;
      if (status !== due) wrong.push(`${role} got ${status} instead of ${due} from ${path}`);
      cells += 1;
    }
  }
  console.log(`routes: ${cells} cells of route and role`);
  expect(wrong).toEqual([]);
});

test('a hold takes no token but a living user’s', async () => {
  const others = { superuser: operator.token, service: ledger.token, ...badTokens };
  for (const [name, token] of Object.entries(others)) {
    const answer = await ledger.hold({ token });
    expect(answer, `a token that is ${name}`).toEqual({ outcome: 'unauthenticated' });
  }
  expect(await operator.list('generations', 'state = "held" && topic = "a topic"')).toEqual([]);
});

const noModel = { userToken: 'a', address: 'a', model: 'm', sealedKey: 's', keyEnding: '' };

test.each([
  ['/api/ledger/hold', { userToken: 1 }],
  ['/api/ledger/hold', { key: '' }],
  ['/api/ledger/hold', { key: 'k'.repeat(256) }],
  ['/api/ledger/hold', { bodyHash: undefined }],
  ['/api/ledger/hold', { topic: null }],
  ['/api/ledger/hold', { details: undefined }],
  ['/api/ledger/hold', { advanced: 'no' }],
  ['/api/ledger/hold', { fairUsePerDay: -1 }],
  ['/api/ledger/hold', { fairUsePerDay: undefined }],
  ['/api/ledger/hold', { sitePerDay: 1.5 }],
  ['/api/ledger/hold', { ownModels: 1 }],
  ['/api/ledger/hold', { id: 'UPPER_and_short' }],
  ['/api/own-models/save', { ...noModel, model: 'm'.repeat(256) }],
  ['/api/own-models/save', { ...noModel, sealedKey: '' }],
  ['/api/own-models/save', { ...noModel, address: null }],
  ['/api/own-models/switch', { userToken: 'a', inUse: 'yes' }],
  ['/api/own-models/read', {}],
  ['/api/ledger/withdraw', { ids: 'not a list' }],
  ['/api/ledger/withdraw', { ids: ["' OR 1=1 -- aa"] }],
  ['/api/ledger/commit', { id: 'a' }],
  ['/api/ledger/commit', { id: 'a', result: { not: 'text' } }],
  ['/api/ledger/commit', { result: 'a' }],
  ['/api/ledger/release', {}],
  ['/api/ledger/release', { id: 'a', begun: 'yes' }],
  ['/api/ledger/renew', { id: 'a' }],
  ['/api/ledger/renew', { id: 'a', attempt: -1 }],
  ['/api/ledger/complete', { id: 'a', attempt: 0, result: '', begun: true }],
  ['/api/ledger/complete', { id: 'a', attempt: 1 }],
  ['/api/ledger/mend', { userToken: 'a' }],
  [
    '/api/ledger/reopen',
    { userToken: 'a', key: 'k', bodyHash: 'h', voice: '', posts: 1.5, ownModels: true },
  ],
])('%s refuses a body with %o', async (path, change) => {
  const body = path.endsWith('hold') ? { ...order(), ...change } : change;
  const answer = await call(pb, 'POST', path, { token: ledger.token, body });
  expect(answer).toMatchObject({ status: 400, body: { message: message('requestInvalid') } });
});

test('says that it is ready', async () => {
  const answer = await call(pb, 'GET', '/api/ledger/ready', { token: ledger.token });
  expect(answer.body).toEqual({ pendingMigrations: [], timeZones: true, storage: 'well' });
});
