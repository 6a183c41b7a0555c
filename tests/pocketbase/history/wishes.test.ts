import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundHistory } from '#shared/contracts/history.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk, type PocketbaseRow } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';

let pb: RunningPocketbase;

beforeAll(async () => {
  pb = await startPocketbase();
});

afterAll(() => pb.stop());

function inDatabase<Answer>(act: (database: DatabaseSync) => Answer): Answer {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 20_000 });
  const answer = act(database);
  database.close();
  return answer;
}

const many = 2_000;
const day = 86_400_000;
const hour = 3_600_000;

/** One of each hour, the last one four days ago, all in the index of words. Answers the id and key of that. */
function fill({ id }: Person): string {
  const from = Date.now() - 4 * day;
  const nameOf = (n: number) => `${id.slice(0, 10)}${String(n).padStart(5, '0')}`;
  inDatabase((database) => {
    database.exec('BEGIN');
    const row = database.prepare(`
      INSERT INTO generations (id, userId, timestamp, topic, details, tone, platform, plan, period,
        state, key, bodyHash, result, kept, indexed)
      VALUES (?, ?, ?, 'a secret', 'of mine', 'casual', 'x', 'premium', '2026-01', 'done', ?, 'hash',
        '{"posts":[{"text":"Whispered"}]}', 'forever', 1)`);
    const words = database.prepare(`
      INSERT INTO generation_words_of (generation, owner, words) VALUES (?, ?, 'secret mine whispered')`);
    for (let n = 1; n <= many; n += 1) {
      const name = nameOf(n);
      row.run(name, id, new Date(from - n * hour).toISOString().replace('T', ' '), name);
      words.run(name, id);
    }
    database.exec('COMMIT');
  });
  return nameOf(1);
}

const count = (condition: string) =>
  inDatabase((database) =>
    Number(
      database.prepare(`SELECT count(*) AS n FROM generations WHERE ${condition}`).get()?.n ?? 0,
    ),
  );
const secret = /secret|of mine|Whispered/;
const waiting = () => count("kept <> 'gone' AND topic = 'a secret'");
const indexed = () =>
  inDatabase((database) =>
    Number(database.prepare('SELECT count(*) AS n FROM generation_words_of').get()?.n),
  );

const tell = ({ token }: Person, what: string, body: object = {}) =>
  call(pb, 'POST', `/api/account/${what}`, { token, body });
const find = ({ token }: Person, words = '', platform = '') =>
  expectOk(
    call<FoundHistory>(pb, 'POST', '/api/account/find-history', {
      token,
      body: { words, platform, after: '', limit: 50 },
    }),
  );

interface Collector {
  ada: Person;
  first: string;
  savedPost: string;
}

/** Wherever its owner could still meet it. */
async function expectNowhere({ ada, first, savedPost }: Collector): Promise<void> {
  for (const asked of [[], ['secret'], ['', 'x'], ['whisp', 'x']]) {
    expect(await find(ada, ...asked)).toMatchObject({ found: 0, entries: [] });
  }
  const ask = <Body>(method: string, path: string, body?: object) =>
    expectOk(call<Body>(pb, method, path, { token: ada.token, body }));
  const records = '/api/collections/generations/records';
  for (const path of [`${records}?perPage=50`, `${records}/${first}`]) {
    const { body } = await call(pb, 'GET', path, ada);
    expect(JSON.stringify(body)).not.toMatch(secret);
  }
  const inFull = await ask('POST', '/api/account/posts-in-full', { ids: [savedPost] });
  expect(inFull).toMatchObject({ posts: [{ generation: first, topic: '' }] });
  const data = await ask<{ generations: PocketbaseRow[] }>('GET', '/api/account/data');
  expect(data.generations).toHaveLength(many);
  expect(JSON.stringify(data.generations)).not.toMatch(secret);
  const ledger = await LedgerCaller.of(pb);
  for (const about of [{ generation: first }, { post: savedPost }]) {
    const held = await ledger.refine(ada, about);
    expect(held).toMatchObject({ outcome: 'held', topic: '', details: '' });
    if (held.outcome === 'held') await ledger.release(held.id, false);
  }
  expect(await ledger.hold(ada, { key: first })).toEqual({ outcome: 'resultGone' });
  expect(await ledger.mend(ada, first)).toEqual({ outcome: 'mendUnknown' });
}

async function collector(): Promise<Collector> {
  const ada = await signUp(pb);
  await givePremium(await asSuperuser(pb), ada);
  const first = fill(ada);
  const post = { userId: ada.id, text: 'Whispered', platform: 'x', tone: 'casual' };
  const saved = await ada.client.collection('posts').create({ ...post, generationKey: first });
  return { ada, first, savedPost: saved.id };
}

test('thousands are out of sight with the answer, and a job that is killed on its way forgets them', async () => {
  const whose = await collector();
  const { ada } = whose;
  expect((await tell(ada, 'keep-history', { keep: 'forever' })).status).toBe(204);
  expect((await find(ada)).found).toBe(many);
  expect((await tell(ada, 'forget-all-history')).status).toBe(204);
  // Nobody waited for more than the first of them.
  expect(waiting()).toBeGreaterThan(many * 0.9);
  await expectNowhere(whose);
  // Whoever changes the choice now gets none of them back.
  for (const keep of ['day', 'forever']) await tell(ada, 'keep-history', { keep });
  expect(await find(ada)).toMatchObject({ found: 0, keep: 'forever' });
  const before = waiting();
  await (await Operator.of(pb)).runCron('wished_history_goes');
  await expect.poll(waiting).toBeLessThan(before);
  await pb.restart();
  expect(waiting()).toBeGreaterThan(0);
  await expectNowhere(whose);
  await (await Operator.of(pb)).runCron('wished_history_goes');
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  await expect.poll(indexed).toBe(0);
  await expectNowhere(whose);
  const [account] = await (await Operator.of(pb)).list('users', `id = '${ada.id}'`);
  expect(account).toMatchObject({ history: 'forever', historyFrom: '' });
});

/** As if what somebody generated had been so many hours earlier. */
function age({ id }: Person, hours: number): void {
  const earlier = (stored: unknown) =>
    new Date(Date.parse(String(stored)) - hours * hour).toISOString().replace('T', ' ');
  inDatabase((database) => {
    const rows = database.prepare(
      'SELECT id, timestamp, expires FROM generations WHERE userId = ?',
    );
    const change = database.prepare(
      'UPDATE generations SET timestamp = ?, expires = ? WHERE id = ?',
    );
    for (const row of rows.all(id)) {
      change.run(earlier(row.timestamp), earlier(row.expires), String(row.id));
    }
  });
}

test('a generation that was continued on one platform after the other is forgotten with all others', async () => {
  const ada = await signUp(pb);
  const ledger = await LedgerCaller.of(pb);
  const key = 'for three';
  const order = { key, also: 'linkedin instagram', topic: 'a secret' };
  const id = await ledger.held(ada, order);
  const posts = [{ text: 'Whispered', platform: 'x' }];
  await ledger.commit(id, JSON.stringify({ posts }));
  const outcomes: string[] = [];
  for (const [at, platform] of ['linkedin', 'instagram', 'x'].entries()) {
    age(ada, 23);
    outcomes.push((await ledger.reopen(ada, { key, platform, posts: 2 })).outcome);
    posts.push({ text: `Whispered ${at}`, platform });
    await ledger.complete(id, at + 1, JSON.stringify({ posts }), true, platform);
  }
  // Two days after it was begun it can be continued no more, so none is younger than it seems to a wish.
  expect(outcomes).toEqual(['reopened', 'reopened', 'resultGone']);
  age(ada, 11);
  expect((await tell(ada, 'forget-all-history')).status).toBe(204);
  expect(count(`userId = '${ada.id}' AND kept = 'gone' AND result = '' AND topic = ''`)).toBe(1);
  expect(await find(ada)).toMatchObject({ found: 0, entries: [] });
  expect(await ledger.hold(ada, order)).toEqual({ outcome: 'resultGone' });
});
