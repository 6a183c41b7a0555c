import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { LiveListener } from '../access/live-listener.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';
import { LedgerCaller } from './ledger-caller.ts';

const limit = rules.plans.free.generationsPerMonth;
const longAgo = '2020-01-01 00:00:00.000Z';

let pb: RunningPocketbase;
let ledger: LedgerCaller;
let operator: Operator;

let copy: PocketbaseCopy;

beforeAll(async () => {
  copy = await copyPocketbase({ cronsWait: true });
  pb = await startPocketbase(copy);
  ledger = await LedgerCaller.of(pb);
  operator = await Operator.of(pb);
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

const rowsOf = (person: { id: string }) => operator.list('generations', `userId = "${person.id}"`);
const lapse = (id: string) => operator.update('generations', id, { expires: longAgo });
const currentPeriod = () => new Date().toISOString().slice(0, 7);

describe('hold', () => {
  test('of an API of the version before, which knows nothing of later flags, is taken', async () => {
    const { offline: _, ...body } = holdRequest(await signUp(pb));
    const held = call(pb, 'POST', '/api/ledger/hold', { token: ledger.token, body });
    expect(await expectOk(held)).toMatchObject({ outcome: 'held' });
  });

  test('keeps what was asked, on the lowest free slot', async () => {
    const person = await signUp(pb);
    const order = {
      key: 'the key',
      bodyHash: 'a hash',
      topic: 'Tea',
      details: 'Green',
      tone: 'funny',
    };
    const before = Date.now();
    const answer = await ledger.hold(person, { ...order, platform: 'linkedin' });
    expect(answer).toEqual({
      outcome: 'held',
      id: expect.any(String),
      userId: person.id,
      plan: 'free',
      left: limit - 1,
      limit,
      voice: null,
      own: null,
    });
    const [row] = await rowsOf(person);
    expect(row).toMatchObject({
      ...order,
      platform: 'linkedin',
      plan: 'free',
      state: 'held',
      slot: 1,
      slots: limit,
      period: currentPeriod(),
      result: '',
    });
    const lasts = Date.parse(String(row?.expires)) - before;
    expect(lasts).toBeGreaterThanOrEqual(rules.generation.holdSeconds * 1000);
    expect(lasts).toBeLessThan((rules.generation.holdSeconds + 60) * 1000);
  });

  test('counts down, refuses the one after the last and holds nothing then', async () => {
    const person = await signUp(pb);
    for (let left = limit - 1; left >= 0; left -= 1) {
      expect(await ledger.hold(person)).toMatchObject({ outcome: 'held', left });
    }
    expect(await ledger.hold(person)).toEqual({ outcome: 'exhausted' });
    expect(await rowsOf(person)).toHaveLength(limit);
  });

  test('refuses advanced settings on the free plan and holds nothing', async () => {
    const person = await signUp(pb);
    expect(await ledger.hold(person, { advanced: true })).toEqual({ outcome: 'advancedRefused' });
    expect(await rowsOf(person)).toEqual([]);
  });

  test('takes no fair-use cap as a limit of the free plan', async () => {
    const person = await signUp(pb);
    expect(await ledger.hold(person, { fairUsePerDay: 0 })).toMatchObject({ outcome: 'held' });
  });

  test('counts what a deleted account of the same address used this month', async () => {
    const email = 'Came.Back@Example.com';
    const emailHash = createHash('sha256').update(email.toLowerCase()).digest('hex');
    const tombstone = { emailHash, period: currentPeriod(), used: limit - 1 };
    await operator.create('quota_tombstones', tombstone);
    await operator.create('quota_tombstones', { ...tombstone, period: '2020-01', used: limit });
    const person = await signUp(pb, { email });
    const allowance = () => call(pb, 'GET', '/api/account/allowance', person);
    expect((await allowance()).body).toMatchObject({ used: limit - 1, left: 1 });
    const id = await ledger.held(person);
    expect(await ledger.commit(id)).toEqual({ outcome: 'committed', left: 0 });
    expect(await ledger.hold(person)).toEqual({ outcome: 'exhausted' });
  });

  test('last month’s rows do not count', async () => {
    const person = await signUp(pb);
    for (let slot = 1; slot <= limit; slot += 1) {
      const id = await ledger.generate(person);
      await operator.update('generations', id, { period: '2020-01', slot });
    }
    expect(await ledger.hold(person)).toMatchObject({ outcome: 'held', left: limit - 1 });
  });

  test('a hold that was given back or ran out counts no more, and its slot is taken again', async () => {
    const person = await signUp(pb);
    const ids = [];
    for (let slot = 1; slot <= limit; slot += 1) ids.push(await ledger.held(person));
    const [first = '', second = ''] = ids;
    await ledger.release(first);
    await lapse(second);
    expect(await ledger.hold(person)).toMatchObject({ outcome: 'held', left: 1 });
    expect(await ledger.hold(person)).toMatchObject({ outcome: 'held', left: 0 });
    expect(await ledger.hold(person)).toEqual({ outcome: 'exhausted' });
    const slots = (await rowsOf(person)).map((row) => row.slot);
    expect(slots.toSorted()).toEqual([1, 2, 3, 4, 5].slice(0, limit));
  });
});

describe('the same key', () => {
  test('with the same request: running, then the result byte for byte, charged once', async () => {
    const person = await signUp(pb);
    const order = { key: 'k', bodyHash: 'h' };
    const id = await ledger.held(person, order);
    expect(await ledger.hold(person, order)).toEqual({ outcome: 'running' });
    const result = '{ "b":1,"a":[ "é\\u0000\\ud800 👋🏽\\r\\n\\t" ], "n":1.0 }\n';
    await ledger.commit(id, result);
    const left = limit - 1;
    expect(await ledger.hold(person, order)).toEqual({
      outcome: 'replay',
      result,
      plan: 'free',
      left,
      rest: ['x'],
      ownModel: '',
    });
    expect(await rowsOf(person)).toHaveLength(1);
  });

  test('with another request: a mismatch, running or done', async () => {
    const person = await signUp(pb);
    const id = await ledger.held(person, { key: 'k', bodyHash: 'h' });
    const other = { key: 'k', bodyHash: 'other' };
    expect(await ledger.hold(person, other)).toEqual({ outcome: 'mismatch' });
    await ledger.commit(id);
    expect(await ledger.hold(person, other)).toEqual({ outcome: 'mismatch' });
  });

  test('is held again once its hold ran out', async () => {
    const person = await signUp(pb);
    const order = { key: 'k', bodyHash: 'h' };
    const first = await ledger.held(person, order);
    await lapse(first);
    const again = await ledger.held(person, { ...order, bodyHash: 'changed' });
    expect(again).not.toBe(first);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  test('replays even when nothing is left', async () => {
    const person = await signUp(pb);
    const order = { key: 'k', bodyHash: 'h' };
    await ledger.commit(await ledger.held(person, order), 'R');
    for (let more = 1; more < limit; more += 1) await ledger.generate(person);
    expect(await ledger.hold(person, order)).toMatchObject({ outcome: 'replay', left: 0 });
  });

  test('belongs to one person only', async () => {
    const order = { key: 'shared', bodyHash: 'h' };
    await ledger.commit(await ledger.held(await signUp(pb), order), 'private');
    expect(await ledger.hold(await signUp(pb), order)).toMatchObject({ outcome: 'held' });
  });
});

describe('commit and release', () => {
  test('a commit repeated changes nothing, not even the result', async () => {
    const person = await signUp(pb);
    const id = await ledger.held(person, { key: 'k' });
    const left = limit - 1;
    expect(await ledger.commit(id, 'first')).toEqual({ outcome: 'committed', left });
    expect(await ledger.commit(id, 'second')).toEqual({ outcome: 'committed', left });
    expect(await ledger.hold(person, { key: 'k' })).toMatchObject({ result: 'first' });
  });

  test('a commit after the hold ran out counts while its row is there, and is lost after', async () => {
    const person = await signUp(pb);
    const late = await ledger.held(person);
    await lapse(late);
    expect(await ledger.commit(late)).toMatchObject({ outcome: 'committed' });
    expect(await operator.view('generations', late)).toMatchObject({ state: 'done' });

    const tooLate = await ledger.held(person);
    await lapse(tooLate);
    await operator.runCron('lapsed_holds_go');
    await expect.poll(() => rowsOf(person)).toHaveLength(1);
    expect(await ledger.commit(tooLate)).toEqual({ outcome: 'lost' });
    expect(await rowsOf(person)).toHaveLength(1);
  });

  test('release gives a hold back, and never touches what is done or unknown', async () => {
    const person = await signUp(pb);
    const held = await ledger.held(person);
    expect(await ledger.release(held)).toEqual({ outcome: 'released' });
    expect(await ledger.release(held)).toEqual({ outcome: 'gone' });
    expect(await ledger.commit(held)).toEqual({ outcome: 'lost' });
    const done = await ledger.generate(person);
    expect(await ledger.release(done)).toEqual({ outcome: 'gone' });
    expect(await rowsOf(person)).toMatchObject([{ id: done, state: 'done' }]);
  });
});

test('a page that listens hears of a hold and of its return, and of no secret', async () => {
  const person = await signUp(pb);
  const listener = await LiveListener.connect(pb, person.token, ['generations/*']);
  const heard = async (action: string) => {
    await expect
      .poll(() => listener.events.some((event) => event.includes(`"action":"${action}"`)))
      .toBe(true);
  };
  await ledger.release(await ledger.held(person, { key: 'private-key' }));
  await heard('create');
  await heard('delete');
  listener.close();
  expect(listener.events.join()).toContain('a topic');
  expect(listener.events.join()).not.toContain('private-key');
});

describe('what happens by itself', () => {
  test('lapsed holds go, live ones and done ones stay', async () => {
    const person = await signUp(pb);
    const done = await ledger.generate(person);
    const live = await ledger.held(person);
    const lapsed = await ledger.held(person);
    await lapse(done);
    await lapse(lapsed);
    await operator.runCron('lapsed_holds_go');
    await expect.poll(() => rowsOf(person)).toHaveLength(2);
    const left = (await rowsOf(person)).map((row) => row.id);
    expect(left.toSorted()).toEqual([done, live].toSorted());
  });

  test('a result is given again for its hours; then history has it, the charge stays and so does the key', async () => {
    const person = await signUp(pb);
    const before = Date.now();
    const asked = { key: 'k', bodyHash: 'h' };
    const id = await ledger.held(person, asked);
    await ledger.commit(id, 'a result');
    const row = await operator.view('generations', id);
    const kept = Date.parse(String(row.expires)) - before;
    expect(kept).toBeGreaterThanOrEqual(rules.generation.resultHours * 3_600_000);
    await lapse(id);
    expect(await ledger.hold(person, asked)).toEqual({ outcome: 'resultGone' });
    await operator.runCron('old_results_go');
    const over = { expires: '', result: 'a result', state: 'done' };
    await expect.poll(() => operator.view('generations', id)).toMatchObject(over);
    expect(await ledger.hold(person, asked)).toEqual({ outcome: 'resultGone' });
    expect(await ledger.reopen(person, { ...asked, posts: 9 })).toEqual({ outcome: 'resultGone' });
    expect(await ledger.mend(person, 'k')).toEqual({ outcome: 'mendUnknown' });
    expect(await ledger.hold(person)).toMatchObject({ left: limit - 2 });
  });

  test('of a refinement nothing is left after its hours', async () => {
    const person = await signUp(pb);
    const answer = await ledger.refine(person);
    if (answer.outcome !== 'held') throw new Error(answer.outcome);
    await ledger.commit(answer.id, 'a text');
    await lapse(answer.id);
    await operator.runCron('old_results_go');
    await expect.poll(() => operator.view('generations', answer.id)).toMatchObject({ result: '' });
  });

  test('everything of a deleted account goes with it, and its token is nobody’s', async () => {
    const person = await signUp(pb);
    await ledger.generate(person);
    await operator.remove('users', person.id);
    expect(await rowsOf(person)).toEqual([]);
    expect(await ledger.hold(person)).toEqual({ outcome: 'unauthenticated' });
  });
});
