import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GenerateAnswer } from '#shared/contracts/page-api.ts';
import type { Refined } from '#shared/contracts/page-refine.ts';
import { problemOf } from '#shared/problem.ts';
import { rules } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/count.ts';
import { passagesIn } from '#shared/text/source/passages.ts';
import { type Plan, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { readEvents } from '#tests/harness/events.ts';
import {
  ask,
  asSuperuser,
  givePremium,
  type Order,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { type Stack, startApi, startStack, withoutPages } from '#tests/harness/stack.ts';

const sentences = [
  'Last summer the Marlow family picked eleven pounds of cherry tomatoes from four old buckets that stood on their narrow balcony in Basel.',
  'Nobody in the house believed at first that anything edible could ever grow up there between the laundry and the satellite dish.',
  'Slugs ate every single head of lettuce in the second week although the balcony hangs on the third floor above a busy road.',
];
const source = {
  address: 'https://example.com/garden',
  title: 'Tomatoes on a balcony',
  site: 'Garden News',
  text: sentences.join(' '),
};
const own = [
  'Four buckets, eleven pounds of tomatoes: Garden News visited a balcony in Basel.',
  'Third floor, and still the slugs came for the lettuce. Garden News has the story.',
  'The neighbors laughed at the buckets. Then came eleven pounds of cherry tomatoes.',
  'Laundry, satellite dish, tomatoes: what one narrow balcony in Basel holds.',
  'What grows on the third floor above a road? More than the house believed.',
];

let provider: FakeOpenai;
let stack: Stack;
let operator: Awaited<ReturnType<typeof asSuperuser>>;
let person: Person;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: { ...withoutPages, MODEL_BASE_URL: provider.url, MODEL: 'test/model', LOG_LEVEL: 'debug' },
  });
  operator = await asSuperuser(stack.pocketbase);
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

beforeEach(async () => {
  person = await signUp(stack.pocketbase);
  await givePremium(operator, person);
  provider.script(saysPosts(own));
  provider.requests.length = 0;
});

const fromPage = (changes: Partial<Order> = {}) =>
  order({ topic: source.title, details: '', source, platform: 'linkedin', ...changes });

async function generated(body: unknown, key: string = randomUUID()) {
  const answer = await ask(stack.api.url, person.token, body, { key });
  return { status: answer.status, body: await answer.json() };
}

function post(path: string, body: unknown, key: string) {
  return fetch(`${stack.api.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      Authorization: `Bearer ${person.token}`,
    },
    body: JSON.stringify(body),
  });
}

const textsOf = (answer: unknown) => (answer as GenerateAnswer).posts.map(({ text }) => text);
const messagesOf = (at: number) => JSON.stringify(provider.requests[at]?.body.messages);

test('the page goes to the model as data, each post gets its address, and nothing of its text is kept', async () => {
  const { status, body } = await generated(fromPage());
  expect(status).toBe(200);
  expect(textsOf(body)).toEqual(own.map((text) => `${text}\n\n${source.address}`));
  const [request] = provider.requests;
  const [system, user] = (request?.body.messages ?? []) as { content: string }[];
  expect(user?.content).toContain(
    `<source>\n{"title":"Tomatoes on a balcony","site":"Garden News"`,
  );
  expect(system?.content).not.toContain('Marlow');
  expect(system?.content).toContain('Say it in your own words.');
  const rows = await operator.collection('generations').getFullList();
  expect(JSON.stringify(rows)).not.toContain('Marlow');
  expect(stack.api.output() + stack.pocketbase.output()).not.toMatch(/Marlow|example\.com\/garden/);
  const find = { words: '', platform: '', after: '', limit: 5 };
  const history = await person.client.send('/api/account/find-history', {
    method: 'POST',
    body: find,
  });
  expect(history.entries[0]).toMatchObject({
    topic: source.title,
    settings: { source: source.address },
  });
  expect(JSON.stringify(history)).not.toContain('Marlow');
});

test('where an address helps nobody the site is named, and every post fits', async () => {
  const long = own.map((text) => `${text} ${'And so it went on for weeks. '.repeat(200)}`);
  for (const platform of ['x', 'instagram', 'linkedin'] as const) {
    provider.script(saysPosts(own), saysPosts([]), saysPosts(own));
    for (const posts of [own, long]) {
      provider.script(saysPosts(posts));
      const texts = textsOf((await generated(fromPage({ platform, maxPosts: 2 }))).body);
      expect(texts).toHaveLength(2);
      for (const text of texts) {
        expect(text).toContain(platform === 'instagram' ? 'Garden News' : source.address);
        expect(isTooLong(text, platform)).toBe(false);
      }
    }
  }
});

/** Each takes over more than may be, in a disguise that a reader would see through. */
const disguises: ((passage: string) => string)[] = [
  (passage) => passage,
  (passage) => passage.toUpperCase(),
  (passage) => passage.replaceAll(' ', '\n'),
  (passage) => `“${passage}”`,
  (passage) => passage.split(' ').slice(1, -1).join(' '),
];

function copiesIn(...texts: string[]): number {
  return texts.filter((text) => passagesIn(text, source).length > 0).length;
}

/** What a model that copies says: among others, whole sentences of the page. */
const copying = (disguise: (passage: string) => string): string[] => [
  `${own[0]} ${disguise(sentences[0] ?? '')} ${own[1]} ${own[2]}`,
  disguise(sentences[1] ?? ''),
  own[3] ?? '',
  `${own[4]} ${disguise(sentences[2] ?? '')}`,
  disguise(sentences.join(' ')),
];

test.each([...disguises.entries()])(
  'a model that copies, also when it mends, shows none of it: disguise %i',
  async (_, disguise) => {
    provider.script(saysPosts(copying(disguise)));
    const events = await ask(stack.api.url, person.token, fromPage(), {
      accept: 'text/event-stream',
    }).then((answer) => readEvents(answer));
    const said = JSON.stringify(events);
    expect(said).toContain(own[3]);
    for (const text of [...said.matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text)) {
      expect(copiesIn(JSON.parse(`"${text}"`))).toBe(0);
    }
    const rows = await operator.collection('generations').getFullList<{ result: string }>();
    expect(copiesIn(...rows.flatMap(({ result }) => textsOf(JSON.parse(result))))).toBe(0);
  },
);

/** The first call writes, and what mends answers as told. */
const thenMends = (posts: readonly string[], mended: string): Plan[] => [
  saysPosts(posts),
  (seen) =>
    JSON.stringify(seen.body.messages).includes('<posts>')
      ? saysPosts([mended])(seen)
      : saysPosts([])(seen),
];

test('what copies is said in other words where the model can, with numbers and names of the page only', async () => {
  const copied = `${sentences[0]} ${sentences[1]}`;
  provider.script(...thenMends([copied], own[0] ?? ''));
  const good = await generated(fromPage({ maxPosts: 1 }));
  expect(textsOf(good.body)).toEqual([`${own[0]}\n\n${source.address}`]);
  expect(messagesOf(1)).toContain('words in a row are the source');
  provider.script(...thenMends([copied], 'In 1987 Bob Dylan grew 400 tomatoes in Zurich.'));
  expect(await generated(fromPage({ maxPosts: 1 }))).toEqual({
    status: 422,
    body: problemOf('sourceCopied'),
  });
});

test('where all was copied one sentence says so, and nothing is charged', async () => {
  const free = await signUp(stack.pocketbase);
  provider.script(saysPosts(sentences));
  const answer = await ask(stack.api.url, free.token, fromPage());
  expect([answer.status, await answer.json()]).toEqual([422, problemOf('sourceCopied')]);
  const allowance = await free.client.send('/api/account/allowance', {});
  expect(allowance.left).toBe(rules.plans.free.generationsPerMonth);
});

describe('what is asked of a post afterwards', () => {
  const text = `${own[0]} Come and see it.`;
  const about = { text, tone: 'casual', platform: 'linkedin' };
  let key: string;

  beforeEach(async () => {
    key = randomUUID();
    await generated(fromPage({ maxPosts: 1 }), key);
    provider.requests.length = 0;
  });

  const refine = (changes: object = {}) =>
    post(
      '/api/refine',
      { action: 'longer', generation: key, source, ...about, ...changes },
      randomUUID(),
    );

  test('a refinement knows the page, invents nothing by naming it, and adds no address', async () => {
    provider.script(saysPosts([`${own[0]} The Marlow family did it.`]));
    const refined = (await refine().then((answer) => answer.json())) as Refined;
    expect(refined).toMatchObject({ text: `${own[0]} The Marlow family did it.`, added: [] });
    expect(messagesOf(0)).toContain('<source>');
  });

  test('a refinement that copies is refused, or loses what was copied', async () => {
    provider.script(saysPosts([`${sentences[0]}`]));
    const answer = await refine();
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'sourceCopied' }]);
    provider.script(saysPosts([`${own[0]} ${own[1]} ${own[2]} ${sentences[0]}`]));
    const refined = (await refine().then((each) => each.json())) as Refined;
    expect(refined.text).toBe(`${own[0]} ${own[1]} ${own[2]}`);
  });

  test('a mended text that copies is not believed', async () => {
    const flawed = 'This is not just a balcony in Basel, it is a second home.';
    provider.script(saysPosts([`A balcony in Basel. ${sentences[1]}`]));
    const mend = { text: flawed, tone: 'casual', platform: 'linkedin', source };
    const answer = await post('/api/mend', mend, key);
    expect([answer.status, await answer.json()]).toEqual([422, problemOf('mendFailed')]);
  });
});

test.each([
  [{ text: ' \n ' }, 'sourceTextMissing'],
  [{ text: 'a'.repeat(rules.source.textMaxLength + 1) }, 'sourceTextTooLong'],
  [{ title: 'a'.repeat(rules.source.titleMaxLength + 1) }, 'sourceTitleTooLong'],
  [{ address: 'javascript:alert(1)' }, 'sourceAddressWrong'],
  [{ address: 'https://user:secret@example.com/' }, 'sourceAddressWrong'],
  [{ site: 7 }, 'requestInvalid'],
] as const)('a source with %j is refused with one sentence', async (changes, code) => {
  const wrong = { ...fromPage(), source: { ...source, ...changes } };
  expect(await generated(wrong)).toEqual({ status: 400, body: problemOf(code) });
  expect(provider.requests).toHaveLength(0);
});

test('the longest text in a script of three bytes a sign is taken', async () => {
  const text = '茄'.repeat(rules.source.textMaxLength);
  expect((await generated(fromPage({ source: { ...source, text } }))).status).toBe(200);
});

test('the built-in editor writes what its author says about a page, and never the page', async () => {
  const api = await startApi(stack.pocketbase, withoutPages);
  const write = (changes: Partial<Order>) =>
    ask(api.url, person.token, fromPage({ platform: 'x', ...changes }));
  const refused = await write({});
  expect([refused.status, await refused.json()]).toEqual([422, problemOf('sourceNeedsWords')]);
  const details = 'I tried it with six pots. The slugs were real.';
  const [text = ''] = textsOf(await write({ details }).then((answer) => answer.json()));
  expect(text).toContain('six pots');
  expect(text).toContain(source.address);
  expect(text).not.toContain('Marlow');
  await api.kill();
});
