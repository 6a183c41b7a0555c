import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { newRowId } from '#tests/harness/hold-request.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { Operator } from '../operator.ts';
import { LedgerCaller } from './ledger-caller.ts';

const perDay = rules.plans.free.startsPerDay;
const used = { outcome: 'startsUsed' };
const held = { outcome: 'held' };
const fromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let pb: RunningPocketbase;
let ledger: LedgerCaller;
let operator: Operator;

beforeAll(async () => {
  pb = await startPocketbase();
  ledger = await LedgerCaller.of(pb);
  operator = await Operator.of(pb);
});

afterAll(() => pb.stop());

const returnsOf = (id: string) => operator.list('generation_returns', `userId = "${id}"`);

async function siteStarts(): Promise<number> {
  const [row] = await operator.list('site_starts');
  return Number(row?.starts ?? 0);
}

async function startAndRelease(person: Person, times: number): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    await ledger.release(await ledger.held(person));
  }
}

const givePremium = (person: Person) =>
  operator.create('subscriptions', {
    userId: person.id,
    status: 'active',
    currentPeriodEnd: fromNow(5),
  });

test('begun and given back counts as a start, and the day has only so many of them', async () => {
  const person = await signUp(pb);
  await startAndRelease(person, perDay);
  expect(await ledger.hold(person)).toEqual(used);
  expect(await operator.list('generations', `userId = "${person.id}"`)).toEqual([]);
  const { body } = await call(pb, 'GET', '/api/account/allowance', person);
  expect(body).toMatchObject({ used: 0 });
});

test('given back before a writer began it is no start', async () => {
  const person = await signUp(pb);
  for (let time = 0; time <= perDay; time += 1) {
    expect(await ledger.release(await ledger.held(person), false)).toEqual({ outcome: 'released' });
  }
  expect(await returnsOf(person.id)).toEqual([]);
  expect(await ledger.hold(person)).toMatchObject(held);
});

test('64 at once on the last start: one gets it', async () => {
  const person = await signUp(pb);
  await startAndRelease(person, perDay - 1);
  const answers = await Promise.all(Array.from({ length: 64 }, () => ledger.hold(person)));
  const outcomes = Object.groupBy(answers, ({ outcome }) => outcome);
  expect(outcomes.held).toHaveLength(1);
  expect(outcomes.startsUsed).toHaveLength(63);
});

test('what is refused, asked again or still running is no start', async () => {
  const person = await signUp(pb);
  await startAndRelease(person, perDay - 2);
  const order = { key: 'k', bodyHash: 'h' };
  const id = await ledger.held(person, order);
  await ledger.hold(person, order);
  await ledger.commit(id);
  await ledger.hold(person, order);
  await ledger.hold(person, { ...order, bodyHash: 'other' });
  await ledger.hold(person, { advanced: true });
  expect(await ledger.hold(person)).toMatchObject(held);
  expect(await ledger.hold(person)).toEqual(used);
});

test('a hold that ran out counts as well', async () => {
  const person = await signUp(pb);
  await startAndRelease(person, perDay - 2);
  for (let time = 1; time <= 2; time += 1) {
    const id = await ledger.held(person);
    await operator.update('generations', id, { expires: fromNow(-1) });
  }
  expect(await ledger.hold(person)).toEqual(used);
  await operator.runCron('lapsed_holds_go');
  await expect.poll(() => operator.list('generations', `userId = "${person.id}"`)).toEqual([]);
  expect(await ledger.hold(person)).toEqual(used);
});

test('Premium has more of them, by the rule or by the operator’s number', async () => {
  const person = await signUp(pb);
  await startAndRelease(person, perDay);
  await givePremium(person);
  const order = { fairUsePerDay: perDay + 2 };
  await ledger.commit(await ledger.held(person, order));
  await ledger.release(await ledger.held(person, order));
  expect(await ledger.hold(person, order)).toEqual(used);
  expect(await ledger.hold(person)).toMatchObject(held);
});

test('the next day begins at nothing, and yesterday is forgotten', async () => {
  const person = await signUp(pb);
  await startAndRelease(person, perDay);
  const [row] = await returnsOf(person.id);
  await operator.update('generation_returns', row?.id ?? '', { day: '2026-01-01' });
  await startAndRelease(person, 1);
  expect(await returnsOf(person.id)).toHaveLength(2);
  await operator.runCron('old_starts_go');
  await expect.poll(() => returnsOf(person.id)).toMatchObject([{ returned: 1 }]);
});

test('deleting the account and registering again brings no new starts that day', async () => {
  const first = await signUp(pb);
  await startAndRelease(first, perDay - 3);
  await ledger.generate(first);
  await operator.remove('users', first.id);
  expect(await returnsOf(first.id)).toEqual([]);
  const second = await signUp(pb, { email: first.email });
  await startAndRelease(second, 1);
  await operator.remove('users', second.id);
  const third = await signUp(pb, { email: first.email });
  await startAndRelease(third, 1);
  expect(await ledger.hold(third)).toEqual(used);

  const today = new Date().toISOString().slice(0, 10);
  const [left] = await operator.list('quota_tombstones', `period = "${today}"`);
  await operator.update('quota_tombstones', left?.id ?? '', { period: '2026-01-01' });
  await operator.runCron('old_tombstones_go');
  const days = () => operator.list('quota_tombstones', 'period ~ "%-%-%"');
  await expect.poll(days).toEqual([]);
  expect(await ledger.hold(third)).toMatchObject(held);
});

test('the whole installation has a cap where the operator sets one, over all accounts', async () => {
  const [one, two] = [await signUp(pb), await signUp(pb)];
  const sitePerDay = (await siteStarts()) + 3;
  for (const person of [one, two, one]) {
    await ledger.release(await ledger.held(person, { sitePerDay }));
  }
  await givePremium(two);
  for (const person of [one, two]) {
    expect(await ledger.hold(person, { sitePerDay })).toEqual({ outcome: 'siteUsed' });
  }
  expect(await ledger.hold(one)).toMatchObject(held);
  expect(await siteStarts()).toBe(sitePerDay);
});

test('a hold that was given up costs no start, whether it was made before that or comes after', async () => {
  const person = await signUp(pb);
  await startAndRelease(person, perDay - 1);
  const before = await siteStarts();
  const [early, late] = [newRowId(), newRowId()];
  const key = 'the same click';
  await ledger.held(person, { id: early, key, sitePerDay: 1_000 });
  expect(await siteStarts()).toBe(before + 1);
  await ledger.withdraw(early, late);
  await expect(ledger.held(person, { id: late, key })).rejects.toThrow('400');
  expect(await operator.list('generations', `userId = "${person.id}"`)).toEqual([]);
  expect(await siteStarts()).toBe(before);
  expect(await ledger.hold(person, { key })).toMatchObject(held);
});

test('what is done is not withdrawn', async () => {
  const person = await signUp(pb);
  const id = await ledger.generate(person);
  await ledger.withdraw(id);
  expect(await operator.view('generations', id)).toMatchObject({ state: 'done' });
});

test('holds and withdrawals of the same ids at once leave nothing', async () => {
  const person = await signUp(pb);
  const ids = Array.from({ length: 60 }, newRowId);
  const asked = ids.map((id) => ledger.hold(person, { id }).catch(() => null));
  await Promise.all([...asked, ...ids.map((id) => ledger.withdraw(id))]);
  expect(await operator.list('generations', `userId = "${person.id}"`)).toEqual([]);
  expect(await returnsOf(person.id)).toEqual([]);
});
