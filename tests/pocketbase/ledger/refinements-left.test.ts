import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { asSuperuser, givePremium } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { LedgerCaller } from './ledger-caller.ts';
import { fairUsePerDay, limit, Refiner } from './refiner.ts';

const { generationsPerMonth, refinementsPerDay } = rules.plans.free;

/** As many callers at once. */
const parallel = 64;

let pb: RunningPocketbase;
let ledger: LedgerCaller;
let superuser: Awaited<ReturnType<typeof asSuperuser>>;
let ada: Refiner;

beforeAll(async () => {
  pb = await startPocketbase({ hooksPool: parallel });
  ledger = await LedgerCaller.of(pb);
  superuser = await asSuperuser(pb);
});

afterAll(() => pb.stop());

beforeEach(async () => {
  ada = await Refiner.of(pb, ledger);
});

/** As often as a free account refines one generation. */
const all = Array.from({ length: limit }, () => 'held');

test('a generation has its refinements, another one has its own, and the month is not charged', async () => {
  const { generation } = ada;
  expect(await ada.leftFor({ generation })).toEqual({
    left: limit,
    shared: false,
    dayUsed: false,
  });
  expect(await ada.refineAll({ generation })).toEqual([...all, 'refinementsUsed']);
  expect(await ada.leftFor({ generation })).toEqual({
    left: 0,
    shared: false,
    dayUsed: false,
  });
  expect(await ada.refined({ generation: await ada.generated() })).toBe('held');
  const allowance = await ada.person.client.send('/api/account/allowance', {});
  expect(allowance).toMatchObject({ used: 2, left: generationsPerMonth - 2 });
});

test('a saved post counts against the generation it is from', async () => {
  const { generation } = ada;
  const post = await ada.saved({ generationKey: generation });
  expect(await ada.refined({ generation })).toBe('held');
  expect(await ada.refineAll({ post })).toEqual([
    ...all.slice(1),
    'refinementsUsed',
    'refinementsUsed',
  ]);
});

test('posts that are from no generation share those of a month', async () => {
  const post = await ada.saved();
  expect(await ada.refined({ post })).toBe('held');
  const outcomes = await ada.refineAll({ generation: 'nobody knows it' });
  expect(outcomes.slice(-2)).toEqual(['sharedRefinementsUsed', 'sharedRefinementsUsed']);
  expect(await ada.leftFor({ post })).toEqual({ left: 0, shared: true, dayUsed: false });
  expect(await ada.refined({ generation: ada.generation })).toBe('held');
});

test('nobody refines at the cost of another account, whose posts and keys are unknown to them', async () => {
  const { generation } = ada;
  const post = await ada.saved({ generationKey: generation });
  const stranger = await Refiner.of(pb, ledger);
  const unknown = { outcome: 'held', topic: '' };
  expect(await ledger.refine(stranger.person, { generation })).toMatchObject(unknown);
  expect(await ledger.refine(stranger.person, { post })).toEqual({ outcome: 'postGone' });
  expect(await stranger.leftFor({ post })).toMatchObject({ left: null, dayUsed: false });
  expect(await ada.refineAll({ generation })).toEqual([...all, 'refinementsUsed']);
  expect(await ledger.refine({ token: 'none' })).toEqual({ outcome: 'unauthenticated' });
});

test(`${parallel} at once: exactly the limit is held`, async () => {
  const asked = Array.from({ length: parallel }, () =>
    ledger.refine(ada.person, { generation: ada.generation }),
  );
  const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(limit);
});

test('a hold that ran out gives its place to the next one', async () => {
  const { person, generation } = ada;
  for (let time = 0; time < limit; time += 1) {
    await ledger.refine(person, { generation });
  }
  expect(await ada.refined({ generation })).toBe('refinementsUsed');
  const held = superuser.filter('userId = {:id} && state = "held"', { id: person.id });
  const generations = superuser.collection('generations');
  for (const { id } of await generations.getFullList({ filter: held })) {
    await generations.update(id, { expires: '2020-01-01 00:00:00.000Z' });
  }
  expect(await ada.refined({ generation })).toBe('held');
});

test('one that failed costs nothing, but no day has more than so many starts', async () => {
  const { person, generation } = ada;
  for (let start = 0; start < refinementsPerDay; start += 1) {
    const answer = await ledger.refine(person, { generation });
    if (answer.outcome !== 'held') throw new Error(answer.outcome);
    expect(answer.left).toBe(limit - 1);
    expect(await ada.leftFor({ generation })).toMatchObject({
      dayUsed: start === refinementsPerDay - 1,
    });
    await ledger.release(answer.id);
  }
  expect(await ada.leftFor({ generation })).toEqual({
    left: limit,
    shared: false,
    dayUsed: true,
  });
  expect(await ada.refined({ generation })).toBe('startsUsed');
  // A generation's own starts are others.
  expect(await ledger.hold(person)).toMatchObject({ outcome: 'held' });
});

test('what no writer began costs no start either', async () => {
  const { person } = ada;
  const answer = await ledger.refine(person, { generation: ada.generation });
  if (answer.outcome !== 'held') throw new Error(answer.outcome);
  await ledger.release(answer.id, false);
  const rows = await superuser.collection('generation_returns').getFullList();
  expect(rows.filter(({ userId }) => userId === person.id)).toEqual([]);
});

test('Premium has no end of them but fair use', async () => {
  const { person, generation } = ada;
  await givePremium(superuser, person);
  for (let time = 0; time < fairUsePerDay; time += 1) {
    expect(await ada.leftFor({ generation })).toEqual({
      left: null,
      shared: false,
      dayUsed: false,
    });
    const answer = await ledger.refine(person, { generation, fairUsePerDay });
    expect(answer).toMatchObject({ outcome: 'held', left: null, limit: null });
  }
  expect(await ada.leftFor({ generation })).toMatchObject({ dayUsed: true });
  for (const more of [fairUsePerDay + 1, null]) {
    const order = { generation, fairUsePerDay: more };
    expect(await ada.leftFor(order)).toMatchObject({ dayUsed: false });
    expect(await ledger.refine(person, order)).toMatchObject({ outcome: 'held' });
  }
  expect(await ledger.refine(person, { generation, fairUsePerDay })).toEqual({
    outcome: 'startsUsed',
  });
});

test('refinements are not seen in the list of what somebody generated in the month', async () => {
  const { person } = ada;
  await givePremium(superuser, person);
  await ada.refined({ generation: ada.generation });
  expect(await person.client.send('/api/account/allowance', {})).toMatchObject({ used: 1 });
});
