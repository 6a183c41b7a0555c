import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandPlace, type Place } from '#tests/harness/command.ts';
import { generationStates } from '#tests/harness/database/generation-states.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';

let place: Place;

beforeEach(async () => {
  place = await commandPlace({ prepared: true });
});

afterEach(() => place.clear());

function pidOf(words: string): number {
  const found = place.running().find(({ line }) => line.includes(words));
  if (!found) throw new Error(`${words} is not running`);
  return found.pid;
}

async function statusOf(path: string): Promise<number> {
  try {
    const answer = await fetch(`http://localhost:${place.env.PORT}${path}`);
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

/** PocketBase, asked past the API: what is told to stop goes on for a moment. */
async function answersItself(): Promise<boolean> {
  const address = `http://127.0.0.1:${place.env.POCKETBASE_PORT}/api/health`;
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(500) })).ok;
  } catch {
    return false;
  }
}

async function generates(person: Person): Promise<number> {
  try {
    return (await ask(`http://localhost:${place.env.PORT}`, person.token, order())).status;
  } catch {
    return 0;
  }
}

test('what hangs instead of dying is noticed, ended and brought back, and loses nothing', async () => {
  const server = place.run('start');
  await server.until('is ready at');
  const person = await signUp({ url: `http://localhost:${place.env.PORT}/pb` });
  const pocketbaseWords = `--http=127.0.0.1:${place.env.POCKETBASE_PORT}`;
  const pocketbase = pidOf(pocketbaseWords);
  const api = pidOf('api/server.ts');

  process.kill(pocketbase, 'SIGSTOP');
  await expect.poll(answersItself).toBe(false);
  // Readiness is told long before a request to the same PocketBase is given up.
  const waiting = fetch(`http://localhost:${place.env.PORT}/pb/api/health`).then(
    () => 'waited',
    () => 'waited',
  );
  const told = expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(await Promise.race([waiting, told.then(() => 'told')])).toBe('told');
  expect(await statusOf('/healthz')).toBe(200);

  process.kill(api, 'SIGSTOP');
  await expect.poll(() => generates(person), { timeout: 60_000 }).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
  for (const name of ['PocketBase', 'The API']) {
    expect(server.output()).toContain(`${name} has not answered for 18 seconds.`);
  }
  expect([pidOf(pocketbaseWords), pidOf('api/server.ts')]).not.toEqual([pocketbase, api]);
  expect(generationStates(place)).toEqual(['done']);
  await waiting;
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});
