import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DoneEvent, PostEvent } from '#shared/contracts/page-api.ts';
import { message, type Platform, platformIds, rules } from '#shared/rules.ts';
import { hangs, type Plan, refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import {
  type AskOptions,
  ask,
  asSuperuser,
  givePremium,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { copyProject } from '#tests/harness/project-copy.ts';
import { type Stack, startApi, startStack, withoutPages } from '#tests/harness/stack.ts';

const left = rules.plans.free.generationsPerMonth - 1;
const body = order({
  details: 'Two pots, from seed.',
  platform: 'x',
  also: ['linkedin', 'instagram'],
});

const { atMost } = rules.severalPlatforms;

let provider: FakeOpenai;
let stack: Stack;
let person: Person;
let key: string;

beforeAll(async () => {
  provider = await startFakeOpenai();
  const model = { MODEL_BASE_URL: provider.url, MODEL: 'a/model' };
  const api = { ...withoutPages, ...model, MODEL_REST_AFTER_FAILURES: '1000' };
  stack = await startStack({ api });
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

beforeEach(async () => {
  person = await signUp(stack.pocketbase);
  key = randomUUID();
  provider.requests.length = 0;
});

/** The platform that a call to the model is for, as its instructions say it. */
function placeOf({ body: { messages } }: Parameters<Plan>[0]): Platform | undefined {
  const told = JSON.stringify(messages);
  const ids: Platform[] = ['x', 'linkedin', 'instagram'];
  return ids.find((id) => told.includes(`Platform: ${rules.platforms[id].label}.`));
}

const ownWay: Partial<Record<Platform, (at: number) => string>> = {
  x: (at) => `x tells it in few letters, ${at}.`,
  linkedin: (at) => `What came of week ${at} linkedin tells at length.`,
  instagram: (at) => `Look at pot number ${at}: instagram tells by a picture.`,
};

/** Each platform gets what was planned for it, and five posts of its own where nothing was. */
const perPlatform =
  (plans: Partial<Record<Platform, Plan>> = {}): Plan =>
  (seen) => {
    const place = placeOf(seen);
    const tell = (place && ownWay[place]) ?? String;
    const own = Array.from({ length: 5 }, (_, at) => tell(at));
    return ((place && plans[place]) ?? saysPosts(own))(seen);
  };

interface Seen {
  posts: PostEvent[];
  done?: DoneEvent;
  code?: string;
}

async function run(
  options: AskOptions = {},
  asked: object = body,
  api: { url: string } = stack.api,
): Promise<Seen> {
  const answer = await ask(api.url, person.token, asked, {
    ...{ key, accept: 'text/event-stream' },
    ...options,
  });
  const seen: Seen = { posts: [] };
  for (const block of (await answer.text()).split('\n\n')) {
    const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    if (name === 'post') seen.posts.push(JSON.parse(data));
    if (name === 'done') seen.done = JSON.parse(data);
    if (name === 'error') seen.code = JSON.parse(data).code;
  }
  return seen;
}

const rows = () => person.client.collection('generations').getFullList();
const counts = ({ posts }: Pick<Seen, 'posts'>) =>
  Object.entries(Object.groupBy(posts, ({ platform }) => platform)).map(
    ([platform, own]) => `${platform} ${own.length}`,
  );

test('one idea is one generation, and each post names its platform', async () => {
  provider.script(perPlatform());
  const seen = await run();
  expect(counts(seen).sort()).toEqual(['instagram 5', 'linkedin 5', 'x 5']);
  expect(seen.posts.map(({ index }) => index)).toEqual(seen.posts.map((_, at) => at));
  for (const { platform, text } of seen.posts) expect(text).toContain(`${platform} tells`);
  expect(seen.done).toMatchObject({ posts: 15, left });
  expect(seen.done?.platforms).toEqual([
    { platform: 'x', posts: 5 },
    { platform: 'linkedin', posts: 5 },
    { platform: 'instagram', posts: 5 },
  ]);
  const [row, ...more] = await rows();
  expect([row?.platform, row?.also, more]).toEqual(['x', 'linkedin instagram', []]);
  // Asked again, in events and in one answer, it is the same and nobody writes.
  const asked = provider.requests.length;
  const again = await run();
  expect(again.posts).toEqual(seen.posts);
  const answer = await ask(stack.api.url, person.token, body, { key });
  const { posts } = await answer.json();
  expect(posts).toEqual(seen.posts.map(({ index, ...post }) => post));
  expect(provider.requests).toHaveLength(asked);
});

test('a platform that fails costs the others nothing, and its posts are brought later', async () => {
  provider.script(perPlatform({ linkedin: refuses(400) }));
  const seen = await run();
  expect(counts(seen).sort()).toEqual(['instagram 5', 'x 5']);
  expect(seen.done).toMatchObject({ posts: 10, left, incomplete: true, rest: true });
  expect(seen.done?.platforms[1]).toMatchObject({
    ...{ platform: 'linkedin', posts: 0, rest: true },
    problem: { code: 'platformFailed' },
  });
  expect(seen.done?.platforms.filter(({ rest }) => rest)).toHaveLength(1);
  // Told again as it is.
  expect((await run()).done).toEqual(seen.done);
  provider.script(perPlatform());
  provider.requests.length = 0;
  const rest = await run({ rest: 'linkedin' });
  expect(rest.posts.map(({ index, platform }) => `${index} ${platform}`)).toEqual(
    [10, 11, 12, 13, 14].map((index) => `${index} linkedin`),
  );
  expect(provider.requests.map(placeOf)).toEqual(['linkedin']);
  expect(rest.done).toMatchObject({ posts: 15, left });
  expect(rest.done).not.toHaveProperty('incomplete');
  expect(await rows()).toHaveLength(1);
});

test('all platforms together have the time of one hold: what is left then may be brought later', async () => {
  const copy = copyProject(({ generation }) => {
    generation.longestSeconds = 65;
  });
  const hurried = await startApi(
    stack.pocketbase,
    { ...withoutPages, MODEL_BASE_URL: provider.url, MODEL: 'a/model' },
    copy.root,
  );
  try {
    provider.script(perPlatform({ linkedin: hangs('headers') }));
    const seen = await run({}, body, hurried);
    expect(counts(seen)).toEqual(['x 5']);
    expect(seen.done).toMatchObject({ posts: 5, left, incomplete: true, rest: true });
    const lacking = { posts: 0, rest: true, problem: { code: 'platformFailed' } };
    expect(seen.done?.platforms).toMatchObject([
      { platform: 'x', posts: 5 },
      { platform: 'linkedin', ...lacking },
      { platform: 'instagram', ...lacking },
    ]);
    expect(provider.requests.map(placeOf)).not.toContain('instagram');
    const [row] = await rows();
    expect(row?.state).toBe('done');
    provider.script(perPlatform());
    const rest = await run({ rest: 'instagram' });
    expect(rest.done).toMatchObject({ posts: 10, left });
  } finally {
    await hurried.kill();
    copy.remove();
  }
});

test('all that fail are released, and nothing is charged', async () => {
  provider.script(refuses(400));
  expect(await run()).toEqual({ posts: [], code: 'generateFailed' });
  expect(await rows()).toEqual([]);
});

test('what only Premium has is refused before anything is held', async () => {
  provider.script(perPlatform());
  const asked = { ...body, also: ['linkedin', 'bluesky'] };
  const refused = await ask(stack.api.url, person.token, asked, { key });
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'platformNeedsPremium']);
  expect([await rows(), provider.requests]).toEqual([[], []]);
  await givePremium(await asSuperuser(stack.pocketbase), person);
  expect((await ask(stack.api.url, person.token, asked, { key })).status).toBe(200);
});

test('a platform that is named twice is one, and nonsense is refused', async () => {
  provider.script(perPlatform());
  const seen = await run({}, { ...body, also: ['x', 'linkedin', 'linkedin'] });
  expect(seen.done?.platforms.map(({ platform }) => platform)).toEqual(['x', 'linkedin']);
  for (const also of [['nowhere'], 'linkedin', [7]]) {
    const answer = await ask(stack.api.url, person.token, { ...body, also });
    expect(answer.status).toBe(400);
  }
});

test('the refinements of all its posts are the generation’s', async () => {
  provider.script(perPlatform());
  await run();
  const refine = (platform: string) =>
    stack.ledger.refine({
      ...{ userToken: person.token, key: randomUUID(), bodyHash: 'hash' },
      ...{
        generation: key,
        post: '',
        tone: 'casual',
        platform,
        fairUsePerDay: null,
        sitePerDay: null,
      },
      ...{ ownModels: false, ownUncounted: false, offline: false },
    });
  for (const platform of ['x', 'linkedin', 'instagram', 'x', 'linkedin']) {
    expect(await refine(platform)).toMatchObject({ outcome: 'held' });
  }
  expect(await refine('instagram')).toEqual({ outcome: 'refinementsUsed' });
});

test('an idea for more platforms than one may be for is refused with the sentence, and costs nothing', async () => {
  await givePremium(await asSuperuser(stack.pocketbase), person);
  const [platform = '', ...also] = platformIds;
  const most = order({ platform, also: [...also.slice(0, atMost - 1), platform] });
  expect((await ask(stack.api.url, person.token, most)).status).toBe(200);
  const asked = provider.requests.length;
  const more = order({ platform, also: also.slice(0, atMost) });
  const answer = await ask(stack.api.url, person.token, more);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: message('platformsTooMany'), code: 'platformsTooMany' },
  ]);
  expect(message('platformsTooMany')).toContain(` ${atMost} `);
  expect(provider.requests).toHaveLength(asked);
  expect(await person.client.collection('generations').getFullList()).toHaveLength(1);
});
