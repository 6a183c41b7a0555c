import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GenerateAnswer } from '#shared/contracts/page-api.ts';
import type { Refined } from '#shared/contracts/page-refine.ts';
import { rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type PageServer, startPageServer } from '#tests/fakes/page-server.ts';
import {
  ask,
  asSuperuser,
  givePremium,
  type Order,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

const usual = rules.platforms.mastodon.limit;
/** 45 characters. */
const sentence = 'Rolls on Sunday from 8 to 12 at Anna in Basel. ';
const post = (sentences: number, about: string) => `${sentence.repeat(sentences)}${about}`.trim();
const lengthOf = (text = '') => countPost(text, 'mastodon');

let provider: FakeOpenai;
let instances: PageServer[];
let stack: Stack;
let operator: Awaited<ReturnType<typeof asSuperuser>>;
let person: Person;

async function instance(limit: number | null): Promise<PageServer> {
  const server = await startPageServer();
  server.serve = (_, response) => {
    const answer = { configuration: { statuses: { max_characters: limit } } };
    response.writeHead(limit === null ? 404 : 200).end(JSON.stringify(answer));
  };
  return server;
}

beforeAll(async () => {
  instances = await Promise.all([instance(5_000), instance(200), instance(null)]);
  provider = await startFakeOpenai();
  stack = await startStack({
    api: {
      ...withoutPages,
      MODEL_BASE_URL: provider.url,
      MODEL: 'test/model',
      WRITING: 'once',
      SOURCE_ADDRESSES: instances.map(({ url }) => url).join(','),
    },
  });
  operator = await asSuperuser(stack.pocketbase);
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
  for (const each of instances) each.close();
});

beforeEach(async () => {
  person = await signUp(stack.pocketbase);
  await givePremium(operator, person);
  for (const each of instances) each.asked.length = 0;
});

async function generated(
  changes: Partial<Order> & { mastodonServer?: string },
  key: string = randomUUID(),
) {
  const asked = order({
    topic: 'Rolls at Anna in Basel on Sunday',
    platform: 'mastodon',
    ...changes,
  });
  const answer = await ask(stack.api.url, person.token, asked, { key });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as GenerateAnswer).posts.map(({ text }) => text);
}

async function asked<Answer>(path: string, key: string, body: object): Promise<Answer> {
  const answer = await fetch(`${stack.api.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${person.token}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ tone: 'casual', platform: 'mastodon', ...body }),
  });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<Answer>;
}

const names = () => instances.map(({ url }) => new URL(url).host);

test('what a server takes counts for a generation, a refinement and a mend, and is asked for once', async () => {
  const [large] = names();
  const key = randomUUID();
  provider.script(
    saysPosts(Array.from({ length: 5 }, (_, at) => post(30, `The ${at + 1}. time.`))),
  );
  const posts = await generated({ mastodonServer: large }, key);
  expect(posts.map(lengthOf).every((length) => length > 2 * usual)).toBe(true);
  const { messages = [] } = provider.requests.at(-1)?.body ?? {};
  expect(JSON.stringify(messages)).toContain('5000');

  const [text = ''] = posts;
  const longer = post(32, 'The first time.');
  provider.script(saysPosts([longer]));
  const wish = { action: 'longer', text, generation: key, mastodonServer: large };
  const refined = await asked<Refined>('/api/refine', randomUUID(), wish);
  expect(refined.text).toBe(longer);

  const flawed = `${text} It is not just a bakery, it is a second home.`;
  const mended = `${text} Many stay for hours.`;
  provider.script(saysPosts([mended]));
  expect(await asked('/api/mend', key, { text: flawed, mastodonServer: large })).toEqual({
    text: mended,
  });
  expect(instances[0]?.asked).toHaveLength(1);

  const saved = { text: refined.text, platform: 'mastodon', tone: 'casual', userId: person.id };
  const kept = await person.client.collection('posts').create(saved);
  expect(kept.text).toBe(refined.text);
});

test('a server that takes less than usual gets posts that it takes', async () => {
  const [, small] = names();
  provider.script(saysPosts(Array.from({ length: 5 }, (_, at) => post(9, `The ${at + 1}. time.`))));
  for (const text of await generated({ mastodonServer: small })) {
    expect(lengthOf(text)).toBeGreaterThan(0);
    expect(lengthOf(text)).toBeLessThanOrEqual(200);
  }
});

test('where it is silent, or nobody names one, the usual limit counts; other platforms keep theirs', async () => {
  const [large, , silent] = names();
  const told = Array.from({ length: 5 }, (_, at) => post(30, `The ${at + 1}. time.`));
  for (const server of [silent, 'no server', undefined]) {
    provider.script(saysPosts(told));
    const posts = await generated(server === undefined ? {} : { mastodonServer: server });
    expect(posts.map(lengthOf).every((length) => length > 0 && length <= usual)).toBe(true);
  }
  provider.script(saysPosts(told));
  const [text] = await generated({ platform: 'threads', mastodonServer: large });
  expect(lengthOf(text)).toBeLessThanOrEqual(rules.platforms.threads.limit);
});

test('the same click is the same order, whichever server was named meanwhile', async () => {
  const [large, small] = names();
  const key = randomUUID();
  provider.script(
    saysPosts(Array.from({ length: 5 }, (_, at) => post(12, `The ${at + 1}. time.`))),
  );
  const first = await generated({ mastodonServer: large }, key);
  expect(await generated({ mastodonServer: small }, key)).toEqual(first);
});

test('a free account has nobody asked', async () => {
  person = await signUp(stack.pocketbase);
  const [, , silent] = names();
  const wanted = order({ platform: 'mastodon', ...{ mastodonServer: silent } });
  const answer = await ask(stack.api.url, person.token, wanted, { key: randomUUID() });
  expect(answer.status).toBe(403);
  expect(instances[2]?.asked).toHaveLength(0);
});
