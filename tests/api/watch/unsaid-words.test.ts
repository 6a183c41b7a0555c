import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Voice } from '#shared/contracts/voices.ts';
import { answers, type Plan, refuses, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts } from '#tests/fakes/openai/server.ts';
import { article } from '#tests/fakes/page-server.ts';
import { ask, givePremium, order, type Person, signUp } from '#tests/harness/people.ts';
import { secret, startWatched, type Watched } from './unsaid.ts';

let watched: Watched;
let person: Person;

beforeAll(async () => {
  watched = await startWatched();
});

afterAll(() => watched.stop());

beforeEach(async () => {
  person = await signUp(watched.stack.pocketbase);
  await givePremium(watched.stack.operator, person);
  watched.provider.script(saysPosts(cannedPosts));
});

async function post(path: string, body: object, key: string = randomUUID()): Promise<number> {
  const answer = await fetch(`${watched.stack.api.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${person.token}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const source = {
  address: `https://${secret}.example/${secret}?${secret}`,
  title: `${secret} title`,
  site: `${secret} site`,
  text: `${secret} was there. `.repeat(20),
};

async function voice(): Promise<string> {
  const body = {
    userId: person.id,
    name: `${secret} voice`,
    samples: [`${secret} one.`, `Two ${secret}.`, `Three ${secret}.`],
    never: [secret],
    always: [secret],
  };
  const { id } = await person.client.collection('voices').create<Voice>(body);
  return id;
}

/** Every way of failing in which a server says again what it was told, the key too. */
const failures: [string, (told: string) => Plan][] = [
  ['refuses', (told) => refuses(400, told)],
  ['refuses the key', (told) => refuses(401, told)],
  ['is out of order', (told) => refuses(500, told)],
  ['has an error in a good answer', (told) => answers(200, { error: { message: told } })],
  ['answers with a page', (told) => answers(200, `<html>${told}</html>`)],
  ['breaks off', (told) => saysPosts([told], { stopAt: 300 })],
  ['says no post', (told) => says(told.slice(0, 50))],
];

const machine = `${secret} is not just a road, it is a ritual. Let us delve into today's fast-paced world.`;

/** It quotes what it was asked, whatever that was. */
function quoting(plan: (told: string) => Plan): Plan {
  return (request) => plan(JSON.stringify([request.headers, request.path, request.body]))(request);
}

const words = async () =>
  order({
    topic: `${secret} topic`,
    details: `${secret} details`,
    source,
    voice: await voice(),
    platform: 'mastodon',
    ...{ mastodonServer: `${secret}.invalid` },
  });

test.each(failures)('a model that %s quotes nobody', async (_, plan) => {
  const { provider, stack } = watched;
  const key = randomUUID();
  expect((await ask(stack.api.url, person.token, order(), { key })).status).toBe(200);
  provider.script(quoting(plan));
  provider.requests.length = 0;
  const statuses = [
    (await ask(stack.api.url, person.token, await words())).status,
    await post('/api/refine', {
      ...{ action: 'instruct', instruction: `Say ${secret}.`, text: `A ${secret} post.`, source },
      ...{ tone: 'casual', platform: 'x', generation: key },
    }),
    await post('/api/mend', { text: machine, tone: 'casual', platform: 'x', language: 'en' }, key),
  ];
  // What is mended without a model is so then.
  expect(statuses).toEqual([502, 502, 200]);
  for (const { body } of provider.requests) expect(JSON.stringify(body)).toContain(secret);
  // Mending rests where the ones before failed.
  expect(provider.requests.length).toBeGreaterThanOrEqual(2);
  await watched.expectUnsaid();
});

test('a model that does what it is asked is not quoted', async () => {
  const { stack, provider } = watched;
  provider.script(saysPosts(cannedPosts.map((one) => `${secret} ${one}`)));
  const key = randomUUID();
  expect((await ask(stack.api.url, person.token, await words(), { key })).status).toBe(200);
  const posts = person.client.collection('posts');
  const draft = { userId: person.id, text: `${secret} post`, platform: 'x', tone: 'casual' };
  const { id } = await posts.create(draft);
  const anything = { words: secret, platform: '', after: '', limit: 5 };
  for (const [status, path, body] of [
    [
      200,
      'find-posts',
      { ...anything, tone: '', tag: '', voice: '', from: '', until: '', sort: 'newest' },
    ],
    [200, 'find-history', anything],
    [200, 'tag-posts', { ids: [id], add: [secret], remove: [] }],
    [204, 'keep-version', { post: id, text: secret, cause: 'edited', before: `${secret} post` }],
  ] as const) {
    expect([path, await post(`/pb/api/account/${path}`, body)]).toEqual([path, status]);
  }
  await watched.expectUnsaid(person.email, person.token);
});

test.each(failures)(
  'a member’s own model that %s quotes nobody either, and where it is and by which key stay unsaid',
  async (_, plan) => {
    const { theirs, stack } = watched;
    const { origin, host } = new URL(theirs.url);
    const key = `sk-${secret}-0123456789abWXYZ`;
    const wish = { address: `${origin}/${secret}/v1`, model: `${secret}/model`, key };
    theirs.script(quoting(plan));
    await post('/api/own-model', wish);
    theirs.script(says('Yes.'));
    expect(await post('/api/own-model', wish)).toBe(200);
    theirs.script(quoting(plan));
    expect((await ask(stack.api.url, person.token, await words())).status).toBe(422);
    expect(theirs.requests.at(-1)?.headers.authorization).toContain(secret);
    await watched.expectUnsaid(host, 'WXYZ');
  },
);

test('which pages are read, what stands on them and which Mastodon servers are asked stay unsaid', async () => {
  const { pages } = watched;
  const html = { 'Content-Type': 'text/html' };
  const statuses: number[] = [];
  for (const [status, headers, body] of [
    [200, html, article(`<meta name="author" content="${secret}">`, secret)],
    [500, html, secret],
    [302, { Location: `http://${secret}.invalid/${secret}` }, ''],
    [302, { Location: `http://[${secret}` }, ''],
    [200, { 'Content-Type': `text/${secret}` }, secret],
    [200, { 'Content-Type': `text/html; charset=${secret}` }, article()],
    [200, { ...html, 'Content-Encoding': secret }, secret],
    [200, { ...html, 'Content-Encoding': 'gzip' }, secret],
    [200, { 'Content-Type': 'application/pdf' }, `%PDF-1.7 ${secret}`],
    [200, { 'Content-Type': 'application/json' }, `${secret}`],
  ] as const) {
    person = await signUp(watched.stack.pocketbase);
    await givePremium(watched.stack.operator, person);
    pages.serve = (_, response) => void response.writeHead(status, headers).end(body);
    const address = `${pages.url}/${secret}?${secret}=${secret}`;
    statuses.push(await post('/api/source', { address }));
    statuses.push(await post('/api/mastodon-server', { server: pages.url }));
  }
  statuses.push(await post('/api/source', { address: `https://${secret}.invalid/` }));
  statuses.push(await post('/api/mastodon-server', { server: `@${secret}@${secret}.invalid` }));
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(pages.asked.length).toBeGreaterThan(15);
  await watched.expectUnsaid(new URL(pages.url).host);
});
