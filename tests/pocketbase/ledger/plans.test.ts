import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';
import { LedgerCaller } from './ledger-caller.ts';

const day = 24 * 60 * 60 * 1000;
const fromNow = (days: number) => new Date(Date.now() + days * day).toISOString().replace('T', ' ');

/** One PocketBase, with what the tests below do to it. */
async function installation(env: Record<string, string> = {}) {
  const pb = await startPocketbase({ env });
  const operator = await Operator.of(pb);
  const ledger = await LedgerCaller.of(pb);
  return {
    pb,
    operator,
    ledger,
    allowance: (person: Person): Promise<Allowance> =>
      expectOk(call(pb, 'GET', '/api/account/allowance', person)),
    save: async (person: Person) => {
      const body = { userId: person.id, text: 'Hello', platform: 'x', tone: 'casual' };
      const path = '/api/collections/posts/records';
      return (await call(pb, 'POST', path, { token: person.token, body })).status;
    },
    subscribe: (person: Person, fields: Record<string, unknown>) =>
      operator.create('subscriptions', { userId: person.id, status: 'active', ...fields }),
  };
}

type Installation = Awaited<ReturnType<typeof installation>>;

async function planWith(place: Installation, fields?: Record<string, unknown>): Promise<string> {
  const person = await signUp(place.pb);
  if (fields) await place.subscribe(person, fields);
  const { plan } = await place.allowance(person);
  const held = await place.ledger.hold(person, { advanced: true });
  expect(held.outcome).toBe(plan === 'premium' ? 'held' : 'advancedRefused');
  return plan;
}

describe('with real billing', () => {
  let place: Installation;

  beforeAll(async () => {
    place = await installation();
  });

  afterAll(() => place.pb.stop());

  test.each([
    ['no subscription', undefined, 'free'],
    ['an active one', { currentPeriodEnd: fromNow(5) }, 'premium'],
    ['a reactivated one', { status: 'reactivated', currentPeriodEnd: fromNow(5) }, 'premium'],
    ['a canceled one', { status: 'canceled', currentPeriodEnd: fromNow(5) }, 'free'],
    [
      'one set to end with its paid period',
      { cancelAtPeriodEnd: true, currentPeriodEnd: fromNow(5) },
      'premium',
    ],
    ['one within its grace', { currentPeriodEnd: fromNow(-2.9) }, 'premium'],
    ['one past its grace', { currentPeriodEnd: fromNow(-3.1) }, 'free'],
    ['one without an end', {}, 'free'],
    ['one from dev mode', { devModeSubscription: true, currentPeriodEnd: fromNow(5) }, 'free'],
    ['one from dev mode without an end', { devModeSubscription: true }, 'free'],
  ])('%s', async (_, fields, plan) => {
    expect(await planWith(place, fields)).toBe(plan);
  });

  test('another’s subscription makes nobody premium', async () => {
    await place.subscribe(await signUp(place.pb), { currentPeriodEnd: fromNow(5) });
    expect(await planWith(place)).toBe('free');
  });

  test('one good row among ended ones is enough', async () => {
    const person = await signUp(place.pb);
    await place.subscribe(person, { status: 'canceled' });
    await place.subscribe(person, { currentPeriodEnd: fromNow(-50) });
    await place.subscribe(person, { currentPeriodEnd: fromNow(1) });
    expect(await place.allowance(person)).toMatchObject({ plan: 'premium' });
  });

  test('premium generates and saves without a limit, and every row is kept', async () => {
    const person = await signUp(place.pb);
    await place.subscribe(person, { currentPeriodEnd: fromNow(5) });
    const times = rules.plans.free.generationsPerMonth + 2;
    for (let time = 1; time <= times; time += 1) {
      const answer = await place.ledger.hold(person);
      expect(answer).toMatchObject({ outcome: 'held', plan: 'premium', left: null, limit: null });
      if (answer.outcome !== 'held') continue;
      expect(await place.ledger.commit(answer.id)).toEqual({ outcome: 'committed', left: null });
      expect(await place.save(person)).toBe(200);
    }
    const rows = await place.operator.list('generations', `userId = "${person.id}"`);
    expect(rows.map(({ plan, slot, state }) => ({ plan, slot, state }))).toEqual(
      Array.from({ length: times }, () => ({ plan: 'premium', slot: 0, state: 'done' })),
    );
    expect(await place.allowance(person)).toMatchObject({
      plan: 'premium',
      limit: null,
      used: times,
      left: null,
      savedPosts: { limit: null, used: times },
    });
  });

  test('an end is told once nothing renews any more, and it is the latest', async () => {
    const person = await signUp(place.pb);
    const premiumEnds = async () => (await place.allowance(person)).premiumEnds;
    const [soon, later] = [fromNow(5), fromNow(9)];
    const ending = { cancelAtPeriodEnd: true };
    await place.subscribe(person, { ...ending, status: 'canceled', currentPeriodEnd: fromNow(20) });
    await place.subscribe(person, { ...ending, currentPeriodEnd: later });
    const other = await place.subscribe(person, { currentPeriodEnd: soon });
    expect(await premiumEnds()).toBeNull();
    await place.operator.update('subscriptions', other.id, ending);
    expect(await premiumEnds()).toBe(later.replace(' ', 'T'));
  });

  test('who falls back to free keeps what is saved, has the free limits, and a fresh month', async () => {
    const person = await signUp(place.pb);
    const subscription = await place.subscribe(person, { currentPeriodEnd: fromNow(5) });
    const limit = rules.plans.free.savedPosts;
    for (let post = 1; post <= limit + 1; post += 1) await place.save(person);
    await place.ledger.generate(person);
    await place.operator.update('subscriptions', subscription.id, { status: 'canceled' });

    expect(await place.allowance(person)).toMatchObject({
      plan: 'free',
      used: 0,
      left: rules.plans.free.generationsPerMonth,
      savedPosts: { limit, used: limit + 1 },
    });
    expect(await place.save(person)).toBe(403);
    expect(await place.ledger.hold(person)).toMatchObject({ outcome: 'held', plan: 'free' });
    const [first, second] = await place.operator.list('posts', `userId = "${person.id}"`);
    for (const post of [first, second]) await place.operator.remove('posts', post?.id ?? '');
    expect(await place.save(person)).toBe(200);
    expect(await place.save(person)).toBe(403);
  });

  test('a deleted post makes room for another', async () => {
    const person = await signUp(place.pb);
    for (let post = 1; post <= rules.plans.free.savedPosts; post += 1) await place.save(person);
    expect(await place.save(person)).toBe(403);
    const [, middle] = await place.operator.list('posts', `userId = "${person.id}"`);
    await call(place.pb, 'DELETE', `/api/collections/posts/records/${middle?.id}`, person);
    expect(await place.save(person)).toBe(200);
    expect(await place.save(person)).toBe(403);
  });

  test('the allowance of a free account counts holds under way and what is done', async () => {
    const person = await signUp(place.pb, { timeZone: 'Asia/Tokyo' });
    await place.ledger.generate(person);
    const lapsed = await place.ledger.held(person);
    await place.operator.update('generations', lapsed, { expires: fromNow(-1) });
    await place.ledger.held(person);
    await place.save(person);
    const limit = rules.plans.free.generationsPerMonth;
    expect(await place.allowance(person)).toEqual({
      plan: 'free',
      premiumEnds: null,
      paymentDue: null,
      limit,
      used: 2,
      left: limit - 2,
      period: expect.stringMatching(/^\d{4}-\d{2}$/),
      periodEnds: expect.stringMatching(/T15:00:00\.000Z$/),
      savedPosts: { limit: rules.plans.free.savedPosts, used: 1 },
      hadCancelledSubscription: false,
    });
    await place.operator.update('users', person.id, { hadCancelledSubscription: true });
    expect(await place.allowance(person)).toMatchObject({ hadCancelledSubscription: true });
  });
});

describe('with dev mode billing and no grace', () => {
  let place: Installation;

  beforeAll(async () => {
    place = await installation({ POSTQUILL_BILLING: 'dev', POSTQUILL_PREMIUM_GRACE_DAYS: '0' });
  });

  afterAll(() => place.pb.stop());

  test.each([
    ['a dev mode row', { devModeSubscription: true, currentPeriodEnd: fromNow(5) }, 'premium'],
    ['a dev mode row without an end', { devModeSubscription: true }, 'premium'],
    [
      'a dev mode row that ended',
      { devModeSubscription: true, currentPeriodEnd: fromNow(-0.1) },
      'free',
    ],
    ['a canceled dev mode row', { devModeSubscription: true, status: 'canceled' }, 'free'],
    ['a real row', { currentPeriodEnd: fromNow(5) }, 'premium'],
    ['a real row that ended', { currentPeriodEnd: fromNow(-0.1) }, 'free'],
    ['a real row without an end', {}, 'free'],
  ])('%s', async (_, fields, plan) => {
    expect(await planWith(place, fields)).toBe(plan);
  });
});
