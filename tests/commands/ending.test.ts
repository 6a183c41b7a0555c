import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { hangs, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type Command, commandPlace, type Place } from '#tests/harness/command.ts';
import { generationStates } from '#tests/harness/database/generation-states.ts';
import { followEvents, type SeenEvents } from '#tests/harness/events.ts';
import { refusesConnections } from '#tests/harness/network/refuses-connections.ts';
import { ask, order, signUp } from '#tests/harness/people.ts';

const waiting = 'Waiting for 1 generation to finish; press Ctrl-C again to end at once.';

let provider: FakeOpenai;
let place: Place;

beforeAll(async () => {
  provider = await startFakeOpenai();
});

afterAll(() => provider.close());

beforeEach(async () => {
  provider.requests.length = 0;
  place = await commandPlace({ prepared: true });
});

afterEach(() => place.clear());

interface Visit {
  server: Command;
  over: Promise<SeenEvents>;
}

/** `npm start` with one generation under way. */
async function startWithGeneration(): Promise<Visit> {
  const server = place.run('start', [], {
    MODEL_BASE_URL: provider.url,
    MODEL: 'first/model',
  });
  await server.until('is ready at');
  const url = `http://localhost:${place.env.PORT}`;
  const person = await signUp({ url: `${url}/pb` });
  const answer = await ask(url, person.token, order(), { accept: 'text/event-stream' });
  const { over } = followEvents(answer);
  await expect.poll(() => provider.requests.length).toBe(1);
  return { server, over };
}

async function untilNobodyIsLeft(): Promise<void> {
  await expect.poll(place.running).toEqual([]);
}

test('Ctrl-C waits for the generation that runs, and says so', async () => {
  const said = Promise.withResolvers<void>();
  provider.script(saysPosts(cannedPosts, { pauses: [said.promise] }));
  const { server, over } = await startWithGeneration();
  server.child.kill('SIGINT');
  // npm and some shells hand on what the terminal has brought already.
  server.child.kill('SIGINT');
  await server.until(waiting);
  said.resolve();
  expect((await over).posts).toEqual(cannedPosts);
  expect((await over).done).toBeDefined();
  expect(await server.ended).toBe(0);
  await untilNobodyIsLeft();
  expect(generationStates(place)).toEqual(['done']);
});

test('a second Ctrl-C ends it at once, honestly and without a charge', async () => {
  provider.script(hangs('headers'));
  const { server, over } = await startWithGeneration();
  server.child.kill('SIGINT');
  await server.until(waiting);
  const pressing = setInterval(() => server.child.kill('SIGINT'), 1_100);
  expect((await over).error?.error).toBe(message('generateFailed'));
  clearInterval(pressing);
  expect(await server.ended).toBe(0);
  await untilNobodyIsLeft();
  expect(generationStates(place)).toEqual([]);
});

test('a service manager that tells every process at once cuts nothing', async () => {
  const ending = Promise.withResolvers<void>();
  provider.script(saysPosts(cannedPosts, { pauses: [ending.promise] }));
  const { server, over } = await startWithGeneration();
  for (const { pid } of place.running()) process.kill(pid, 'SIGTERM');
  const port = Number(place.env['PORT']);
  await expect.poll(() => refusesConnections(port)).toBe(true);
  ending.resolve();
  expect((await over).posts).toEqual(cannedPosts);
  expect((await over).done).toBeDefined();
  expect(await server.ended).toBe(0);
  await untilNobodyIsLeft();
  expect(generationStates(place)).toEqual(['done']);
});

test('when the supervisor is killed, the generation ends with an event and no charge', async () => {
  provider.script(hangs('headers'));
  const { server, over } = await startWithGeneration();
  const supervisor = place.running().find(({ line }) => line.includes('scripts/start.ts'));
  process.kill(Number(supervisor?.pid), 'SIGKILL');
  expect((await over).error?.error).toBe(message('generateFailed'));
  expect(await server.ended).not.toBe(0);
  await untilNobodyIsLeft();
  expect(generationStates(place)).toEqual([]);
});

test('where nobody reads its output any longer, everything ends all the same', async () => {
  const server = place.run('start', []);
  await server.until('is ready at');
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  server.child.kill('SIGTERM');
  await server.ended;
  await untilNobodyIsLeft();
});
