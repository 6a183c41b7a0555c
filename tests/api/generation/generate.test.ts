import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GenerateAnswer } from '#shared/contracts/page-api.ts';
import { message, platformIds, rules } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/count.ts';
import {
  ask,
  asSuperuser,
  givePremium,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ api: withoutPages });
});

afterAll(() => stack.stop());

const premiumPlatforms = platformIds.filter((id) => rules.platforms[id].plan === 'premium');

const someone = (): Promise<Person> => signUp({ url: `${stack.api.url}/pb` });

async function rows(person: Person) {
  return person.client.collection('generations').getFullList({ batch: rules.frontDoor.listLength });
}

test('a free account gets its posts five times and the sixth is refused with the sentence', async () => {
  const person = await someone();
  for (let time = 1; time <= rules.plans.free.generationsPerMonth; time += 1) {
    const answer = await ask(stack.api.url, person.token, order({ topic: `Topic ${time}` }));
    expect(answer.status).toBe(200);
    const { posts } = await answer.json();
    expect(posts).toHaveLength(1);
    for (const post of posts) expect(post).toEqual({ text: expect.any(String), platform: 'x' });
  }
  const sixth = await ask(stack.api.url, person.token, order());
  expect(sixth.status).toBe(402);
  expect(await sixth.json()).toEqual({
    error: message('generationsUsed'),
    code: 'generationsUsed',
  });
  expect(await rows(person)).toHaveLength(rules.plans.free.generationsPerMonth);
});

test('the same key gives the same bytes and is charged once', async () => {
  const person = await someone();
  const key = randomUUID();
  const first = await (await ask(stack.api.url, person.token, order(), { key })).text();
  const second = await (await ask(stack.api.url, person.token, order(), { key })).text();
  expect(second).toBe(first);
  expect(await rows(person)).toHaveLength(1);
});

test('a key that was used asks for nothing else, and on no other route', async () => {
  const person = await someone();
  const key = randomUUID();
  expect((await ask(stack.api.url, person.token, order(), { key })).status).toBe(200);
  for (const [body, route] of [
    [order({ tone: 'funny' }), '/api/generate-openrouter'],
    [order({ details: 'It is blue.' }), '/api/generate-openrouter'],
    [order(), '/api/generate'],
  ] as const) {
    const answer = await ask(stack.api.url, person.token, body, { key, route });
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'generationKeyReused']);
  }
  expect(await rows(person)).toHaveLength(1);
});

test('events bring the posts one by one and then what remains', async () => {
  const person = await someone();
  const answer = await ask(stack.api.url, person.token, order(), { accept: 'text/event-stream' });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const events = (await answer.text())
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { name, data: JSON.parse(data) };
    });
  expect(events.map(({ name }) => name)).toEqual(['post', 'done']);
  expect(events.at(-1)?.data).toMatchObject({ posts: 1, left: 4, plan: 'free', offline: true });
});

test('where sentences had to be left out the end says so, also when it is brought again', async () => {
  const person = await someone();
  const key = randomUUID();
  const details = `${'The old hall smells of floor polish and wet coats. '.repeat(8)}Opens at 9.`;
  for (let time = 0; time < 2; time += 1) {
    const accept = 'text/event-stream';
    const answer = await ask(stack.api.url, person.token, order({ details }), { key, accept });
    expect(await answer.text()).toContain('"shortened":true');
  }
  const short = await ask(stack.api.url, person.token, order(), { accept: 'text/event-stream' });
  expect(await short.text()).not.toContain('shortened');
});

test.each(['application/json', 'text/event-stream'])(
  'an order of which nothing can be made is refused with word of what is missing, and costs nothing: %s',
  async (accept) => {
    const person = await someone();
    for (const [body, code] of [
      [order({ topic: 'Why I stopped drinking', details: '' }), 'factsMissing'],
      [order({ details: 'No dogs, and only cash. '.repeat(14) }), 'factsTooLong'],
    ] as const) {
      for (const route of ['/api/generate-openrouter', '/api/generate'] as const) {
        const answer = await ask(stack.api.url, person.token, body, { accept, route });
        expect([answer.status, (await answer.json()).code]).toEqual([422, code]);
      }
    }
    expect(await rows(person)).toEqual([]);
  },
);

test('the built-in editor writes in the language that was typed, refuses another one and what is none', async () => {
  const person = await someone();
  const german = {
    topic: 'Unsere Bäckerei öffnet ab Mai auch am Sonntag',
    details: 'Von 8 bis 12. Es gibt Brot und zwei Kuchen.',
  };
  for (const [body, status] of [
    [order({ ...german, language: 'es' }), 422],
    [order({ ...german, language: 'de' }), 200],
    [{ ...order(german), language: 'klingon' }, 400],
  ] as const) {
    expect((await ask(stack.api.url, person.token, body)).status).toBe(status);
  }
  expect(await rows(person)).toHaveLength(1);
});

test('topics of which nothing can be made use up no start, however many of them come in a day', async () => {
  const person = await someone();
  const bare = order({ topic: 'Why I stopped drinking', details: '' });
  for (let time = 0; time <= rules.plans.free.startsPerDay; time += 1) {
    expect((await ask(stack.api.url, person.token, bare)).status).toBe(422);
  }
  expect((await ask(stack.api.url, person.token, order())).status).toBe(200);
});

describe('refusals', () => {
  test.each([
    ['no topic', { tone: 'casual', platform: 'x' }, 'topicMissing'],
    ['an empty topic', order({ topic: '  \n ' }), 'topicMissing'],
    ['a topic of zero-width spaces', order({ topic: '\u200B\u200B \u2060' }), 'topicMissing'],
    ['a topic of control characters', order({ topic: '\u0000\u0007\u009F' }), 'topicMissing'],
    ['a topic of fillers', order({ topic: '\u3164\u2800\u00AD' }), 'topicMissing'],
    ['half a character as the topic', order({ topic: '\uD800' }), 'requestInvalid'],
    ['a topic of private letters', order({ topic: '\uE000\u{F0000}' }), 'topicMissing'],
    ['a topic that is no text', { ...order(), topic: 5 }, 'topicMissing'],
    ['a huge topic', order({ topic: 'a'.repeat(501) }), 'topicTooLong'],
    ['huge details', order({ details: 'a'.repeat(1001) }), 'detailsTooLong'],
    ['details that are no text', { ...order(), details: ['a'] }, 'requestInvalid'],
    ['an unknown tone', order({ tone: 'angry' }), 'requestInvalid'],
    ['an unknown platform', order({ platform: 'myspace' }), 'requestInvalid'],
    ['a prototype as platform', order({ platform: '__proto__' }), 'requestInvalid'],
    ['a temperature out of range', order({ temperature: 1.5 }), 'requestInvalid'],
    ['a length that is no phrase', order({ postLength: 'endless' }), 'requestInvalid'],
    ['a list', [], 'requestInvalid'],
  ] as const)('%s is one clear sentence with 400', async (_name, body, code) => {
    const person = await someone();
    const answer = await ask(stack.api.url, person.token, body);
    expect([answer.status, await answer.json()]).toEqual([400, { error: message(code), code }]);
    expect(await rows(person)).toHaveLength(0);
  });

  test('a visitor is asked to log in', async () => {
    const answer = await ask(stack.api.url, undefined, order());
    expect([answer.status, (await answer.json()).error]).toEqual([401, message('loginToGenerate')]);
  });

  test('a token that is not one of a user is refused', async () => {
    const tokens = ['nonsense', stack.pocketbase.service.password, 'a.b.c'];
    for (const token of tokens) {
      const answer = await ask(stack.api.url, token, order());
      expect([answer.status, (await answer.json()).error]).toEqual([
        401,
        message('sessionExpired'),
      ]);
    }
  });

  test('advanced settings of a free account are refused and nothing is held', async () => {
    const person = await someone();
    for (const advanced of [
      { temperature: 0.2 },
      { maxPosts: 10 },
      { postLength: rules.lengths[3].phrase },
    ]) {
      const answer = await ask(stack.api.url, person.token, order(advanced));
      expect([answer.status, (await answer.json()).error]).toEqual([
        403,
        message('advancedNeedsPremium'),
      ]);
    }
    const defaults = { temperature: 0.7, maxPosts: 5, postLength: rules.lengths[2].phrase };
    expect((await ask(stack.api.url, person.token, order(defaults))).status).toBe(200);
    expect(await rows(person)).toHaveLength(1);
  });

  test.each(premiumPlatforms)(
    '%s is refused to a free account before anything is held',
    async (id) => {
      const person = await someone();
      const refused = await ask(stack.api.url, person.token, order({ platform: id }));
      expect([refused.status, (await refused.json()).code]).toEqual([403, 'platformNeedsPremium']);
      expect(await rows(person)).toHaveLength(0);
      await givePremium(await asSuperuser(stack.pocketbase), person);
      const answer = await ask(stack.api.url, person.token, order({ platform: id }));
      const { posts } = (await answer.json()) as GenerateAnswer;
      expect([answer.status, posts.length]).toEqual([200, 1]);
      for (const { text } of posts) expect(isTooLong(text, id), text).toBe(false);
    },
  );

  test('a body that is no JSON, and one that is too large', async () => {
    const person = await someone();
    const send = (body: string) =>
      fetch(`${stack.api.url}/api/generate-openrouter`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
        body,
      });
    expect((await send('{"topic": ')).status).toBe(400);
    expect((await send('x'.repeat(140_000))).status).toBe(413);
  });

  test('a strange idempotency key', async () => {
    const person = await someone();
    const answer = await ask(stack.api.url, person.token, order(), { key: 'x' });
    expect(answer.status).toBe(400);
  });
});

test('the second route drops the advanced settings', async () => {
  const person = await someone();
  const answer = await ask(stack.api.url, person.token, order({ maxPosts: 10 }), {
    route: '/api/generate',
  });
  // They would be refused to a free account.
  expect(answer.status).toBe(200);
});

test('both routes take details, and the owner may read them', async () => {
  const person = await someone();
  const details = 'Two pots, \nfrom seed.';
  for (const route of ['/api/generate-openrouter', '/api/generate'] as const) {
    const answer = await ask(
      stack.api.url,
      person.token,
      order({ details: `\u200B ${details} ` }),
      {
        route,
      },
    );
    expect(answer.status).toBe(200);
  }
  expect((await rows(person)).map((row) => row.details)).toEqual([details, details]);
});

test('readiness tells of PocketBase, its absence and its return', async () => {
  const own = await startStack({ api: withoutPages });
  try {
    const ready = async () => {
      const answer = await fetch(`${own.api.url}/readyz`);
      return [answer.status, await answer.text()];
    };
    const writer = '"writer":{"offline":true}';
    const yes = [200, `{"ready":true,${writer}}`];
    const no = [503, `{"ready":false,${writer}}`];
    expect(await ready()).toEqual(yes);
    await own.pocketbase.kill();
    await expect.poll(ready).toEqual(no);
    expect((await fetch(`${own.api.url}/healthz`)).status).toBe(200);
    await own.pocketbase.restart();
    await expect.poll(ready).toEqual(yes);
  } finally {
    await own.stop();
  }
});

test('no token, password, address, topic or detail reaches the log', async () => {
  const person = await someone();
  const topic = `Secret plan ${randomUUID()}`;
  const details = `Secret detail ${randomUUID()}`;
  const before = stack.api.output().length;
  await ask(stack.api.url, person.token, order({ topic, details }));
  await expect.poll(() => stack.api.output().slice(before)).toContain('"answered"');
  const log = stack.api.output();
  for (const secret of [
    person.token,
    person.password,
    person.email,
    topic,
    details,
    stack.pocketbase.service.password,
  ]) {
    expect(log).not.toContain(secret);
  }
});
