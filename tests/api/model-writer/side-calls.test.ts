import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from '#tests/harness/free-port.ts';
import { order, writerAt } from './writing.ts';

test('a side call that is not made, since its like just failed, leaves nothing behind', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const writer = writerAt(url, { breaker: { failures: 1, coolDownMs: 60_000 } });
  const { signal } = new AbortController();
  const mend = () => writer.mend?.([{ text: 'Not just soup.', flaws: [] }], order, signal);
  await expect(mend()).rejects.toMatchObject({ where: { connection: 'ECONNREFUSED' } });
  await expect(mend()).rejects.toThrow('left alone');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
