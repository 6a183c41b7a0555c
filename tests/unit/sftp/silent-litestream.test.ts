import { expect, test } from 'vitest';
import { endingSilent } from '#scripts/copy/keeping/silent-litestream.ts';
import { LitestreamSilent } from '#scripts/copy/litestream/litestream.ts';

/** Rounds in which Litestream and the place answer or not; in which of them Litestream was ended. */
async function endedIn(rounds: [litestream: boolean, place: boolean][]): Promise<number[]> {
  const ended: number[] = [];
  let round = 0;
  const { sync, isFenced } = endingSilent(
    {
      async sync() {
        if (!rounds[round]?.[0]) throw new LitestreamSilent('it says nothing');
      },
      async isFenced() {
        if (!rounds[round]?.[1]) throw new Error('the place says nothing');
        return false;
      },
    },
    { startAnew: () => ended.push(round) },
  );
  for (const [answers] of rounds) {
    if (answers)
      await sync()
        .then(isFenced, isFenced)
        .catch(() => undefined);
    else await expect(sync()).rejects.toThrow('it says nothing');
    round += 1;
  }
  return ended;
}

test('a long upload to a place that answers is not cut off', async () => {
  expect(
    await endedIn([
      [true, true],
      [false, true],
      [false, true],
      [true, true],
    ]),
  ).toEqual([]);
});

test('a silent one is ended while the place is silent too, and once more when that answers again', async () => {
  expect(
    await endedIn([
      [false, false],
      [false, false],
      [true, false],
      [true, true],
      [true, true],
      [false, true],
    ]),
  ).toEqual([0, 1, 3]);
});

test('one that had nothing to copy while the place was silent is begun anew when that answers', async () => {
  expect(
    await endedIn([
      [true, true],
      [true, false],
      [true, true],
      [true, true],
    ]),
  ).toEqual([2]);
});
