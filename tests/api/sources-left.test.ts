import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { CountedTurns } from '#api/services/sources/counted-turns.ts';
import { FairTurns } from '#api/services/sources/fair-turns.ts';
import { Turns } from '#api/services/sources/turns.ts';
import { rules } from '#shared/rules.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';

let pocketbase: RunningPocketbase;
let client: PocketbaseClient;
let token: string;

// In this process, where a page waits for its reader for as long as a test wants.
beforeAll(async () => {
  pocketbase = await startPocketbase();
  client = new PocketbaseClient(pocketbase.url, join(pocketbase.dataDir, 'service.json'));
});

afterAll(async () => {
  client.close();
  await pocketbase.stop();
});

beforeEach(async () => {
  ({ token } = await signUp(pocketbase));
});

const never = new AbortController().signal;
const { perMinute } = rules.source;
const page = async (): Promise<Outcome<string>> => done('a page');

/** A line whose only turn is taken until it is told to end. */
function taken(turns: { take: Turns['take'] }) {
  const { promise, resolve } = Promise.withResolvers<Outcome<string>>();
  const first = turns.take(never, () => promise);
  return async () => {
    resolve(done('the first'));
    await first;
  };
}

test('a page that was asked for counts, also where whoever asked leaves while it waits for its reader', async () => {
  const turns = new CountedTurns(client, new FairTurns(rules.source));
  const readers = new Turns(1, 1);
  const end = taken(readers);
  for (let time = 0; time < perMinute; time += 1) {
    const leaving = new AbortController();
    const left = await turns.take(token, leaving.signal, () => {
      const reading = readers.take(leaving.signal, page);
      leaving.abort();
      return reading;
    });
    expect(left.ok).toBe(false);
  }
  expect(await turns.take(token, never, page)).toEqual({ ok: false, code: 'sourceMinuteUsed' });
  await end();
});

test('a page that was asked for counts where its readers are busy too, and not where we failed', async () => {
  const turns = new CountedTurns(client, new FairTurns(rules.source));
  const busy = async () => refused('sourceBusy');
  const failing = async () => refused('serviceUnavailable');
  for (let time = 0; time < perMinute; time += 1) await turns.take(token, never, failing);
  for (let time = 0; time < perMinute; time += 1) await turns.take(token, never, busy);
  expect(await turns.take(token, never, page)).toEqual(refused('sourceMinuteUsed'));
});

test('whoever leaves before the page was asked for has lost none', async () => {
  const fair = new FairTurns({ atOnce: 1, waiting: 1 });
  const turns = new CountedTurns(client, fair);
  const end = taken({ take: (gone, act) => fair.take('another account', gone, act) });
  let asked = 0;
  for (let time = 0; time < perMinute; time += 1) {
    const leaving = new AbortController();
    const left = turns.take(token, leaving.signal, async () => {
      asked += 1;
      return page();
    });
    leaving.abort();
    expect((await left).ok).toBe(false);
  }
  await end();
  expect(asked).toBe(0);
  expect(await turns.take(token, never, page)).toEqual(done('a page'));
});
