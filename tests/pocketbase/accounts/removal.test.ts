import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExamineAnswer, RemoveAnswer } from '#shared/contracts/accounts.ts';
import type { Allowance, LoginMeta } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { allCollections, kept, rowOf } from '../access/collections.ts';
import { call, expectOk } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';

let pb: RunningPocketbase;
let operator: Operator;
let ledger: LedgerCaller;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  ledger = await LedgerCaller.of(pb);
});

afterAll(() => pb.stop());

const service = <Body>(route: string, body: object) =>
  expectOk(call<Body>(pb, 'POST', `/api/deletion/${route}`, { token: ledger.token, body }));

const examine = (userToken: string, proof: string) =>
  service<ExamineAnswer>('examine', { userToken, proof });
const remove = (userId: string) => service<RemoveAnswer>('remove', { userId });

async function arrive(person: Person): Promise<{ token: string; proof: string }> {
  const asked = call<{ token: string; meta: LoginMeta }>(
    pb,
    'POST',
    '/api/collections/users/auth-with-password',
    { body: { identity: person.email, password: person.password } },
  );
  const { token, meta } = await expectOk(asked);
  return { token, proof: meta.proof };
}

test('only a fresh proof of the same user confirms, and no token stands in for it', async () => {
  const ada = await signUp(pb);
  const eve = await signUp(pb);
  const { proof } = await arrive(ada);
  const { proof: evesProof } = await arrive(eve);
  expect(await examine(ada.token, proof)).toEqual({ outcome: 'confirmed', userId: ada.id });
  for (const bad of ['', 'proof', ada.token, evesProof, `${proof}x`, proof.slice(0, -2)]) {
    expect(await examine(ada.token, bad)).toEqual({ outcome: 'unconfirmed' });
  }
  for (const token of ['', 'token', proof, operator.token, ledger.token]) {
    expect(await examine(token, proof)).toEqual({ outcome: 'unauthenticated' });
  }
  expect((await call(pb, 'GET', '/api/account/allowance', { token: proof })).status).toBe(401);
  await call(pb, 'POST', '/api/account/logout-everywhere', ada);
  const { token } = await arrive(ada);
  expect(await examine(token, proof)).toEqual({ outcome: 'unconfirmed' });
});

test('a refreshed token comes with no proof', async () => {
  const ada = await signUp(pb);
  const { body } = await call<object>(pb, 'POST', '/api/collections/users/auth-refresh', ada);
  expect(body).not.toHaveProperty('meta');
});

test('a proof lasts minutes', async () => {
  const { proof } = await arrive(await signUp(pb));
  const { exp } = JSON.parse(Buffer.from(proof.split('.')[1] ?? '', 'base64url').toString());
  const seconds = exp - Date.now() / 1000;
  expect(seconds).toBeLessThanOrEqual(rules.account.proofSeconds);
  expect(seconds).toBeGreaterThan(rules.account.proofSeconds - 30);
});

/** Every table and column of the database that holds the text. */
function tracesOf(text: string): string[] {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { readOnly: true });
  const columns = database
    .prepare(
      `SELECT t.name AS tableName, c.name AS columnName
       FROM sqlite_master t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.sql NOT LIKE 'CREATE VIRTUAL TABLE%'`,
    )
    .all();
  const found = columns.filter(({ tableName, columnName }) =>
    database
      .prepare(`SELECT 1 FROM "${tableName}" WHERE instr("${columnName}", ?) > 0 LIMIT 1`)
      .get(text),
  );
  database.close();
  return found.map(({ tableName, columnName }) => `${tableName}.${columnName}`);
}

/** The word index keeps its part until a job runs. */
/** The lists of words lose theirs by a job. */
function tracesBesideWords(text: string): string[] {
  return tracesOf(text).filter((each) => !each.endsWith('_words_data.block'));
}

async function expectNoTraces(text: string): Promise<void> {
  await operator.runCron('deleted_words_go');
  await expect.poll(() => tracesOf(text)).toEqual([]);
}

test('nothing of the account is left, its token is dead, and others keep all of theirs', async () => {
  const ada = await signUp(pb);
  const eve = await signUp(pb);
  const usersId = String((await operator.view('users', ada.id)).collectionId);
  const owned = (await allCollections(pb, operator))
    .map(({ name }) => name)
    .filter((name) => !kept[name]?.notOwned);
  for (const person of [ada, eve]) {
    for (const name of owned) await operator.create(name, rowOf(name, person, usersId));
  }
  expect(tracesOf(ada.id).length).toBeGreaterThan(owned.length);
  const evesTraces = tracesOf(eve.id);
  expect(await remove(ada.id)).toEqual({ outcome: 'removed' });
  expect(await remove(ada.id)).toEqual({ outcome: 'gone' });
  expect(tracesBesideWords(ada.id)).toEqual([]);
  await expectNoTraces(ada.id);
  expect(tracesOf(ada.email)).toEqual([]);
  expect(tracesOf(eve.id)).toEqual(evesTraces);
  expect((await call(pb, 'GET', '/api/account/allowance', ada)).status).toBe(401);
  expect(await ledger.hold(ada)).toEqual({ outcome: 'unauthenticated' });
});

const allowance = (person: Person) =>
  expectOk(call<Allowance>(pb, 'GET', '/api/account/allowance', person));

test('registering again does not bring back what was used, however often', async () => {
  const limit = rules.plans.free.generationsPerMonth;
  const email = 'again@example.com';
  let used = 0;
  for (let life = 0; used < limit; life += 1) {
    const ada = await signUp(pb, { email: life % 2 ? email.toUpperCase() : email });
    expect(await allowance(ada)).toMatchObject({ used, left: limit - used });
    await ledger.generate(ada);
    // Held and not settled: it may already have shown posts.
    await ledger.hold(ada);
    used = Math.min(limit, used + 2);
    await remove(ada.id);
  }
  const last = await signUp(pb, { email });
  expect(await ledger.hold(last)).toEqual({ outcome: 'exhausted' });
});

test('registering again brings back no refinement, neither of the month nor of the day', async () => {
  const { refinements, refinementsPerDay } = rules.plans.free;
  const email = 'refines-again@example.com';
  let ada = await signUp(pb, { email });
  const refined = async (settle: (id: string) => Promise<unknown>) => {
    const answer = await ledger.refine(ada);
    if (answer.outcome === 'held') await settle(answer.id);
    return answer.outcome;
  };
  const again = async () => {
    await remove(ada.id);
    ada = await signUp(pb, { email });
  };
  for (let life = 1; life < refinements; life += 1) {
    expect(await refined((id) => ledger.commit(id))).toBe('held');
    // Those of another day of the month count as well.
    const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 10_000 });
    database.exec(`UPDATE generations SET timestamp = '2020-01-01' WHERE userId = '${ada.id}'`);
    database.close();
    await again();
  }
  for (let begun = 1; begun < refinementsPerDay; begun += 1) {
    expect(await refined((id) => ledger.release(id))).toBe('held');
  }
  await again();
  expect(await refined((id) => ledger.commit(id))).toBe('held');
  expect(await refined((id) => ledger.release(id))).toBe('startsUsed');
  await again();
  expect(await refined((id) => ledger.release(id))).toBe('startsUsed');
  const [today] = await operator.list('quota_tombstones', `refined = ${refinementsPerDay}`);
  await operator.update('quota_tombstones', today?.id ?? '', { refined: 0 });
  expect(await refined((id) => ledger.release(id))).toBe('sharedRefinementsUsed');
});

test('the address itself is not kept', async () => {
  const ada = await signUp(pb, { email: 'forget-me@example.com' });
  await ledger.generate(ada);
  await operator.remove('users', ada.id);
  expect(tracesOf('forget-me@example.com')).toEqual([]);
  const back = await signUp(pb, { email: 'forget-me@example.com' });
  expect(await allowance(back)).toMatchObject({ used: 1 });
});

test('tombstones go when no zone can be in their month any more', async () => {
  const label = (monthsAgo: number) => {
    const month = new Date();
    month.setUTCDate(1);
    month.setUTCMonth(month.getUTCMonth() - monthsAgo);
    return month.toISOString().slice(0, 7);
  };
  for (const monthsAgo of [0, 1, 2, 13]) {
    const body = { emailHash: 'h', period: label(monthsAgo), used: 1 };
    await operator.create('quota_tombstones', body);
  }
  await operator.runCron('old_tombstones_go');
  await expect
    .poll(async () =>
      (await operator.list('quota_tombstones', 'emailHash = "h"'))
        .map(({ period }) => period)
        .toSorted(),
    )
    .toEqual([label(1), label(0)]);
});

test('an account with thousands of generations is gone in a moment that nobody waits for', async () => {
  const ada = await signUp(pb);
  await pb.kill();
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'));
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
    INSERT INTO generations (userId, plan, period, state, key, bodyHash, timestamp)
    SELECT '${ada.id}', 'premium', '2026-01', 'done', 'key ' || i, 'hash', '2026-01-01' FROM n`);
  database.close();
  await pb.restart();
  expect(await remove(ada.id)).toEqual({ outcome: 'removed' });
  expect(tracesBesideWords(ada.id)).toEqual([]);
  await expectNoTraces(ada.id);
});

test('moving on to another address before the deletion frees neither', async () => {
  const ada = await signUp(pb);
  for (let used = 0; used < rules.plans.free.generationsPerMonth; used += 1) {
    await ledger.generate(ada);
  }
  for (const step of ['second', 'third']) {
    await operator.update('users', ada.id, { email: `${step}-${ada.email}` });
  }
  expect(await remove(ada.id)).toEqual({ outcome: 'removed' });
  for (const email of [ada.email, `third-${ada.email}`]) {
    expect(await ledger.hold(await signUp(pb, { email }))).toEqual({ outcome: 'exhausted' });
  }
  const elsewhere = await signUp(pb, { email: `second-${ada.email}` });
  expect((await ledger.hold(elsewhere)).outcome).toBe('held');
});

test('a deletion that failed on its way is finished by the next', async () => {
  const ada = await signUp(pb);
  await ledger.generate(ada);
  await operator.create('posts', { userId: ada.id, text: 'Hi', platform: 'x', tone: 'casual' });
  const alter = (statement: string) => {
    const database = new DatabaseSync(join(pb.dataDir, 'data.db'));
    database.exec(statement);
    database.close();
  };
  alter("CREATE TRIGGER stuck BEFORE DELETE ON users BEGIN SELECT RAISE(ABORT, 'stuck'); END");
  await expect(remove(ada.id)).rejects.toThrow();
  expect(await operator.list('posts', `userId = "${ada.id}"`)).toEqual([]);
  expect(await allowance(ada)).toMatchObject({ used: 1 });
  alter('DROP TRIGGER stuck');
  expect(await remove(ada.id)).toEqual({ outcome: 'removed' });
  await expectNoTraces(ada.id);
  expect(await allowance(await signUp(pb, { email: ada.email }))).toMatchObject({ used: 1 });
});
