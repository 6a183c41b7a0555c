import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GenerateAnswer, PostEvent } from '#shared/contracts/page-api.ts';
import { choosing, newsroom, numbered } from '#tests/fakes/openai/newsroom.ts';
import { says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let provider: FakeOpenai;
let stack: Stack;
let person: Person;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: { MODEL_BASE_URL: provider.url, MODEL: 'test/model', WRITING: 'choose' },
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

test('whoever chooses for a platform knows what the platforms before it show', async () => {
  const { plan, commissions } = newsroom(
    ({ instructions }, at) => {
      const label = /Platform: (\w+)/.exec(instructions)?.[1];
      return saysPosts([`For ${label}, draft a of call ${at}.`, `And ${at} b, for ${label} too.`]);
    },
    ({ drafts, count }) =>
      says(JSON.stringify({ chosen: drafts.slice(0, count).map(({ number }) => number) })),
  );
  provider.script(plan);
  const several = order({ platform: 'x', also: ['linkedin', 'instagram'] });
  const answer = await ask(stack.api.url, person.token, several, { key: randomUUID() });
  expect(answer.status).toBe(200);
  const { posts } = (await answer.json()) as GenerateAnswer;
  const first = commissions.filter(({ kind, count }) => kind === 'verdict' && count === 1);
  expect(first).toHaveLength(3);
  const texts = posts.map(({ text }) => text);
  for (const [before, { elsewhere }] of first.entries()) {
    expect(elsewhere.length).toBeGreaterThanOrEqual(before);
    expect(texts).toEqual(expect.arrayContaining(elsewhere));
  }
});
