import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askAt, watchHealth } from '#scripts/supervise/health-watch.ts';

const patience = { roundMilliseconds: 60, rounds: 4, firstRounds: 8 };
let over = new AbortController();

afterEach(() => {
  over.abort();
  over = new AbortController();
});

interface Watched {
  /** How often it was asked so far. */
  asked(): number;
  /** Resolves when the watch has judged it, with the number of questions that took. */
  silent: Promise<number>;
  judged(): boolean;
}

/** Whatever answers the questions of these numbers. */
function watch(answers: (serial: number) => boolean): Watched {
  let asked = 0;
  let judged = false;
  const { promise, resolve } = Promise.withResolvers<number>();
  void watchHealth(
    {
      async ask() {
        asked += 1;
        if (!answers(asked)) throw new Error('no answer in time');
      },
      signal: over.signal,
      silent: () => {
        judged = true;
        resolve(asked);
      },
    },
    patience,
  );
  return { asked: () => asked, silent: promise, judged: () => judged };
}

test('one answer in four is a sign of life', async () => {
  const { asked, judged } = watch((serial) => serial % 4 === 1);
  await expect.poll(asked).toBeGreaterThan(20);
  expect(judged()).toBe(false);
});

test('what has answered and falls silent is judged after its rounds', async () => {
  const { silent } = watch((serial) => serial <= 3);
  expect(await silent).toBeGreaterThanOrEqual(3 + patience.rounds);
});

test('what has never answered may still be starting', async () => {
  const { silent } = watch(() => false);
  expect(await silent).toBeGreaterThanOrEqual(patience.firstRounds);
});

test('rounds in which this process itself stood still do not count', async () => {
  const { asked, judged } = watch((serial) => {
    if (serial === 1) return true;
    // As when a laptop is closed: nobody's time passes, but the clock jumps.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.roundMilliseconds * 2);
    return false;
  });
  await expect.poll(asked).toBeGreaterThan(3 * patience.rounds);
  expect(judged()).toBe(false);
});

test('a server that answers with an error has answered, and one that is not there has not', async () => {
  const server = createServer((_, response) => response.writeHead(500).end('no'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ask = askAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await ask(5_000);
  server.closeAllConnections();
  await once(server.close(), 'close');
  await expect(ask(5_000)).rejects.toThrow('fetch failed');
});
