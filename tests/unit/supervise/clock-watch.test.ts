import { afterEach, expect, test } from 'vitest';
import { watchClock } from '#scripts/supervise/clock-watch.ts';

const ends: AbortController[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end.abort();
});

/** A clock that runs with the machine's, until it is set. */
function watched() {
  let set = 0;
  const told: string[] = [];
  const end = new AbortController();
  ends.push(end);
  let looks = 0;
  const clocks = {
    wall: () => {
      looks += 1;
      return performance.now() + set;
    },
    steady: () => performance.now(),
  };
  const ended = watchClock(end.signal, (line) => told.push(line), { clocks, everyMilliseconds: 5 });
  const seenAgain = async () => {
    const from = looks;
    await expect.poll(() => looks).toBeGreaterThan(from + 2);
  };
  const jump = async (seconds: number) => {
    set += seconds * 1_000;
    await seenAgain();
  };
  return { told, jump, seenAgain, end, ended };
}

test('a clock that runs is not talked of, nor is one that is corrected by little', async () => {
  const { told, jump, seenAgain } = watched();
  await seenAgain();
  await jump(30);
  await jump(-30);
  expect(told).toEqual([]);
});

test('each jump is told once, with its way and length', async () => {
  const { told, jump, seenAgain } = watched();
  await seenAgain();
  await jump(31 * 24 * 3_600);
  await seenAgain();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(
    /^The clock of this machine jumped 2678400 seconds ahead, or the machine slept\./,
  );
  await jump(-3_600);
  expect(told).toHaveLength(2);
  expect(told[1]).toMatch(/^The clock of this machine jumped 3600 seconds back\./);
});

test('it ends when it is told to', async () => {
  const { end, ended } = watched();
  end.abort();
  await expect(ended).resolves.toBeUndefined();
});
