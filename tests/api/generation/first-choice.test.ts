import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GenerateAnswer, PostEvent } from '#shared/contracts/page-api.ts';
import { choosing, newsroom, numbered } from '#tests/fakes/openai/newsroom.ts';
import { says } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let provider: FakeOpenai;
let stack: Stack;
let person: Person;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: { ...withoutPages, MODEL_BASE_URL: provider.url, MODEL: 'test/model', WRITING: 'choose' },
  });
  person = await signUp(stack.pocketbase);
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

/** The posts as they were sent, and what the key brings afterwards. */
async function generated(): Promise<{ sent: PostEvent[]; stored: GenerateAnswer['posts'] }> {
  const key = randomUUID();
  const asking = (accept: string) => ask(stack.api.url, person.token, order(), { key, accept });
  const text = await (await asking('text/event-stream')).text();
  const sent = Array.from(text.matchAll(/^event: post\ndata: (.*)$/gm), ([, data = '']) =>
    JSON.parse(data),
  );
  const { posts } = (await (await asking('application/json')).json()) as GenerateAnswer;
  return { sent, stored: posts };
}

test('the first card is marked where it was chosen, and stays so', async () => {
  provider.script(newsroom(numbered, choosing('2b', '0a', '2a', '4b', '3a', '1b')).plan);
  const { sent, stored } = await generated();
  expect(sent).toHaveLength(5);
  expect(sent.map(({ first }) => first)).toEqual([true, ...Array(4).fill(undefined)]);
  expect(stored).toEqual(sent.map(({ index: _, ...post }) => post));
});

test('and not where nobody chose', async () => {
  provider.script(newsroom(numbered, () => says('All of them!')).plan);
  const { sent, stored } = await generated();
  expect(sent).toHaveLength(5);
  expect([...sent, ...stored].filter(({ first }) => first)).toEqual([]);
});
