import { expect, test } from 'vitest';
import { tick, withTicks } from '#api/services/generation/running/with-ticks.ts';

const rhythm = { afterMs: 1, everyMs: 1 };
const calm = { afterMs: 60_000, everyMs: 60_000 };

async function* given(...items: Promise<string>[]): AsyncGenerator<string> {
  for (const item of items) yield await item;
}

test('a source that is not silent has no ticks', async () => {
  const seen: unknown[] = [];
  const source = given(Promise.resolve('a'), Promise.resolve('b'));
  for await (const item of withTicks(source, calm)) seen.push(item);
  expect(seen).toEqual(['a', 'b']);
});

test('silence is ticks, one after the other, and ends with the next item', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const seen: unknown[] = [];
  for await (const item of withTicks(given(Promise.resolve('a'), promise), rhythm)) {
    seen.push(item);
    if (seen.filter((one) => one === tick).length === 3) resolve('b');
  }
  expect(seen.filter((one) => one !== tick)).toEqual(['a', 'b']);
  expect(seen.indexOf(tick)).toBe(1);
  expect(seen.at(-1)).toBe('b');
});

test('what a source throws comes through, also after ticks', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const read = async () => {
    for await (const item of withTicks(given(promise), rhythm)) {
      if (item === tick) reject(new Error('lost'));
    }
  };
  await expect(read()).rejects.toThrow('lost');
});

test('whoever leaves in a silence does not wait for its end', async () => {
  const never = new Promise<string>(() => undefined);
  for await (const item of withTicks(given(never), rhythm)) {
    expect(item).toBe(tick);
    break;
  }
});
