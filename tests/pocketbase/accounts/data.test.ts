import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { allCollections, notOwned, rowsOf } from '../collections.ts';
import { Operator } from '../operator.ts';
import { signUp } from '../people.ts';

let pb: RunningPocketbase;
let operator: Operator;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
});

afterAll(() => pb.stop());

type Data = Record<string, Record<string, unknown>[]> & { account: Record<string, unknown> };

test('holds every row of the user, of every collection, and not one of another', async () => {
  const ada = await signUp(pb);
  const eve = await signUp(pb);
  const usersId = String((await operator.view('users', ada.id)).collectionId);
  const names = (await allCollections(pb, operator))
    .map(({ name }) => name)
    .filter((name) => !notOwned.has(name));
  const rows: Record<string, string> = {};
  for (const name of names) {
    const of = (person: { id: string }): Record<string, unknown> => {
      const all: Record<string, Record<string, unknown>> = rowsOf(person, usersId);
      return all[name] ?? { userId: person.id };
    };
    rows[name] = (await operator.create(name, of(ada))).id;
    await operator.create(name, of(eve));
  }
  const data = await expectOk(call<Data>(pb, 'GET', '/api/account/data', ada));
  for (const [name, id] of Object.entries(rows)) {
    expect(
      data[name.replace(/^_/, '')]?.map((row) => row.id),
      name,
    ).toEqual([id]);
  }
  expect(data.account).toMatchObject({
    id: ada.id,
    email: ada.email,
    lastActive: expect.any(String),
  });
  expect(data.generations?.[0]).toMatchObject({ result: 'a secret result' });
  const text = JSON.stringify(data);
  expect(text).not.toContain(eve.id);
  expect(text).not.toContain(eve.email);
  for (const secret of ['tokenKey', '"password":', '$2a$']) expect(text).not.toContain(secret);
});

test('a thousand posts are all there, oldest first', async () => {
  const ada = await signUp(pb);
  await operator.create('subscriptions', {
    userId: ada.id,
    status: 'active',
    currentPeriodEnd: '2099-01-01 00:00:00.000Z',
  });
  for (let serial = 0; serial < 1000; serial += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        operator.create('posts', {
          userId: ada.id,
          text: `Post ${serial + at}`,
          platform: 'x',
          tone: 'casual',
        }),
      ),
    );
  }
  const data = await expectOk(call<Data>(pb, 'GET', '/api/account/data', ada));
  expect(data.posts).toHaveLength(1000);
  const times = data.posts?.map((post) => String(post.timestamp)) ?? [];
  expect(times).toEqual(times.toSorted());
});
