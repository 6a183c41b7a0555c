import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';

const rounds = 8;
const writers = 16;

let pb: RunningPocketbase;
let operator: Operator;
let ledger: LedgerCaller;
let people: Person[];
let going = false;

beforeAll(async () => {
  pb = await startPocketbase({ hooksPool: writers });
  operator = await Operator.of(pb);
  ledger = await LedgerCaller.of(pb);
  people = [];
  for (let index = 0; index < writers; index += 1) {
    const person = await signUp(pb);
    const currentPeriodEnd = '2099-01-01 00:00:00.000Z';
    await operator.create('subscriptions', {
      userId: person.id,
      status: 'active',
      currentPeriodEnd,
    });
    people.push(person);
  }
});

afterAll(() => pb.stop());

/** Writes until PocketBase is gone or going; what it acknowledged goes into the two lists. */
async function writeUntilGone(person: Person, committed: string[], saved: string[]): Promise<void> {
  const body = { userId: person.id, text: 'Hello', platform: 'x', tone: 'casual' };
  try {
    for (;;) {
      const id = await ledger.held(person);
      const answer = await ledger.commit(id, `the result of ${id}`);
      if (answer.outcome === 'committed') committed.push(id);
      const path = '/api/collections/posts/records';
      const post = await call<{ id: string }>(pb, 'POST', path, { token: person.token, body });
      if (post.status === 200) saved.push(post.body.id);
    }
  } catch (error) {
    // fetch rejects with a TypeError when the other side is gone, and one that is going may refuse;
    // anything else is a finding.
    if (!(error instanceof TypeError || going)) throw error;
  }
}

/** The next round begins with nothing; to delete each row by itself costs more than to write it. */
function forgetAll(): void {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 20_000 });
  database.exec('DELETE FROM generations; DELETE FROM posts');
  database.close();
}

test(`killed or ended in the middle of writing, ${rounds} times: all that was acknowledged is there`, async () => {
  let acknowledged = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const committed: string[] = [];
    const saved: string[] = [];
    const writing = people.map((person) => writeUntilGone(person, committed, saved));
    // The moment is counted in work done, not in time, and moves from round to round.
    while (committed.length < writers + 7 * round) await sleep(1);
    going = true;
    await pb.kill(round % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
    await Promise.all(writing);
    going = false;
    await pb.restart();

    const rows = new Map((await operator.list('generations')).map((row) => [row.id, row]));
    const posts = new Set((await operator.list('posts')).map((row) => row.id));
    for (const id of committed) {
      expect(rows.get(id)).toMatchObject({ state: 'done', result: `the result of ${id}` });
    }
    for (const id of saved) expect(posts).toContain(id);
    for (const row of rows.values()) expect(row.state === 'done').toBe(row.result !== '');
    acknowledged += committed.length + saved.length;
    forgetAll();
  }
  console.log(`durability: ${acknowledged} acknowledged writes over ${rounds} ends, none lost`);
});
