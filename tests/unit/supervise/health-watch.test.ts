import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askAt, watchHealth } from '#scripts/supervise/health-watch.ts';

const patience = { roundMilliseconds: 60, rounds: 4, firstRounds: 8 };
const end: (() => void)[] = [];

afterEach(() => {
  for (const one of end.splice(0)) one();
});

interface Watched {
  /** How often the server was asked so far. */
  asked(): number;
  /** Resolves when the watch has judged it, with the number of questions that took. */
  silent: Promise<number>;
  judged(): boolean;
}

async function watch(answer: (serial: number, respond: () => void) => void): Promise<Watched> {
  let asked = 0;
  let judged = false;
  const listener: RequestListener = (_, response) => {
    asked += 1;
    answer(asked, () => response.writeHead(500).end());
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const over = new AbortController();
  end.push(() => {
    over.abort();
    server.closeAllConnections();
    server.close();
  });
  const { promise, resolve } = Promise.withResolvers<number>();
  void watchHealth(
    {
      ask: askAt(`http://127.0.0.1:${port}/`),
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

test('one answer in four is a sign of life, be it an error', async () => {
  const { asked, judged } = await watch((serial, respond) => serial % 4 === 1 && respond());
  await expect.poll(asked).toBeGreaterThan(20);
  expect(judged()).toBe(false);
});

test('a server that has answered and falls silent is judged after its rounds', async () => {
  const { silent } = await watch((serial, respond) => serial <= 3 && respond());
  expect(await silent).toBeGreaterThanOrEqual(3 + patience.rounds);
});

test('one that has never answered may still be starting', async () => {
  const { silent } = await watch(() => undefined);
  expect(await silent).toBeGreaterThanOrEqual(patience.firstRounds);
});

test('rounds in which this process itself stood still do not count', async () => {
  const { asked, judged } = await watch((serial, respond) => {
    if (serial === 1) return respond();
    // As when a laptop is closed: nobody's time passes, but the clock jumps.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.roundMilliseconds * 2);
  });
  await expect.poll(asked).toBeGreaterThan(3 * patience.rounds);
  expect(judged()).toBe(false);
});
