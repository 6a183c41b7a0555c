import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GenerateAnswer, ReplaceEvent } from '#shared/contracts/page-api.ts';
import { hangs, type Plan, refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

const flawed = 'We roast on Tuesdays in Basel. Let that sink in. Come by at 7.';
const mended = 'We roast on Tuesdays in Basel, all night. Come by at 7.';
const byHand = 'We roast on Tuesdays in Basel. Come by at 7.';
const [one, two, three, four] = cannedPosts;
const written = [one, flawed, two, three, four];

let provider: FakeOpenai;
let stack: Stack;
let person: Person;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: {
      ...withoutPages,
      MODEL_BASE_URL: provider.url,
      MODEL: 'test/model',
      MODEL_FIRST_BYTE_SECONDS: '1',
    },
  });
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

beforeEach(async () => {
  provider.requests.length = 0;
  person = await signUp(stack.pocketbase);
});

interface Asked {
  names: string[];
  replaced: ReplaceEvent[];
  stored: string[];
}

/** One generation as events, and what its key brings afterwards. */
async function generated(repair: Plan, raw: readonly string[] = written): Promise<Asked> {
  provider.script(saysPosts(raw), repair);
  const key = randomUUID();
  const asking = (accept: string) => ask(stack.api.url, person.token, order(), { key, accept });
  const text = await (await asking('text/event-stream')).text();
  const blocks = Array.from(text.matchAll(/^event: (\w+)\ndata: (.*)$/gm));
  const stored = (await (await asking('application/json')).json()) as GenerateAnswer;
  return {
    names: blocks.map(([, name = '']) => name),
    replaced: blocks
      .filter(([, name]) => name === 'replace')
      .map(([, , data = '']) => JSON.parse(data)),
    stored: stored.posts.map((post) => post.text),
  };
}

test('a shown post with a sign of a machine is mended before the end, and so it is kept', async () => {
  const { names, replaced, stored } = await generated(saysPosts([mended]));
  expect(names).toEqual([...Array(5).fill('post'), 'replace', 'done']);
  expect(replaced).toEqual([{ platform: 'x', index: 1, text: mended }]);
  expect(stored).toEqual([one, mended, two, three, four]);
  expect(provider.requests).toHaveLength(2);
  const asked = JSON.stringify(provider.requests[1]?.body.messages);
  expect(asked).toContain('Let that sink in');
  expect(asked).not.toContain('Three beans');
});

test.each([
  ['loses a fact', saysPosts(['We roast in Basel. Come by at 7.'])],
  ['invents one', saysPosts(['We roast on Tuesdays and Fridays in Basel. Come by at 7.'])],
  ['has as many signs', saysPosts(['We roast on Tuesdays in Basel. Game-changer! Come by at 7.'])],
  ['does not fit', saysPosts([`${mended} ${'And so on. '.repeat(40)}`])],
  ['fails', refuses(400)],
])('a repair that %s is not believed: what goes without a model goes', async (_, repair) => {
  const { replaced, stored } = await generated(repair);
  expect(replaced).toEqual([{ platform: 'x', index: 1, text: byHand }]);
  expect(stored).toEqual([one, byHand, two, three, four]);
});

test('posts without signs cost no further call', async () => {
  const { replaced } = await generated(refuses(500), cannedPosts);
  expect(replaced).toEqual([]);
  expect(provider.requests).toHaveLength(1);
});

test('whoever waits for all posts at once gets the mended ones', async () => {
  provider.script(saysPosts(written), saysPosts([mended]));
  const answer = await ask(stack.api.url, person.token, order());
  const { posts } = (await answer.json()) as GenerateAnswer;
  expect(posts.map(({ text }) => text)).toEqual([one, mended, two, three, four]);
});

// Last: a call that hangs rests for a while.
test('a repair that hangs is not waited for', async () => {
  const { names } = await generated(hangs());
  expect(names.at(-1)).toBe('done');
  expect(provider.requests[1]?.leftEarly).toBe(true);
});
