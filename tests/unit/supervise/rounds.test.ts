import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { Rounds } from '#scripts/copy/keeping/rounds.ts';

/** A store in memory: what was committed, what of it is copied, and whether somebody has taken over. */
function world() {
  const state = { committed: 0, copied: 0, fenced: false, broken: false, over: false };
  const lines: string[] = [];
  const rounds = new Rounds({
    async sync() {
      const upTo = state.committed;
      await sleep(5);
      if (state.broken) throw new Error('no such bucket');
      state.copied = upTo;
    },
    isFenced: async () => state.fenced,
    fenced: () => {
      state.over = true;
    },
    first: async () => {},
    print: (line) => lines.push(line),
  });
  open.push(rounds);
  rounds.start();
  return { state, lines, rounds };
}

const open: Rounds[] = [];

afterEach(async () => {
  for (const rounds of open.splice(0)) await rounds.end();
});

test('whoever waits is answered when all that was committed before is copied, and not before', async () => {
  const { state, rounds } = world();
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      await sleep(Math.random() * 60);
      state.committed += 1;
      const mine = state.committed;
      await rounds.copied();
      expect(state.copied).toBeGreaterThanOrEqual(mine);
    }),
  );
});

test('while the store is away nobody is answered, and afterwards everybody is', async () => {
  const { state, rounds } = world();
  expect(rounds.ageSeconds).toBeNull();
  state.broken = true;
  state.committed = 1;
  let answered = false;
  const waiting = rounds.copied().then(() => {
    answered = true;
  });
  await sleep(50);
  expect([answered, rounds.ageSeconds]).toEqual([false, null]);
  state.broken = false;
  await waiting;
  expect(state.copied).toBe(1);
  expect(rounds.ageSeconds).not.toBeNull();
});

test('behind a fence nobody is answered any more, though everything is copied', async () => {
  const { state, rounds } = world();
  await rounds.copied();
  state.fenced = true;
  state.committed = 1;
  let answered = false;
  void rounds.copied().then(() => {
    answered = true;
  });
  await expect.poll(() => state.over).toBe(true);
  expect([answered, state.copied]).toEqual([false, 1]);
});
