import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { processorTime } from '#tests/harness/processor-time.ts';
import { call } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';
import { LiveListener } from './live-listener.ts';

let pb: RunningPocketbase;
let operator: Operator;
let ledger: LedgerCaller;
let user: Person;
let other: Person;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  ledger = await LedgerCaller.of(pb);
  user = await signUp(pb);
  other = await signUp(pb);
  await operator.create('subscriptions', {
    userId: other.id,
    status: 'active',
    currentPeriodEnd: new Date(Date.now() + 86_400_000).toISOString(),
  });
});

afterAll(() => pb.stop());

async function subscribe(listener: LiveListener, subscriptions: unknown, token?: string) {
  const body = { clientId: listener.clientId, subscriptions };
  return (await call(pb, 'POST', '/api/realtime', { token, body })).status;
}

const costly = (collection: string) =>
  Array.from({ length: 1000 }, (_, index) => {
    const options = { query: { filter: `topic ~ "${index}"` } };
    return `${collection}/*?options=${encodeURIComponent(JSON.stringify(options))}`;
  });

test.each([
  'posts/*',
  'users/*',
  'generations',
  'generations/*?',
  'generations/*?options={"query":{"filter":"topic ~ \\"a\\""}}',
  'generations/*?options={"query":{"expand":"userId"}}',
  'generations/abcdefghijklmno',
  'subscriptions/* ',
  'Subscriptions/*',
  'pbc_1/*',
  '@oauth2',
  'PB_CONNECT',
  '_superusers/*',
  '',
])('the topic %j is refused, to guests and users', async (topic) => {
  const listener = await LiveListener.connect(pb, undefined, []);
  try {
    expect(await subscribe(listener, [topic])).toBe(400);
    expect(await subscribe(listener, ['generations/*', topic], user.token)).toBe(400);
    expect(await subscribe(listener, ['generations/*', 'subscriptions/*'], user.token)).toBe(204);
  } finally {
    listener.close();
  }
});

test('the same topic many times is refused as well', async () => {
  const listener = await LiveListener.connect(pb, undefined, []);
  expect(await subscribe(listener, Array(1000).fill('generations/*'), user.token)).toBe(400);
  listener.close();
});

/** What so many generations cost PocketBase, whatever else the machine does. */
async function generations(count: number): Promise<number> {
  const before = processorTime(pb.pid);
  for (let done = 0; done < count; done += 1) await ledger.generate(other);
  return processorTime(pb.pid) - before;
}

test('a hundred guests with a thousand topics each get none, and cost nobody anything', async () => {
  const topics = costly('generations');
  await generations(10);
  const alone = await generations(40);
  const guests = await Promise.all(
    Array.from({ length: 100 }, () => LiveListener.connect(pb, undefined, [])),
  );
  for (const guest of guests) {
    expect(await subscribe(guest, topics)).toBe(400);
    expect(await subscribe(guest, ['generations/*'])).toBe(204);
  }
  const beside = await generations(40);
  expect(beside / alone).toBeLessThan(10);
  for (const guest of guests) {
    expect(guest.events.filter((event) => !event.startsWith('PB_CONNECT'))).toEqual([]);
    guest.close();
  }
});
