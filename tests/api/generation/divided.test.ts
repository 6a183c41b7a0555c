import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GenerateAnswer } from '#shared/contracts/page-api.ts';
import { type Commission, type Newsroom, newsroom } from '#tests/fakes/openai/newsroom.ts';
import { type Plan, refuses, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, type Order, order, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let provider: FakeOpenai;
let stack: Stack;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: { ...withoutPages, MODEL_BASE_URL: provider.url, MODEL: 'test/model', WRITING: 'choose' },
  });
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

const facts = { everywhere: ['in Ghent'], x: ['the oven'], linkedin: ['the loan'] };
const dealt = JSON.stringify({
  shares: Object.entries(facts).map(([id, own]) => ({ for: id, facts: own })),
});

function room(divides: () => Plan): Newsroom {
  return newsroom(
    ({ count, instructions }, at) => {
      const label = /Platform: (\w+)/.exec(instructions)?.[1];
      const words = ['bread', 'salt', 'flour', 'water', 'heat', 'steam'];
      return saysPosts(
        Array.from({ length: count }, (_, n) => `For ${label} ${words[n]} number ${at}.`),
      );
    },
    ({ drafts, count }) =>
      says(JSON.stringify({ chosen: drafts.slice(0, count).map(({ number }) => number) })),
    undefined,
    divides,
  );
}

async function generate(also: string[], divides: () => Plan, more: Partial<Order> = {}) {
  const { plan, commissions } = room(divides);
  provider.script(plan);
  const { token } = await signUp(stack.pocketbase);
  const asked = order({ platform: 'x', also, ...more });
  const answer = await ask(stack.api.url, token, asked, { key: randomUUID() });
  expect(answer.status).toBe(200);
  const { posts } = (await answer.json()) as GenerateAnswer;
  return { posts, commissions };
}

const of = (commissions: Commission[], ...kinds: Commission['kind'][]) =>
  commissions.filter(({ kind }) => kinds.includes(kind));

test('one idea is divided once, and each platform writes and chooses by what it was given', async () => {
  const { posts, commissions } = await generate(['linkedin', 'instagram'], () => says(dealt));
  expect(posts).toHaveLength(15);
  expect(commissions.map(({ kind }) => kind).indexOf('division')).toBe(0);
  expect(of(commissions, 'division')).toHaveLength(1);
  const told = of(commissions, 'drafts', 'verdict').map(({ instructions, share }) => {
    const label = /Platform: (\w+)|drafts for (\w+)/.exec(instructions);
    return [label?.[1] ?? label?.[2], share] as const;
  });
  const { everywhere } = facts;
  for (const [label, share] of told) {
    const own = {
      X: { here: facts.x, everywhere, elsewhere: facts.linkedin },
      LinkedIn: { here: facts.linkedin, everywhere, elsewhere: facts.x },
    };
    expect([label, share]).toEqual([label, own[label as keyof typeof own] ?? null]);
  }
  expect(new Set(told.map(([label]) => label))).toEqual(new Set(['X', 'LinkedIn', 'Instagram']));
});

test("what two platforms were given is told to neither of them as the other one's", async () => {
  const both = ['the oven', 'the loan'];
  const shares = ['x', 'linkedin'].map((id) => ({ for: id, facts: [...both, `for ${id}`] }));
  const { commissions } = await generate(['linkedin'], () => says(JSON.stringify({ shares })));
  const elsewhere = of(commissions, 'drafts').map(({ share }) => share?.elsewhere);
  expect(elsewhere).toContainEqual(['for x']);
  expect(elsewhere).toContainEqual(['for linkedin']);
});

test('a page is divided too, by somebody who has read it', async () => {
  const source = { address: 'https://bakers.example/', title: 'The oven', site: 'Bakers' };
  const text = 'The bakery in Ghent has an oven of its own since a loan came in May.';
  const page = { source: { ...source, text } };
  const { commissions } = await generate(['linkedin'], () => says(dealt), page);
  const [division] = of(commissions, 'division');
  expect(JSON.stringify(division?.seen.body)).toContain(text);
  const shares = of(commissions, 'drafts').map(({ share }) => share?.here);
  expect(shares).toContainEqual(facts.x);
  expect(shares).toContainEqual(facts.linkedin);
});

test('where dividing fails, each platform writes about all of it', async () => {
  const { posts, commissions } = await generate(['linkedin'], () => refuses(400));
  expect(posts).toHaveLength(10);
  expect(commissions.every(({ share }) => share === null)).toBe(true);
  expect(stack.api.output()).toContain('an idea was not divided among its platforms');
});

test('for one platform nothing is divided', async () => {
  const { posts, commissions } = await generate([], () => says(dealt));
  expect(posts).toHaveLength(5);
  expect(of(commissions, 'division')).toEqual([]);
});
