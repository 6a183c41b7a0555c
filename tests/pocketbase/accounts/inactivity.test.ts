import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { rules } from '#shared/rules.ts';
import { linkIn, type MailServer, startMailServer } from '#tests/fakes/mail/mail-server.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { logIn } from '../calls.ts';
import { Operator } from '../operator.ts';

const day = 24 * 60 * 60 * 1000;
const longUnused = rules.account.inactiveMonths * 31 + 1;

let mailServer: MailServer;
let pb: RunningPocketbase;

beforeAll(async () => {
  mailServer = await startMailServer();
});

afterEach(() => pb.stop());

afterAll(() => mailServer.close());

async function start(mode: string, mail = true): Promise<Operator> {
  const smtp = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailServer.port),
    SMTP_FROM: 'hello@posts.example',
  };
  const variables = { INACTIVE_ACCOUNTS: mode, RATE_LIMITS: 'off', ...(mail ? smtp : {}) };
  pb = await startPocketbase({ env: hookEnvironment(readEnvironment(variables)) });
  return Operator.of(pb);
}

const ago = (days: number) => new Date(Date.now() - days * day).toISOString().replace('T', ' ');

/** Turns the clock of one row back, which no door of the product does. */
function write(table: string, id: string, fields: Record<string, string>): void {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'));
  const names = Object.keys(fields);
  database
    .prepare(`UPDATE ${table} SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`)
    .run(...Object.values(fields), id);
  database.close();
}

async function unusedFor(days: number, notice?: number): Promise<Person> {
  const person = await signUp(pb);
  write('users', person.id, {
    created: ago(days),
    lastActive: ago(days),
    inactivityNotice: notice === undefined ? '' : ago(notice),
  });
  return person;
}

const idsOf = async (operator: Operator) =>
  (await operator.list('users')).map(({ id }) => id).toSorted();

async function visit(operator: Operator, said: string): Promise<void> {
  await operator.runCron('unused_accounts_go');
  await expect.poll(() => pb.output()).toContain(said);
}

const { inactiveNoticeDays } = rules.account;

test('unused free accounts are told, then deleted; everybody else is left alone', async () => {
  const operator = await start('on');
  const unused = await unusedFor(longUnused);
  const told = await unusedFor(longUnused, inactiveNoticeDays - 1);
  const due = await unusedFor(longUnused, inactiveNoticeDays + 1);
  const used = await unusedFor(150);
  const premium = await unusedFor(longUnused, inactiveNoticeDays + 1);
  await operator.create('subscriptions', { userId: premium.id, status: 'active' });
  const generated = await unusedFor(longUnused, inactiveNoticeDays + 1);
  await operator.create('generations', {
    userId: generated.id,
    plan: 'free',
    period: '2026-01',
    state: 'done',
    key: 'k',
    bodyHash: 'h',
  });
  const saved = await unusedFor(longUnused, inactiveNoticeDays + 1);
  await operator.create('posts', { userId: saved.id, text: 'Hi', platform: 'x', tone: 'casual' });

  await visit(operator, 'Unused accounts: 1 told, 1 deleted.');
  const stay = [unused, told, used, premium, generated, saved].map(({ id }) => id);
  expect(await idsOf(operator)).toEqual(stay.toSorted());
  const mail = await mailServer.next(unused.email);
  const goes = new Date(Date.now() + inactiveNoticeDays * day);
  const words = goes.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(mail.subject).toBe(`Your account will be deleted on ${words}`);
  expect(linkIn(mail).search).toBe('?login=1');
  for (const person of [told, due, used, premium]) {
    expect(
      mailServer.mails.flatMap(({ to = [] }) => to.map(({ address }) => address)),
    ).not.toContain(person.email);
  }
  await visit(operator, 'Unused accounts: 0 told, 0 deleted.');
  expect(await idsOf(operator)).toEqual(stay.toSorted());
});

test('a login after the notice keeps the account', async () => {
  const operator = await start('on');
  const back = await unusedFor(longUnused, inactiveNoticeDays + 1);
  await logIn(pb, 'users', back);
  await visit(operator, 'Unused accounts: 0 told, 0 deleted.');
  expect(await idsOf(operator)).toEqual([back.id]);
  expect(await operator.view('users', back.id)).toMatchObject({ inactivityNotice: '' });
});

test('a report only names what would be done', async () => {
  const operator = await start('report');
  const unused = await unusedFor(longUnused);
  const due = await unusedFor(longUnused, inactiveNoticeDays + 1);
  const before = mailServer.mails.length;
  await visit(operator, `Would be told: ${unused.id}`);
  await expect.poll(() => pb.output()).toContain(`Would be deleted: ${due.id}`);
  expect(pb.output()).not.toContain(due.email);
  expect(await idsOf(operator)).toEqual([unused.id, due.id].toSorted());
  expect(mailServer.mails).toHaveLength(before);
});

test('nobody goes untold: without a mail server all stay', async () => {
  const operator = await start('on', false);
  const due = await unusedFor(longUnused, inactiveNoticeDays + 1);
  await visit(operator, 'Unused accounts stay');
  expect(await idsOf(operator)).toEqual([due.id]);
});

test('it is off unless the operator turns it on', async () => {
  expect(readEnvironment({}).INACTIVE_ACCOUNTS).toBe('off');
  const operator = await start('off');
  const due = await unusedFor(longUnused, inactiveNoticeDays + 1);
  await operator.runCron('unused_accounts_go');
  // The next cron run comes after it: both are started in order by the same scheduler.
  await operator.create('quota_tombstones', { emailHash: 'h', period: '2020-01', used: 1 });
  await operator.runCron('old_tombstones_go');
  await expect.poll(() => operator.list('quota_tombstones')).toEqual([]);
  expect(await idsOf(operator)).toEqual([due.id]);
  expect(pb.output()).not.toContain('Unused accounts');
});

test('an address that takes no mail is not marked as told, and keeps nobody else waiting', async () => {
  const operator = await start('on');
  const gone = await unusedFor(longUnused);
  const fine = await unusedFor(longUnused);
  // PocketBase's own check is at sign-up; the mail server's is at the recipient.
  write('users', gone.id, { email: 'not an address' });
  await visit(operator, 'Unused accounts: 1 told, 0 deleted.');
  expect(await operator.view('users', gone.id)).toMatchObject({ inactivityNotice: '' });
  expect(await operator.view('users', fine.id)).not.toMatchObject({ inactivityNotice: '' });
});

test('an account whose deletion was broken off lets nobody in, and goes with the next visit', async () => {
  const operator = await start('on');
  const due = await unusedFor(longUnused, inactiveNoticeDays + 1);
  const rows = 4_000;
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 10_000 });
  // Each is the first of a month long ago.
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
    INSERT INTO generations (userId, plan, period, slot, slots, state, key, bodyHash, timestamp)
    SELECT '${due.id}', 'free', printf('%05d', i), 1, 5, 'done', 'key ' || i, 'hash', '2020-01-01' FROM n`);
  const left = database.prepare('SELECT count(*) AS rows FROM generations WHERE userId = ?');
  await operator.runCron('unused_accounts_go');
  await expect.poll(() => left.get(due.id)?.rows, { interval: 5 }).toBeLessThan(rows);
  await pb.kill('SIGKILL');
  expect(left.get(due.id)?.rows).toBeGreaterThan(0);
  database.close();
  await pb.restart();
  const again = await Operator.of(pb);
  expect(await idsOf(again)).toEqual([due.id]);
  await expect(logIn(pb, 'users', due)).rejects.toThrow();
  await visit(again, 'Unused accounts: 0 told, 1 deleted.');
  expect(await idsOf(again)).toEqual([]);
});

test('a whole visit of accounts that cannot be deleted keeps nobody else waiting', async () => {
  const operator = await start('on');
  const stuck = await unusedFor(longUnused, inactiveNoticeDays + 2);
  const due = await unusedFor(longUnused, inactiveNoticeDays + 1);
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'));
  const columns = database.prepare("SELECT name FROM pragma_table_info('users')").all();
  const others = columns
    .map(({ name }) => String(name))
    .filter((name) => !['id', 'email', 'tokenKey'].includes(name));
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    INSERT INTO users (id, email, tokenKey, ${others.join()})
    SELECT 'stuck' || (1000000000 + i), i || email, i || tokenKey, ${others.join()}
    FROM users, n WHERE id = '${stuck.id}';
    CREATE TRIGGER stuck BEFORE DELETE ON users WHEN OLD.id <> '${due.id}'
    BEGIN SELECT RAISE(ABORT, 'stuck'); END`);
  database.close();
  await visit(operator, 'Unused accounts: 0 told, 0 deleted.');
  await visit(operator, 'Unused accounts: 0 told, 1 deleted.');
  expect(await idsOf(operator)).not.toContain(due.id);
});
