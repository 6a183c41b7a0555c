import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionsDuring } from '#tests/harness/database/transactions.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';

const rows = 60;
const old = '2020-01-01 00:00:00.000Z';

let pocketbase: RunningPocketbase;
let person: Person;
let file: string;

beforeAll(async () => {
  pocketbase = await startPocketbase({ env: { POSTQUILL_SLOW_CALL_MS: '0' } });
  person = await signUp(pocketbase);
  file = join(pocketbase.dataDir, 'data.db');
});

afterAll(() => pocketbase.stop());

function write(statement: string): void {
  const database = new DatabaseSync(file, { timeout: 20_000 });
  database.exec(statement);
  database.close();
}

function count(statement: string): number {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 20_000 });
  const [found] = Object.values(database.prepare(statement).get() ?? {});
  database.close();
  return Number(found);
}

const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})`;
const generations = (state: string, result: string) =>
  `${numbers} INSERT INTO generations
    (id, [userId], timestamp, topic, tone, platform, plan, period, slot, slots, state, key, [bodyHash], result, expires)
   SELECT printf('${state}%011d', i), '${person.id}', '${old}', 'x', 'casual', 'x', 'premium', '2020-01', 0, 5,
     '${state}', printf('${state}-%030d', i), printf('%064d', i), '${result}', '${old}' FROM n`;

/** A transaction for many rows keeps every other writer waiting, and how long depends on the machine. */
test.each<[string, number, () => string, string]>([
  [
    'lapsed_holds_go',
    4,
    () => generations('held', ''),
    `SELECT count(*) FROM generations WHERE state = 'held'`,
  ],
  [
    'old_results_go',
    10,
    () => generations('done', '{}'),
    `SELECT count(*) FROM generations WHERE expires <> ''`,
  ],
  [
    'old_history_goes',
    5,
    () => generations('done', '{}').replaceAll('done%', 'past%').replaceAll('done-', 'past-'),
    `SELECT count(*) FROM generations WHERE id LIKE 'past%' AND kept <> 'gone'`,
  ],
  [
    'old_stripe_events_go',
    10,
    () =>
      `${numbers} INSERT INTO stripe_events (id, [eventId], created) SELECT printf('event%010d', i), i, '${old}' FROM n`,
    'SELECT count(*) FROM stripe_events',
  ],
])('%s changes no more than %i rows in a transaction', async (cron, most, fill, left) => {
  write(fill());
  expect(count(left)).toBe(rows);
  const operator = await asSuperuser(pocketbase);
  const transactions = await transactionsDuring(file, async () => {
    await operator.crons.run(cron);
    await expect.poll(() => count(left)).toBe(0);
  });
  expect(transactions).toBeGreaterThanOrEqual(Math.ceil(rows / most));
});

test('a job begins with one row, since nobody knows yet how long one takes', async () => {
  write(
    `${numbers} INSERT INTO stripe_events (id, [eventId], created)
      SELECT printf('early%010d', i), i, '${old}' FROM n LIMIT 10`,
  );
  const operator = await asSuperuser(pocketbase);
  const transactions = await transactionsDuring(file, async () => {
    await operator.crons.run('old_stripe_events_go');
    await expect.poll(() => count('SELECT count(*) FROM stripe_events')).toBe(0);
  });
  // One, two, four and the rest.
  expect(transactions).toBeGreaterThanOrEqual(4);
});

/** Some tens of milliseconds of SQLite's, wherever it runs. */
const slowly = `(WITH RECURSIVE n(i) AS
  (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT max(i) FROM n)`;

test('where a row takes long after many that did not, each has a transaction of its own', async () => {
  // As many as the first steps take: one, two, four and eight.
  const fast = 15;
  const slow = 6;
  try {
    write(`CREATE TRIGGER slow_events BEFORE DELETE ON stripe_events WHEN OLD.type = 'slow' BEGIN
        SELECT RAISE(IGNORE) WHERE ${slowly} < 0;
      END;
      ${numbers} INSERT INTO stripe_events (id, [eventId], created, type)
        SELECT printf('later%010d', i), i, '${old}', CASE WHEN i > ${fast} THEN 'slow' ELSE '' END
        FROM n LIMIT ${fast + slow}`);
    const operator = await asSuperuser(pocketbase);
    const transactions = await transactionsDuring(file, async () => {
      await operator.crons.run('old_stripe_events_go');
      await expect.poll(() => count('SELECT count(*) FROM stripe_events')).toBe(0);
    });
    expect(transactions).toBeGreaterThanOrEqual(4 + slow);
  } finally {
    write('DROP TRIGGER IF EXISTS slow_events');
  }
});

test('where the words of a row take long to be written each row has a transaction of its own', async () => {
  const texts = Array.from({ length: 4 }, (_, at) => `Slow ${at}`);
  for (const text of texts) {
    const draft = { userId: person.id, text, platform: 'x', tone: 'casual' };
    await person.client.collection('posts').create(draft);
  }
  try {
    write(`CREATE TRIGGER slow_words BEFORE INSERT ON post_words_of BEGIN
        SELECT RAISE(IGNORE) WHERE ${slowly} < 0;
      END;
      UPDATE posts SET indexed = 0 WHERE text LIKE 'Slow %'`);
    const waiting = 'SELECT count(*) FROM posts WHERE indexed = 0';
    // A second try finds those of the first one too.
    expect(count(waiting)).toBeGreaterThanOrEqual(texts.length);
    const operator = await asSuperuser(pocketbase);
    const transactions = await transactionsDuring(file, async () => {
      await operator.crons.run('old_posts_get_words');
      await expect.poll(() => count(waiting)).toBe(0);
    });
    expect(transactions).toBeGreaterThanOrEqual(texts.length);
  } finally {
    write('DROP TRIGGER IF EXISTS slow_words');
  }
});

test('a transaction that others wait for is told of by the line that wanted it', async () => {
  write(generations('held', ''));
  const operator = await asSuperuser(pocketbase);
  await operator.crons.run('lapsed_holds_go');
  const told = /^.*Nobody else could write for \d+ ms, because of expiry\.js:\d+$/m;
  await expect.poll(() => pocketbase.output()).toMatch(told);
});

test('so is one that came to nothing', async () => {
  const create = (text: string) => {
    const draft = { userId: person.id, text, platform: 'x', tone: 'casual' };
    return person.client.collection('posts').create(draft);
  };
  const lines = () => pocketbase.output().split('because of saved-limit.js').length - 1;
  const before = lines();
  await create('Hi');
  await expect.poll(lines).toBe(before + 1);
  await expect(create('')).rejects.toThrow();
  await expect.poll(lines).toBe(before + 2);
});
