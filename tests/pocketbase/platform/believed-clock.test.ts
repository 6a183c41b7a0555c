import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Looks at each of these moments, and says which were believed. */
const window = `
routerAdd('POST', '/window/clock', (e) => {
  const { whereClockIsBelieved } = require(\`\${__hooks}/lib/platform/believed-clock.js\`);
  const believed = [];
  for (const now of e.requestInfo().body.moments) {
    whereClockIsBelieved($app, (_, moment) => believed.push(moment), now);
  }
  return e.json(200, believed);
});
routerAdd('POST', '/window/old-history', (e) => {
  const { whereClockIsBelieved } = require(\`\${__hooks}/lib/platform/believed-clock.js\`);
  const { forgetDue } = require(\`\${__hooks}/lib/history/forgetting.js\`);
  whereClockIsBelieved($app, forgetDue, e.requestInfo().body.now);
  return e.json(200, {});
});`;

let copy: PocketbaseCopy;
let pb: RunningPocketbase;
let operator: Operator;
let person: Person;

beforeAll(async () => {
  copy = await copyPocketbase({ hooks: { 'window.pb.js': window } });
  const env = hookEnvironment(readEnvironment({ INACTIVE_ACCOUNTS: 'report' }));
  pb = await startPocketbase({ ...copy, env });
  operator = await Operator.of(pb);
  person = await signUp(pb);
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

function write(statement: string): void {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 20_000 });
  database.exec(statement);
  database.close();
}

beforeEach(() => write('DELETE FROM believed_clock'));

const believedOf = (moments: number[]) =>
  expectOk(call<number[]>(pb, 'POST', '/window/clock', { body: { moments } }));

/** Every ten minutes, for so long. */
const running = (from: number, milliseconds: number) =>
  Array.from({ length: milliseconds / (10 * minute) + 1 }, (_, at) => from + at * 10 * minute);

const start = Date.parse('2026-03-01T12:00:00.000Z');

test('a clock that runs is believed, and so is a machine that slept or was off for a night', async () => {
  const moments = [...running(start, 2 * hour), start + 20 * hour, start + 43 * hour];
  expect(await believedOf(moments)).toEqual(moments);
});

test('a clock a month ahead is not believed, is told of once, and is right again when it is set back', async () => {
  const told = () => pb.output().split('nothing goes for its age').length - 1;
  const before = told();
  const ahead = running(start + 31 * day, 5 * hour);
  expect(await believedOf([start, ...ahead])).toEqual([start]);
  expect(told()).toBe(before + 1);
  expect(pb.output()).toContain(
    'The clock says 2026-04-01 12:00:00.000Z, which is more than 24 hours from 2026-03-01 12:00:00.000Z',
  );
  const again = start + 5 * hour + minute;
  expect(await believedOf([again])).toEqual([again]);
  expect(pb.output()).toContain('The clock is believed again');
  expect(await believedOf(running(start + 31 * day, hour))).toEqual([]);
  expect(told()).toBe(before + 2);
});

test('a server that was off for two months goes on after a day of running, through restarts too', async () => {
  const since = start + 61 * day;
  expect(await believedOf([start, ...running(since, 23 * hour)])).toEqual([start]);
  await pb.restart();
  operator = await Operator.of(pb);
  const later = running(since + 23 * hour, 2 * hour);
  const believed = await believedOf(later);
  expect(believed.length).toBeGreaterThan(0);
  expect(believed).toEqual(later.slice(-believed.length));
});

test('a machine that runs for two hours once a week forgets too, if later', async () => {
  const weeks = Array.from({ length: 14 }, (_, week) =>
    running(start + week * 7 * day, 2 * hour),
  ).flat();
  expect((await believedOf(weeks)).length).toBeGreaterThan(running(0, 2 * hour).length);
});

test('what is asked a thousand times in a minute has not run on by that', async () => {
  const moments = Array.from({ length: 1_000 }, (_, at) => start + 31 * day + at * 60);
  expect(await believedOf([start, ...moments])).toEqual([start]);
});

test('of two leaders of a cluster the one that agrees is believed, however often the other one asks', async () => {
  const right = running(start, 30 * hour);
  const both = right.flatMap((now) => [now, now + 31 * day]);
  expect(await believedOf(both)).toEqual(right);
});

const old = (days: number) => new Date(Date.now() - days * day).toISOString().replace('T', ' ');

/** A row for each job, old enough to go for the clock as it stands. */
function fillWithOld(): void {
  const past = old(40);
  write(`
    INSERT INTO quota_tombstones ([emailHash], period, used) VALUES ('old', '2020-01', 1);
    INSERT INTO stripe_events ([eventId], type, state, created) VALUES ('evt_old', 'x', 'processed', '${past}');
    INSERT INTO ended_sessions (session, until) VALUES ('old', '${past}');
    INSERT INTO site_starts (day, starts) VALUES ('2020-01-01', 1);
    INSERT INTO generations (id, [userId], timestamp, topic, details, result, platform, tone, plan, period, state, key,
        [bodyHash], expires)
      VALUES ('oldgeneration00', '${person.id}', '${past}', 'Bread', 'Rye', '{}', 'x', 'casual', 'free', '2020-01',
        'done', 'key of an old one', 'hash', '${past}')`);
}

const rowsLeft = `SELECT (SELECT count(*) FROM quota_tombstones) + (SELECT count(*) FROM stripe_events)
  + (SELECT count(*) FROM ended_sessions) + (SELECT count(*) FROM site_starts WHERE day = '2020-01-01')
  + (SELECT count(*) FROM generations WHERE topic = 'Bread') + (SELECT count(*) FROM generations WHERE expires <> '')
  AS found`;

function left(): unknown {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { readOnly: true });
  const row = database.prepare(rowsLeft).get();
  database.close();
  return row?.found;
}

const destroying = [
  'old_tombstones_go',
  'old_stripe_events_go',
  'old_sessions_go',
  'old_starts_go',
  'old_results_go',
  'old_history_goes',
  'unused_accounts_go',
];

test('no job that destroys does so by a clock that jumped, and all do once it is believed', async () => {
  fillWithOld();
  write(
    `INSERT INTO believed_clock (believed, seen, lived) VALUES ('${old(31)}', '${old(31)}', 0)`,
  );
  for (const job of destroying) await operator.runCron(job);
  // Started last, it ends last.
  write(`INSERT INTO generations (id, [userId], timestamp, platform, tone, plan, period, state, key, [bodyHash], expires)
    VALUES ('lapsedhold00000', '${person.id}', '${old(1)}', 'x', 'casual', 'free', '2020-01', 'held', 'key of a lapsed',
      'hash', '${old(1)}')`);
  await operator.runCron('lapsed_holds_go');
  await expect
    .poll(async () => (await operator.list('generations', "id = 'lapsedhold00000'")).length)
    .toBe(0);
  expect(left()).toBe(6);
  expect(pb.output()).not.toContain('Unused accounts');

  write('DELETE FROM believed_clock');
  for (const job of destroying) await operator.runCron(job);
  await expect.poll(left).toBe(0);
  await expect.poll(() => pb.output()).toContain('Unused accounts');
});

test('a history is there after the clock was a month ahead for a day less ten minutes', async () => {
  const now = Date.now();
  write(`INSERT INTO generations (id, [userId], timestamp, topic, platform, tone, plan, period, state, key, [bodyHash])
    VALUES ('freshgeneration', '${person.id}', '${old(2)}', 'Soup', 'x', 'casual', 'free', '2020-01', 'done',
      'key of a fresh one', 'hash')`);
  const forgetAt = (moment: number) =>
    expectOk(call(pb, 'POST', '/window/old-history', { body: { now: moment } }));
  const topic = async () => (await operator.view('generations', 'freshgeneration')).topic;
  await forgetAt(now);
  for (const moment of running(now + 31 * day, day - 20 * minute)) await forgetAt(moment);
  expect(await topic()).toBe('Soup');
  for (const moment of running(now + 32 * day, hour)) await forgetAt(moment);
  expect(await topic()).toBe('');
});
