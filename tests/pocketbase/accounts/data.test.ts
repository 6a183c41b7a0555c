import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { startApi, withoutPages } from '#tests/harness/stack.ts';
import { allCollections, kept, rowOf } from '../access/collections.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';

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
    .filter((name) => !kept[name]?.notOwned);
  const rows: Record<string, string> = {};
  for (const name of names) {
    rows[name] = (await operator.create(name, rowOf(name, ada, usersId))).id;
    await operator.create(name, rowOf(name, eve, usersId));
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
  for (const secret of ['tokenKey', '"password":', '$2a$', 'sealedKey', 'a sealed key']) {
    expect(text).not.toContain(secret);
  }
  expect(data.own_models?.[0]).toMatchObject({ address: 'https://models.example/v1' });
});

/** As many as somebody with Premium saves in half an hour who wants to do harm; too many to save them one by one. */
function saveMany({ id }: { id: string }, count: number): void {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 10_000 });
  const insert = database.prepare(
    `INSERT INTO posts (id, userId, text, platform, tone, timestamp)
     VALUES (?, ?, ?, 'x', 'casual', ?)`,
  );
  database.exec('BEGIN');
  for (let serial = 0; serial < count; serial += 1) {
    const backwards = String(count - serial).padStart(15, '0');
    const saved = new Date(Date.UTC(2026, 10, 1) + serial).toISOString().replace('T', ' ');
    insert.run(backwards, id, `Post ${serial} ${'y'.repeat(1_000)}`, saved);
  }
  database.exec('COMMIT');
  database.close();
}

test('twenty thousand posts are all there, oldest first, before the front door loses patience', async () => {
  const count = 20_000;
  const ada = await signUp(pb);
  saveMany(ada, count);
  const api = await startApi(pb, withoutPages);
  const frontDoor = { url: `${api.url}/pb` };
  const data = await expectOk(call<Data>(frontDoor, 'GET', '/api/account/data', ada));
  await api.kill();
  const serials = data.posts?.map(({ text }) => Number(/^Post (\d+)/.exec(String(text))?.[1]));
  expect(serials).toEqual(Array.from({ length: count }, (_, serial) => serial));
});
