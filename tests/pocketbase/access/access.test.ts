import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, logIn } from '../calls.ts';
import { Operator } from '../operator.ts';
import {
  allCollections,
  collections,
  kept,
  type Role,
  roles,
  rowOf,
  type Verb,
} from './collections.ts';
import { LiveListener } from './live-listener.ts';
import { endedToken } from './tokens.ts';

let copy: PocketbaseCopy;
let pb: RunningPocketbase;
let operator: Operator;
let owner: Person;
let usersCollectionId: string;
let names: string[];
const tokens: Partial<Record<Role, string>> = {};

// Every connection hears this one. Once it is in, the events before it have been handed out.
const beacon = `
routerAdd('POST', '/beacon', (e) => {
  const clients = $app.subscriptionsBroker().clients();
  const message = new SubscriptionMessage({ name: 'beacon', data: '{}' });
  for (const id of Object.keys(clients)) clients[id].send(message);
  return e.noContent(204);
}, $apis.requireSuperuserAuth());`;

beforeAll(async () => {
  copy = await copyPocketbase({ hooks: { 'beacon.pb.js': beacon } });
  pb = await startPocketbase(copy);
  operator = await Operator.of(pb);
  owner = await signUp(pb);
  tokens.owner = owner.token;
  tokens.stranger = (await signUp(pb)).token;
  // The owner too, but of a login that was ended.
  tokens.departed = await endedToken(pb, owner);
  tokens.service = await logIn(pb, 'services', pb.service);
  usersCollectionId = String((await operator.view('users', owner.id)).collectionId);
  names = (await allCollections(pb, operator)).map(({ name }) => name);
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

const rows = new Map<string, string>();

/** The owner's row; on users that is the owner. */
async function ownedRow(name: string): Promise<string> {
  const id = name === 'users' ? owner.id : rows.get(name);
  if (id !== undefined && (await stillThere(name, id))) return id;
  const row = await operator.create(name, rowOf(name, owner, usersCollectionId));
  rows.set(name, row.id);
  return row.id;
}

/** A unique index must not be what refuses the next create. */
async function dropOwnedRow(name: string): Promise<void> {
  if (name !== 'users') await operator.remove(name, await ownedRow(name));
}

async function stillThere(name: string, id: string): Promise<boolean> {
  const answer = await call(pb, 'GET', `/api/collections/${name}/records/${id}`, {
    token: operator.token,
  });
  return answer.status === 200;
}

const attempts: Record<
  Exclude<Verb, 'hearAll' | 'hearOne'>,
  (name: string, token: string | undefined) => Promise<boolean>
> = {
  async list(name, token) {
    const id = await ownedRow(name);
    const path = `/api/collections/${name}/records?perPage=1000`;
    const answer = await call<{ items?: { id: string }[] }>(pb, 'GET', path, { token });
    return answer.body.items?.some((item) => item.id === id) ?? false;
  },
  async view(name, token) {
    const path = `/api/collections/${name}/records/${await ownedRow(name)}`;
    return (await call(pb, 'GET', path, { token })).status === 200;
  },
  async create(name, token) {
    await dropOwnedRow(name);
    const before = (await operator.list(name)).length;
    const body = rowOf(name, owner, usersCollectionId);
    const path = `/api/collections/${name}/records`;
    const answer = await call<{ id: string }>(pb, 'POST', path, { token, body });
    const could = (await operator.list(name)).length > before;
    // A free account has few of some: the next attempt must not be refused for their number.
    if (could) await operator.remove(name, answer.body.id);
    return could;
  },
  async update(name, token) {
    const path = `/api/collections/${name}/records/${await ownedRow(name)}`;
    return (await call(pb, 'PATCH', path, { token, body: {} })).status === 200;
  },
  async delete(name, token) {
    const id = await ownedRow(name);
    await call(pb, 'DELETE', `/api/collections/${name}/records/${id}`, { token });
    return !(await stillThere(name, id));
  },
};

function mismatch(name: string, verb: Verb, role: Role, could: boolean): string[] {
  const may = kept[name]?.rights[verb]?.includes(role) ?? false;
  return may === could ? [] : [`${role} ${could ? 'could' : 'could not'} ${verb} ${name}`];
}

test('every collection has its line', () => {
  expect(names.toSorted()).toEqual(Object.keys(collections).toSorted());
});

test('every collection, verb and role: exactly what the table says', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const name of names) {
    for (const [verb, attempt] of Object.entries(attempts)) {
      for (const role of roles) {
        const could = await attempt(name, tokens[role]);
        wrong.push(...mismatch(name, verb as Verb, role, could));
        cells += 1;
      }
    }
  }
  console.log(`access: ${cells} cells of collection, verb and role`);
  expect(wrong).toEqual([]);
});

/** Whether the topic is taken from this role at all. */
async function listens(token: string | undefined, topic: string): Promise<LiveListener | null> {
  const listener = await LiveListener.connect(pb, undefined, []);
  const body = { clientId: listener.clientId, subscriptions: [topic] };
  const { status } = await call(pb, 'POST', '/api/realtime', { token, body });
  if (status === 204) return listener;
  listener.close();
  return null;
}

test('every collection and role: live events reach only whom the table says', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const name of names) {
    const id = await ownedRow(name);
    for (const [verb, topic] of [
      ['hearAll', `${name}/*`],
      ['hearOne', `${name}/${id}`],
    ] as const) {
      const listeners = await Promise.all(roles.map((role) => listens(tokens[role], topic)));
      await operator.update(name, id, { id });
      await call(pb, 'POST', '/beacon', { token: operator.token });
      for (const [index, role] of roles.entries()) {
        const listener = listeners[index];
        await listener?.heard('beacon');
        if (kept[name]?.rights[verb]?.includes(role)) await listener?.heard(topic);
        const could = listener?.events.some((event) => event.startsWith(`${topic}\n`)) ?? false;
        wrong.push(...mismatch(name, verb, role, could));
        cells += 1;
        listener?.close();
      }
    }
  }
  console.log(`access: ${cells} cells of collection, role and live topic`);
  expect(wrong).toEqual([]);
});

test.each([
  ['users', ['password', 'tokenKey', 'periodZone', 'periodZoneUntil']],
  ['posts', ['slot']],
  ['voices', ['slot']],
  ['generations', ['key', 'bodyHash', 'result', 'expires', 'slots']],
  ['subscriptions', ['sessionId']],
] as const)('what a reader gets of %s holds no %j', async (name, secrets) => {
  const path = `/api/collections/${name}/records/${await ownedRow(name)}`;
  const { status, body } = await call(pb, 'GET', path, { token: owner.token });
  expect(status).toBe(200);
  for (const secret of secrets) expect(body).not.toHaveProperty(secret);
});
