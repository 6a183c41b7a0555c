import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';

const parallel = 64;
const rounds = 3;

let pb: RunningPocketbase;
let ledger: LedgerCaller;
let writer: ChildProcess;
let writes = 0;

beforeAll(async () => {
  pb = await startPocketbase();
  ledger = await LedgerCaller.of(pb);
  const program = join(import.meta.dirname, '../../harness/database/foreign-writer.ts');
  writer = fork(program, [join(pb.dataDir, 'data.db')]);
  writer.on('message', () => {
    writes += 1;
  });
  await once(writer, 'message');
});

afterAll(async () => {
  const gone = once(writer, 'exit');
  writer.kill('SIGKILL');
  await gone;
  await pb.stop();
});

function atOnce<Result>(act: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: parallel }, act));
}

test(`${parallel} holds at once beside a program that writes all the time: none fails, the limit holds`, async () => {
  const limit = rules.plans.free.generationsPerMonth;
  const before = writes;
  for (let round = 1; round <= rounds; round += 1) {
    const person = await signUp(pb);
    const answers = await atOnce(() => ledger.hold(person));
    const outcomes = Object.groupBy(answers, ({ outcome }) => outcome);
    expect(outcomes.held).toHaveLength(limit);
    expect(outcomes.exhausted).toHaveLength(parallel - limit);
    const released = await Promise.all(
      answers.map((answer) => ('id' in answer ? ledger.release(answer.id) : null)),
    );
    expect(released.filter((answer) => answer?.outcome === 'released')).toHaveLength(limit);
  }
  expect(writes).toBeGreaterThan(before);
});

test(`${parallel} saves at once beside it: none fails otherwise than by the limit`, async () => {
  const limit = rules.plans.free.savedPosts;
  for (let round = 1; round <= rounds; round += 1) {
    const person = await signUp(pb);
    const answers = await atOnce(() =>
      call(pb, 'POST', '/api/collections/posts/records', {
        token: person.token,
        body: { userId: person.id, text: 'A post', platform: 'x', tone: 'casual' },
      }),
    );
    const statuses = Object.groupBy(answers, ({ status }) => status);
    expect(statuses[200]).toHaveLength(limit);
    expect(statuses[403]).toHaveLength(parallel - limit);
  }
});

test('no hook opens a transaction in any other way', () => {
  const opening = globSync('pocketbase/pb_hooks/**/*.js').filter((file) =>
    readFileSync(file, 'utf8').includes('runInTransaction'),
  );
  expect(opening).toEqual(['pocketbase/pb_hooks/lib/platform/exclusive.js']);
});
