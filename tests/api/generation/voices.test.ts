import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Voice } from '#shared/contracts/voices.ts';
import { problemOf } from '#shared/problem.ts';
import { rules } from '#shared/rules.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let stack: Stack;
let model: FakeOpenai;
let person: Person;

beforeAll(async () => {
  model = await startFakeOpenai();
  const api = { ...withoutPages, MODEL_BASE_URL: model.url, MODEL: 'a/model', WRITING: 'once' };
  stack = await startStack({ api });
  person = await signUp(stack.pocketbase);
});

afterAll(async () => {
  await stack.stop();
  await model.close();
});

const samples = ['Rain again.', 'The kettle sings.', 'I sold the boat.'];

/** Through the front door, as the page does it. */
function keep(owner: Person, changes: object = {}): Promise<Response> {
  return fetch(`${stack.api.url}/pb/api/collections/voices/records`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: owner.token },
    body: JSON.stringify({ userId: owner.id, name: 'Mine alone', samples, ...changes }),
  });
}

test.each(['/api/generate-openrouter', '/api/generate'] as const)(
  '%s writes in a voice of the user’s own, and in no other',
  async (route) => {
    const owner = await signUp(stack.pocketbase);
    const { id } = (await (await keep(owner)).json()) as { id: string };
    const answer = await ask(stack.api.url, owner.token, order({ voice: id }), { route });
    expect(answer.status).toBe(200);
    for (const voice of ['nobodysnobodys1', id]) {
      const refused = await ask(stack.api.url, person.token, order({ voice }), { route });
      expect(refused.status).toBe(404);
      expect(await refused.json()).toEqual(problemOf('voiceUnknown'));
    }
  },
);

/** What the model is told for one order in this voice, or in none. */
async function told(owner: Person, voice?: string): Promise<string> {
  const { length } = model.requests;
  const answer = await ask(stack.api.url, owner.token, order(voice === undefined ? {} : { voice }));
  expect(answer.status).toBe(200);
  return JSON.stringify(model.requests[length]?.body);
}

test('what the model is told moves with the voice: its posts, its habits and its words', async () => {
  const loud = await signUp(stack.pocketbase);
  const shouting = ['GREAT news!! 🎉', 'You won’t believe it!! 🎉', 'Who’s coming?! 🎉'];
  const [plainVoice, loudVoice] = (await Promise.all([
    keep(person, { never: ['synergy'] }).then((answer) => answer.json()),
    keep(loud, { samples: shouting, always: ['folks'] }).then((answer) => answer.json()),
  ])) as [Voice, Voice];
  const none = await told(person);
  const plain = await told(person, plainVoice.id);
  const other = await told(loud, loudVoice.id);
  for (const mark of ['The kettle sings.', 'synergy', 'Short sentences']) {
    expect(plain).toContain(mark);
    expect(none).not.toContain(mark);
  }
  for (const mark of ['Who’s coming', 'folks', 'emoji a post', 'exclamation mark.']) {
    expect(other).toContain(mark);
    expect(plain).not.toContain(mark);
  }
  // The voice's name is for its owner.
  expect(plain).not.toContain(plainVoice.name);
});

test('one key belongs to one voice', async () => {
  const owner = await signUp(stack.pocketbase);
  const { id } = (await (await keep(owner)).json()) as { id: string };
  const key = randomUUID();
  const first = await ask(stack.api.url, owner.token, order({ voice: id }), { key });
  expect(first.status).toBe(200);
  const plain = await ask(stack.api.url, owner.token, order(), { key });
  expect(await plain.json()).toEqual(problemOf('generationKeyReused'));
  const again = await ask(stack.api.url, owner.token, order({ voice: id }), { key });
  expect(await again.text()).toBe(await first.text());
});

test.each([7, null, ['x'], 'x'.repeat(65)])(
  'a voice that is no id is a wrong request: %j',
  async (voice) => {
    const answer = await ask(stack.api.url, person.token, { ...order(), voice });
    expect(await answer.json()).toEqual(problemOf('requestInvalid'));
  },
);

test('the largest voice passes the front door, however it is spelled, and a larger one does not', async () => {
  const owner = await signUp(stack.pocketbase);
  const { max, maxLength } = rules.voice.samples;
  // A sign that JSON writes with six.
  const largest = Array.from({ length: max }, () => `${'\u0001'.repeat(maxLength - 1)}x`);
  expect((await keep(owner, { samples: largest })).status).toBe(200);
  const tooLarge = Array.from({ length: 90 }, () => 'x'.repeat(maxLength));
  expect((await keep(owner, { samples: tooLarge })).status).toBe(413);
});
