import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { LedgerCaller } from './ledger-caller.ts';

const { refinements: limit, refinementsPerDay } = rules.plans.free;
const fairUsePerDay = limit + 1;

let pb: RunningPocketbase;
let ledger: LedgerCaller;
let superuser: Awaited<ReturnType<typeof asSuperuser>>;
let person: Person;
let generation: string;

beforeAll(async () => {
  pb = await startPocketbase();
  ledger = await LedgerCaller.of(pb);
  superuser = await asSuperuser(pb);
});

afterAll(() => pb.stop());

async function generated(by: Person, changes: object = {}): Promise<string> {
  const key = randomUUID();
  const id = await ledger.held(by, { key, topic: 'Tea', details: 'Green', ...changes });
  await ledger.commit(id);
  return key;
}

beforeEach(async () => {
  person = await signUp(pb);
  generation = await generated(person);
});

async function refined(order: Parameters<typeof ledger.refine>[1]): Promise<string> {
  const answer = await ledger.refine(person, order);
  if (answer.outcome !== 'held') return answer.outcome;
  await ledger.commit(answer.id, '{"text":"Shorter."}');
  return answer.outcome;
}

async function refineAll(order: Parameters<typeof ledger.refine>[1]): Promise<string[]> {
  const outcomes: string[] = [];
  for (let time = 0; time <= limit; time += 1) outcomes.push(await refined(order));
  return outcomes;
}

/** What the page says before somebody asks. */
const leftFor = (about: object, { client } = person) =>
  client.send('/api/account/refinements-left', {
    method: 'POST',
    body: { generation: '', post: '', fairUsePerDay, ...about },
  });

const all = Array.from({ length: limit }, () => 'held');

test('a generation has its refinements, another one has its own, and the month is not charged', async () => {
  expect(await leftFor({ generation })).toEqual({ left: limit, shared: false, dayUsed: false });
  expect(await refineAll({ generation })).toEqual([...all, 'refinementsUsed']);
  expect(await leftFor({ generation })).toEqual({ left: 0, shared: false, dayUsed: false });
  expect(await refined({ generation: await generated(person) })).toBe('held');
  const allowance = await person.client.send('/api/account/allowance', {});
  expect(allowance).toMatchObject({ used: 2, left: rules.plans.free.generationsPerMonth - 2 });
});

test('what is held knows what the generation was about, in whose voice, and what is left', async () => {
  const samples = ['One.', 'Two.', 'Three.'];
  const voices = person.client.collection('voices');
  const { id } = await voices.create({ userId: person.id, name: 'Mine', samples });
  const key = await generated(person, { voice: id });
  expect(await ledger.refine(person, { generation: key })).toMatchObject({
    ...{ outcome: 'held', plan: 'free', topic: 'Tea', details: 'Green', left: limit - 1 },
    ...{ voice: { name: 'Mine' }, own: null },
  });
});

test('a saved post counts against the generation it is from', async () => {
  const draft = { userId: person.id, text: 'Tea.', platform: 'x', tone: 'casual' };
  const posts = person.client.collection('posts');
  const { id: post } = await posts.create({ ...draft, generationKey: generation });
  expect(await refined({ generation })).toBe('held');
  expect(await refineAll({ post })).toEqual([
    ...all.slice(1),
    'refinementsUsed',
    'refinementsUsed',
  ]);
});

test('posts that are from no generation share those of a month', async () => {
  const draft = { userId: person.id, text: 'Tea.', platform: 'x', tone: 'casual' };
  const { id: post } = await person.client.collection('posts').create(draft);
  expect(await refined({ post })).toBe('held');
  const outcomes = await refineAll({ generation: 'nobody knows it' });
  expect(outcomes.slice(-2)).toEqual(['sharedRefinementsUsed', 'sharedRefinementsUsed']);
  expect(await leftFor({ post })).toEqual({ left: 0, shared: true, dayUsed: false });
  expect(await refined({ generation })).toBe('held');
});

test('a post that was deleted meanwhile is not refined, and what was refined before is still there', async () => {
  const draft = { userId: person.id, text: 'Tea.', platform: 'x', tone: 'casual' };
  const posts = person.client.collection('posts');
  const { id: post } = await posts.create(draft);
  const key = randomUUID();
  expect(await refined({ post, key })).toBe('held');
  await posts.delete(post);
  expect(await refined({ post })).toBe('postGone');
  expect(await refined({ post, key })).toBe('replay');
  expect(await ledger.refine(person)).toMatchObject({ left: limit - 2 });
});

test('nobody refines at the cost of another account, whose posts and keys are unknown to them', async () => {
  const draft = { userId: person.id, text: 'Tea.', platform: 'x', tone: 'casual' };
  const posts = person.client.collection('posts');
  const { id: post } = await posts.create({ ...draft, generationKey: generation });
  const stranger = await signUp(pb);
  const unknown = { outcome: 'held', topic: '' };
  expect(await ledger.refine(stranger, { generation })).toMatchObject(unknown);
  expect(await ledger.refine(stranger, { post })).toEqual({ outcome: 'postGone' });
  expect(await leftFor({ post }, stranger)).toMatchObject({ left: null, dayUsed: false });
  expect(await refineAll({ generation })).toEqual([...all, 'refinementsUsed']);
  expect(await ledger.refine({ token: 'none' })).toEqual({ outcome: 'unauthenticated' });
});

test('one that failed costs nothing, but no day has more than so many starts', async () => {
  for (let start = 0; start < refinementsPerDay; start += 1) {
    const answer = await ledger.refine(person, { generation });
    if (answer.outcome !== 'held') throw new Error(answer.outcome);
    expect(answer.left).toBe(limit - 1);
    expect(await leftFor({ generation })).toMatchObject({
      dayUsed: start === refinementsPerDay - 1,
    });
    await ledger.release(answer.id);
  }
  expect(await leftFor({ generation })).toEqual({ left: limit, shared: false, dayUsed: true });
  expect(await refined({ generation })).toBe('startsUsed');
  // A generation's own starts are others.
  expect(await ledger.hold(person)).toMatchObject({ outcome: 'held' });
});

test('what no writer began costs no start either', async () => {
  const answer = await ledger.refine(person, { generation });
  if (answer.outcome !== 'held') throw new Error(answer.outcome);
  await ledger.release(answer.id, false);
  const rows = await superuser.collection('generation_returns').getFullList();
  expect(rows.filter(({ userId }) => userId === person.id)).toEqual([]);
});

test('the same key is one refinement, and brings the same text', async () => {
  const order = { generation, key: randomUUID() };
  const held = await ledger.refine(person, order);
  if (held.outcome !== 'held') throw new Error(held.outcome);
  expect(await ledger.refine(person, order)).toEqual({ outcome: 'running' });
  await ledger.commit(held.id, '{"text":"Shorter."}');
  const replay = { outcome: 'replay', result: '{"text":"Shorter."}', left: limit - 1 };
  expect(await ledger.refine(person, order)).toMatchObject(replay);
  const other = { ...order, bodyHash: 'another' };
  expect(await ledger.refine(person, other)).toEqual({ outcome: 'mismatch' });
});

test('a hold that ran out gives its place to the next one', async () => {
  for (let time = 0; time < limit; time += 1) await ledger.refine(person, { generation });
  expect(await refined({ generation })).toBe('refinementsUsed');
  const held = superuser.filter('userId = {:id} && state = "held"', { id: person.id });
  const generations = superuser.collection('generations');
  for (const { id } of await generations.getFullList({ filter: held })) {
    await generations.update(id, { expires: '2020-01-01 00:00:00.000Z' });
  }
  expect(await refined({ generation })).toBe('held');
});

test('Premium has no end of them but fair use', async () => {
  await givePremium(superuser, person);
  for (let time = 0; time < fairUsePerDay; time += 1) {
    expect(await leftFor({ generation })).toEqual({ left: null, shared: false, dayUsed: false });
    const answer = await ledger.refine(person, { generation, fairUsePerDay });
    expect(answer).toMatchObject({ outcome: 'held', left: null, limit: null });
  }
  expect(await leftFor({ generation })).toMatchObject({ dayUsed: true });
  for (const more of [fairUsePerDay + 1, null]) {
    const order = { generation, fairUsePerDay: more };
    expect(await leftFor(order)).toMatchObject({ dayUsed: false });
    expect(await ledger.refine(person, order)).toMatchObject({ outcome: 'held' });
  }
  expect(await ledger.refine(person, { generation, fairUsePerDay })).toEqual({
    outcome: 'startsUsed',
  });
});

test('a generation that is still written, another plan’s platform and a full site are refused', async () => {
  const key = randomUUID();
  await ledger.held(person, { key });
  const refused = [
    [{ generation: key }, 'running'],
    [{ generation, platform: 'bluesky' }, 'platformRefused'],
    [{ generation, sitePerDay: 0 }, 'siteUsed'],
  ] as const;
  for (const [order, outcome] of refused) expect(await refined(order)).toBe(outcome);
});

test('what a model that is gone wrote uncounted, the site’s does not refine', async () => {
  const filter = superuser.filter('key = {:generation}', { generation });
  const generations = superuser.collection('generations');
  const row = await generations.getFirstListItem(filter);
  await generations.update(row.id, { uncounted: true, ownModel: 'mine', slot: 0 });
  expect(await refined({ generation, ownModels: true })).toBe('ownModelGone');
});

test('a refinement is no generation: none of its posts is mended, or saved, by its key', async () => {
  const key = randomUUID();
  expect(await refined({ generation, key })).toBe('held');
  expect(await ledger.mend(person, key)).toEqual({ outcome: 'mendUnknown' });
  const draft = { userId: person.id, text: 'Tea.', platform: 'x', tone: 'casual' };
  const saved = await person.client.collection('posts').create({ ...draft, generationKey: key });
  expect(saved).toMatchObject({ generation: '', writer: '' });
});

test('64 at once: exactly the limit is held', async () => {
  const asked = Array.from({ length: 64 }, () => ledger.refine(person, { generation }));
  const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(limit);
});

test('refinements are not seen in the list of what somebody generated in the month', async () => {
  await givePremium(superuser, person);
  await refined({ generation });
  expect(await person.client.send('/api/account/allowance', {})).toMatchObject({ used: 1 });
});
