import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { Operator } from '../operator.ts';
import { LedgerCaller } from './ledger-caller.ts';

const parallel = 64;
const rounds = 20;

let pb: RunningPocketbase;
let ledger: LedgerCaller;
let operator: Operator;

beforeAll(async () => {
  pb = await startPocketbase({ hooksPool: parallel });
  ledger = await LedgerCaller.of(pb);
  operator = await Operator.of(pb);
});

afterAll(() => pb.stop());

function atOnce<Result>(act: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: parallel }, (_, index) => act(index)));
}

test(`${parallel} saves at once, ${rounds} rounds: exactly the free limit succeeds`, async () => {
  const limit = rules.plans.free.savedPosts;
  for (let round = 1; round <= rounds; round += 1) {
    const person = await signUp(pb);
    const answers = await atOnce((index) =>
      call(pb, 'POST', '/api/collections/posts/records', {
        token: person.token,
        body: { userId: person.id, text: `Post ${index}`, platform: 'x', tone: 'casual' },
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expect(answer).toEqual({
        status: 403,
        body: {
          status: 403,
          message: rules.messages.savedLimit,
          data: { code: 'savedLimit' },
        },
      });
    }
    const slots = (await operator.list('posts', `userId = "${person.id}"`)).map((row) => row.slot);
    expect(slots.toSorted()).toEqual(Array.from({ length: limit }, (_, index) => index + 1));
  }
});

test(`${parallel} holds at once, ${rounds} rounds: exactly the free limit succeeds`, async () => {
  const limit = rules.plans.free.generationsPerMonth;
  for (let round = 1; round <= rounds; round += 1) {
    const person = await signUp(pb);
    const answers = await atOnce(() => ledger.hold(person));
    const outcomes = Object.groupBy(answers, ({ outcome }) => outcome);
    expect(outcomes.held).toHaveLength(limit);
    expect(outcomes.exhausted).toHaveLength(parallel - limit);
    const lefts = outcomes.held?.map((answer) => 'left' in answer && answer.left);
    expect(lefts?.toSorted()).toEqual(Array.from({ length: limit }, (_, index) => index));
    expect(await operator.list('generations', `userId = "${person.id}"`)).toHaveLength(limit);
  }
});

test(`${parallel} holds with one key at once, ${rounds} rounds: one is held`, async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const person = await signUp(pb);
    const answers = await atOnce(() => ledger.hold(person, { key: 'one click' }));
    const outcomes = Object.groupBy(answers, ({ outcome }) => outcome);
    expect(outcomes.held).toHaveLength(1);
    expect(outcomes.running).toHaveLength(parallel - 1);
  }
});

test('commits and releases of one hold at once end in one state, never in both', async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const person = await signUp(pb);
    const id = await ledger.held(person);
    const answers = await atOnce<{ outcome: string }>((index) =>
      index % 2 === 0 ? ledger.commit(id) : ledger.release(id),
    );
    const outcomes = new Set(answers.map(({ outcome }) => outcome));
    const rows = await operator.list('generations', `userId = "${person.id}"`);
    expect(outcomes).toEqual(
      rows.length === 1 ? new Set(['committed', 'gone']) : new Set(['lost', 'released', 'gone']),
    );
  }
});
