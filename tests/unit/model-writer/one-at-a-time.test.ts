import { expect, test } from 'vitest';
import { OneAtATime } from '#api/services/writers/model/choosing/one-at-a-time.ts';

const long = 60_000;

test('one passes at a time, in the order in which they came', async () => {
  const door = new OneAtATime();
  const passed: string[] = [];
  const pass = async (name: string) => {
    const done = await door.enter(long);
    passed.push(name);
    await Promise.resolve();
    passed.push(`${name} done`);
    done();
  };
  await Promise.all(['a', 'b', 'c'].map(pass));
  expect(passed).toEqual(['a', 'a done', 'b', 'b done', 'c', 'c done']);
});

test('who has waited too long passes all the same, and those behind still wait for who is inside', async () => {
  const door = new OneAtATime();
  const leave = await door.enter(long);
  const impatient = await door.enter(1);
  let last = false;
  const third = door.enter(long).then((done) => {
    last = true;
    return done;
  });
  impatient();
  await new Promise(setImmediate);
  expect(last).toBe(false);
  leave();
  (await third)();
  expect(last).toBe(true);
});
