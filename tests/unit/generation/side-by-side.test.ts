import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sideBySide } from '#api/services/generation/running/side-by-side.ts';

interface Stage {
  began: string[];
  sources: (() => AsyncGenerator<string>)[];
  /** Lets a source say its last word and end. */
  release(name: string): void;
}

/** Each source says its name, waits until it is released, and says that it ends. */
function stage(...names: string[]): Stage {
  const began: string[] = [];
  const gates = new Map(names.map((name) => [name, Promise.withResolvers<void>()]));
  const sources = names.map(
    (name) =>
      async function* () {
        began.push(name);
        yield name;
        await gates.get(name)?.promise;
        yield `${name} ends`;
      },
  );
  return { began, sources, release: (name) => gates.get(name)?.resolve() };
}

test('no more begin than may run at once, and the next one where one has ended', async () => {
  const { began, sources, release } = stage('a', 'b', 'c', 'd');
  const seen: string[] = [];
  const items = sideBySide(sources, 2);
  const next = async () => seen.push((await items.next()).value ?? 'over');
  await next();
  await next();
  expect(began).toEqual(['a', 'b']);
  // Nothing is said while both wait: the third has not begun.
  release('b');
  await next();
  await next();
  expect(began).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) release(name);
  for await (const item of items) seen.push(item);
  expect(seen.slice(0, 4)).toEqual(['a', 'b', 'b ends', 'c']);
  expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [name, `${name} ends`]));
});

test('what a source throws comes after all that was said before it', async () => {
  const { sources } = stage('a');
  async function* breaks() {
    yield 'a last word';
    throw new Error('lost');
  }
  const seen: string[] = [];
  const read = async () => {
    for await (const item of sideBySide([...sources, breaks], 2)) seen.push(item);
  };
  await expect(read()).rejects.toThrow('lost');
  expect(seen).toEqual(['a', 'a last word']);
});

test('whoever leaves begins nothing more', async () => {
  const { began, sources, release } = stage('a', 'b', 'c');
  const items = sideBySide(sources, 2);
  await items.next();
  await items.return(undefined);
  release('a');
  release('b');
  // Both lanes are free by then.
  await nextTurn();
  expect(began).toEqual(['a', 'b']);
});
