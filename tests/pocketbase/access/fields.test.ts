import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { type Answer, call, logIn, type PocketbaseRow } from '../calls.ts';
import { Operator } from '../operator.ts';
import {
  allCollections,
  type CollectionField,
  type CollectionSchema,
  kept,
  rowOf,
} from './collections.ts';

let pb: RunningPocketbase;
let operator: Operator;
let owner: Person;
let stranger: Person;
let collections: CollectionSchema[];
let usersCollectionId: string;
const tokens: Record<string, string | undefined> = { guest: undefined };

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  owner = await signUp(pb);
  stranger = await signUp(pb);
  tokens.owner = owner.token;
  tokens.stranger = stranger.token;
  tokens.service = await logIn(pb, 'services', pb.service);
  collections = await allCollections(pb, operator);
  usersCollectionId = String((await operator.view('users', owner.id)).collectionId);
});

afterAll(() => pb.stop());

/** A value of the field's type that the honest row does not have. */
function forged(field: CollectionField, honest: Record<string, unknown>): unknown {
  if (field.name === 'id') return 'forgedforgedfor';
  const byType: Record<string, unknown> = {
    text: 'forged-forged-forged-forged-forged',
    json: ['forged', 'forged', 'forged'],
    email: 'forged@example.com',
    password: 'forged password',
    number: 7,
    bool: honest[field.name] !== true,
    date: '2031-01-01 00:00:00.000Z',
    autodate: '2031-01-01 00:00:00.000Z',
    select: field.values?.find((value) => value !== honest[field.name]),
    relation: stranger.id,
    file: 'forged.png',
  };
  if (!(field.type in byType)) throw new Error(`no forged value for a ${field.type} field`);
  return byType[field.type];
}

async function reached(
  name: string,
  id: string,
  field: CollectionField,
  value: unknown,
): Promise<boolean> {
  if (field.type === 'password' || field.name === 'tokenKey') {
    // Neither is ever shown; what can be seen is whether the old password and token still work.
    return id === owner.id ? !(await stillWorks(owner)) : false;
  }
  const row = await operator.view(name, id);
  return JSON.stringify(row[field.name]) === JSON.stringify(value);
}

async function stillWorks(person: Person): Promise<boolean> {
  const refreshed = await call(pb, 'POST', '/api/collections/users/auth-refresh', person);
  const login = await call(pb, 'POST', '/api/collections/users/auth-with-password', {
    body: { identity: person.email, password: person.password },
  });
  return refreshed.status === 200 && login.status === 200;
}

/** PocketBase itself drops hidden fields unread; every other closed one must be refused aloud. */
function saysSo(answer: Answer<{ message?: string }>, field: CollectionField): boolean {
  return (
    answer.status === 400 && answer.body.message === `The field "${field.name}" cannot be set here.`
  );
}

function hasAllowList(name: string, verb: 'create' | 'update'): boolean {
  return kept[name]?.open?.[verb] !== undefined;
}

test('no field outside the allow-list can be set by creating', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const { name, fields } of collections) {
    for (const field of fields) {
      if (kept[name]?.open?.create?.includes(field.name)) continue;
      for (const [role, token] of Object.entries(tokens)) {
        const honest = rowOf(name, owner, usersCollectionId);
        const value = forged(field, honest);
        const body = { ...honest, [field.name]: value };
        const path = `/api/collections/${name}/records`;
        const answer = await call<PocketbaseRow & { message?: string }>(pb, 'POST', path, {
          token,
          body,
        });
        cells += 1;
        if (answer.status === 200) {
          const { id } = answer.body;
          if (await reached(name, id, field, value))
            wrong.push(`${role} set ${name}.${field.name}`);
          if (name !== 'users') await operator.remove(name, id);
          if (!field.hidden) wrong.push(`${role} was let through with ${name}.${field.name}`);
        } else if (hasAllowList(name, 'create') && (name === 'users' || role === 'owner')) {
          if (!saysSo(answer, field)) wrong.push(`${role} was not told of ${name}.${field.name}`);
        }
      }
    }
  }
  console.log(`mass assignment: ${cells} cells of field and role on create`);
  expect(wrong).toEqual([]);
});

test('no field outside the allow-list can be set by updating', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const { name, fields } of collections) {
    const id =
      name === 'users'
        ? owner.id
        : (await operator.create(name, rowOf(name, owner, usersCollectionId))).id;
    const honest = await operator.view(name, id);
    for (const field of fields) {
      const value = forged(field, honest);
      if (kept[name]?.open?.update?.includes(field.name)) continue;
      for (const [role, token] of Object.entries(tokens)) {
        const answer = await call<{ message?: string }>(
          pb,
          'PATCH',
          `/api/collections/${name}/records/${id}`,
          { token, body: { [field.name]: value } },
        );
        cells += 1;
        if (await reached(name, id, field, value)) wrong.push(`${role} set ${name}.${field.name}`);
        const silent = field.hidden || field.type === 'password' || field.type === 'file';
        if (hasAllowList(name, 'update') && role === 'owner' && !silent && !saysSo(answer, field)) {
          wrong.push(`${role} was not told of ${name}.${field.name}`);
        }
      }
    }
  }
  console.log(`mass assignment: ${cells} cells of field and role on update`);
  expect(wrong).toEqual([]);
});

test.each([
  'hadCancelledSubscription+',
  '+hadCancelledSubscription',
  'verified',
  'id',
  'created',
  '@request.auth.id',
  '__proto__x',
  'slot',
])('a key that is no plain allowed field is refused: %s', async (key) => {
  const path = `/api/collections/users/records/${owner.id}`;
  const answer = await call(pb, 'PATCH', path, { token: owner.token, body: { [key]: 1 } });
  expect(answer.status).toBe(400);
});

test('what a user may change, changes', async () => {
  const path = `/api/collections/users/records/${owner.id}`;
  const body = { name: 'Ada', timeZone: 'Asia/Tokyo' };
  const answer = await call(pb, 'PATCH', path, { token: owner.token, body });
  expect(answer).toMatchObject({ status: 200, body });
});

test('nobody saves a post for somebody else', async () => {
  const body = { userId: stranger.id, text: 'Hello', platform: 'x', tone: 'casual' };
  const answer = await call(pb, 'POST', '/api/collections/posts/records', {
    token: owner.token,
    body,
  });
  expect(answer.status).toBe(400);
  expect(await operator.list('posts', `userId = "${stranger.id}"`)).toEqual([]);
});
