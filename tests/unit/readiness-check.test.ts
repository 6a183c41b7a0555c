import { expect, test } from 'vitest';
import { createLog, type Log } from '#api/log.ts';
import { ReadinessCheck, readinessTimes } from '#api/services/pocketbase/readiness-check.ts';
import type { Readiness } from '#shared/contracts/readiness.ts';

const well: Readiness = { pendingMigrations: [], timeZones: true, storage: 'well' };

const soon = { patienceMs: 50, freshMs: 50 };

function check(answer: () => Promise<Readiness>, times = soon) {
  const logged: string[] = [];
  const write = (_: object, sentence: string) => logged.push(sentence);
  const log: Log = Object.assign(createLog('silent'), { info: write, warn: write });
  let asked = 0;
  const readiness = new ReadinessCheck(
    () => {
      asked += 1;
      return answer();
    },
    log,
    times,
  );
  const askOnce = async () => {
    await readiness.now();
    return asked;
  };
  return { readiness, logged, asked: () => asked, askOnce };
}

test('a crowd that asks at once and again asks PocketBase once', async () => {
  const { readiness, asked } = check(async () => well, { ...soon, freshMs: 60_000 });
  const crowd = () => Promise.all(Array.from({ length: 500 }, () => readiness.now()));
  for (const { ready } of [...(await crowd()), ...(await crowd())]) expect(ready).toBe(true);
  expect(asked()).toBe(1);
});

test('it is told within two seconds, and asked once a second at most', () => {
  expect(readinessTimes.patienceMs).toBeLessThan(2_000);
  expect(readinessTimes.freshMs).toBe(1_000);
});

test('a PocketBase that never answers is not ready, and asked again later', async () => {
  const { readiness, askOnce } = check(() => new Promise(() => undefined));
  expect(await readiness.now()).toMatchObject({ ready: false });
  await expect.poll(askOnce).toBeGreaterThan(1);
});

test('the log says what is wrong when it changes, and not each time', async () => {
  let answer: () => Promise<Readiness> = async () => well;
  const { readiness, logged, asked, askOnce } = check(() => answer());
  const untilAskedAgain = async () => {
    const before = asked();
    await expect.poll(askOnce).toBeGreaterThan(before);
  };
  await readiness.now();
  await untilAskedAgain();
  answer = async () => ({ ...well, pendingMigrations: ['new.js'] });
  await untilAskedAgain();
  await untilAskedAgain();
  answer = () => Promise.reject(new Error('refused'));
  await untilAskedAgain();
  answer = async () => well;
  await untilAskedAgain();
  expect(logged).toEqual(['ready', 'not ready', 'not ready', 'ready']);
});
