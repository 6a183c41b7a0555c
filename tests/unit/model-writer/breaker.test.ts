import { expect, test } from 'vitest';
import { Breaker } from '#api/services/writers/model/breaker.ts';

function breakerAt() {
  const clock = { now: 0 };
  const breaker = new Breaker({ failures: 3, coolDownMs: 1000 }, () => clock.now);
  const fail = (times: number) => {
    for (let i = 0; i < times; i += 1) breaker.enter().failed();
  };
  return { breaker, clock, fail };
}

test('opens after failures in a row, and only in a row', () => {
  const { breaker, fail } = breakerAt();
  fail(2);
  breaker.enter().succeeded();
  fail(2);
  breaker.enter().left();
  fail(1);
  expect(() => breaker.enter()).toThrow(expect.objectContaining({ kind: 'unavailable' }));
});

test('lets one call through after the pause, and all when it succeeds', () => {
  const { breaker, clock, fail } = breakerAt();
  fail(3);
  clock.now = 999;
  expect(() => breaker.enter()).toThrow();
  clock.now = 1000;
  const probe = breaker.enter();
  expect(() => breaker.enter()).toThrow();
  probe.succeeded();
  breaker.enter().failed();
  expect(() => breaker.enter()).not.toThrow();
});

test('waits for another pause when that call fails', () => {
  const { breaker, clock, fail } = breakerAt();
  fail(3);
  clock.now = 1000;
  breaker.enter().failed();
  clock.now = 1999;
  expect(() => breaker.enter()).toThrow();
  clock.now = 2000;
  expect(() => breaker.enter()).not.toThrow();
});

test('a call that hangs keeps nobody from trying again after another pause', () => {
  const { breaker, clock, fail } = breakerAt();
  fail(3);
  clock.now = 1000;
  const hanging = breaker.enter();
  clock.now = 2000;
  breaker.enter().succeeded();
  hanging.failed();
  expect(() => breaker.enter()).not.toThrow();
});

test('calls that were under way do not make the pause longer', () => {
  const { breaker, clock, fail } = breakerAt();
  const late = [breaker.enter(), breaker.enter()];
  fail(3);
  clock.now = 999;
  for (const passage of late) passage.failed();
  clock.now = 1000;
  expect(() => breaker.enter()).not.toThrow();
});

test('a call whose client left makes room for the next', () => {
  const { breaker, clock, fail } = breakerAt();
  fail(3);
  clock.now = 1000;
  breaker.enter().left();
  expect(() => breaker.enter()).not.toThrow();
});

test('counts only the first word about an order', () => {
  const { breaker } = breakerAt();
  for (let i = 0; i < 5; i += 1) {
    const passage = breaker.enter();
    passage.succeeded();
    passage.failed();
  }
  expect(() => breaker.enter()).not.toThrow();
});
