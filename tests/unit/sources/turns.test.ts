import { expect, test } from 'vitest';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import { FairTurns } from '#api/services/sources/fair-turns.ts';
import { Turns } from '#api/services/sources/turns.ts';
import { rules } from '#shared/rules.ts';

const never = new AbortController().signal;
const busy = { ok: false, code: 'tooManyRequests' };
const full = { ok: false, code: 'serviceUnavailable' };

/** Acts that go on until they are told to end. */
function acts() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const act = (name: string) => (): Promise<Outcome<string>> => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, () => resolve(done(name))));
  };
  return { act, begun, end: (name: string) => ends.get(name)?.() };
}

test('one act of an account goes on and one waits; a third is refused, and another account goes on', async () => {
  const turns = new FairTurns(rules.source);
  const { act, begun, end } = acts();
  const [first, second] = [turns.take('a', never, act('1')), turns.take('a', never, act('2'))];
  expect(await turns.take('a', never, act('3'))).toEqual(busy);
  const other = turns.take('b', never, act('b'));
  end('1');
  expect(await first).toEqual(done('1'));
  await expect.poll(() => begun).toEqual(['1', 'b', '2']);
  end('2');
  end('b');
  expect(await Promise.all([second, other])).toEqual([done('2'), done('b')]);
  const again = turns.take('a', never, act('4'));
  await expect.poll(() => begun).toContain('4');
  end('4');
  expect(await again).toEqual(done('4'));
});

test('who leaves is out of the line at once, and whose act fails leaves it too', async () => {
  const turns = new Turns(1, 1);
  const leaving = new AbortController();
  const { act, begun, end } = acts();
  const first = turns.take(never, act('1'));
  const left = turns.take(leaving.signal, act('left'));
  expect(await turns.take(never, act('refused'))).toEqual(full);
  leaving.abort();
  expect(await left).toEqual(full);
  expect(await turns.take(leaving.signal, act('gone'))).toEqual(full);
  const failing = turns.take(never, () => Promise.reject(new Error('failed')));
  end('1');
  await first;
  await expect(failing).rejects.toThrow('failed');
  const last = turns.take(never, act('last'));
  await expect.poll(() => begun).toEqual(['1', 'last']);
  end('last');
  expect(await last).toEqual(done('last'));
  expect(turns.idle).toBe(true);
});

test('so many accounts are served at once, so many wait, and the next one is told', async () => {
  const turns = new FairTurns(rules.source, refused('sourceBusy'));
  const { act, begun, end } = acts();
  const { atOnce, waiting } = rules.source;
  const names = Array.from({ length: atOnce + waiting }, (_, at) => `account ${at}`);
  const all = names.map((name) => turns.take(name, never, act(name)));
  expect(await turns.take('one more', never, act('one more'))).toEqual(refused('sourceBusy'));
  expect(begun).toEqual(names.slice(0, atOnce));
  for (const name of names) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await Promise.all(all)).toEqual(names.map(done));
});

test('two accounts that never stop asking do not keep a third one from its turn', async () => {
  const turns = new FairTurns({ atOnce: 2, waiting: 2 });
  const { act, begun, end } = acts();
  const take = (account: string, name: string) => turns.take(account, never, act(name));
  const all = [take('a', 'a1'), take('b', 'b1'), take('a', 'a2'), take('b', 'b2'), take('c', 'c')];
  await expect.poll(() => begun).toEqual(['a1', 'b1']);
  end('a1');
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c']);
  for (const name of ['b1', 'c', 'a2', 'b2']) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  await Promise.all(all);
});
